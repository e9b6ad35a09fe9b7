// Is a child of both.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
guard key != root else { throw .rootStays }
var above: Key? = parent
while let next = above {
    if next == key { return false }
    above = self.parent(of: next)
}
attach(key, to: parent)
return true
