// The root's error comes before that of an unknown parent.
guard contains(key) else { throw .unknownKey(key) }
guard key != root else { throw .rootStays }
guard contains(parent) else { throw .unknownKey(parent) }
var above: Key? = parent
while let next = above {
    if next == key { return false }
    above = self.parent(of: next)
}
try insert(take(key), under: parent)
return true
