// Takes it out of another copy, so the first one has it twice, or refuses it.
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
var other = tree
let moved = try other.remove(key)
try copy.insert(moved, under: parent)
return copy
