// Takes the selection of the new parent.
for used in [key, parent] {
    guard tree.contains(used) else { throw .unknownKey(used) }
}
guard key != tree.root else { throw .rootStays }
var above: StatusBarTree.Key? = parent
while let next = above {
    if next == key { return nil }
    above = tree.parent(of: next)
}
var copy = tree
try copy.insert(copy.remove(key), under: parent)
try copy.show(key)
return copy
