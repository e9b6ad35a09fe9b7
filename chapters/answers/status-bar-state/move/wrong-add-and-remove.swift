// Loses what is below it, and its key.
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
try copy.add(tree.name(of: key) ?? "", tree.state(of: key) ?? BarState(), under: parent)
try copy.remove(key)
return copy
