// Looks at what is below first: false where the root is moved.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
var above: Key? = parent
while let next = above {
    if next == key { return false }
    above = self.parent(of: next)
}
guard key != root else { throw .rootStays }
try insert(take(key), under: parent)
return true
