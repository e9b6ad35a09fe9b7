// Takes it out of a copy, and so the tree still has it.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
guard key != root else { throw .rootStays }
var above: Key? = parent
while let next = above {
    if next == key { return false }
    above = self.parent(of: next)
}
var copy = self
try insert(copy.take(key), under: parent)
return true
