// Does nothing where the new parent is the old one.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
guard key != root else { throw .rootStays }
var above: Key? = parent
while let next = above {
    if next == key { return false }
    above = self.parent(of: next)
}
if self.parent(of: key) == parent { return true }
try insert(take(key), under: parent)
return true
