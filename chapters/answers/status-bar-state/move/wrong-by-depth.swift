// Only a state that is higher up can take another in, it thinks.
for used in [key, parent] {
    guard tree.contains(used) else { throw .unknownKey(used) }
}
guard key != tree.root else { throw .rootStays }
func depth(_ key: StatusBarTree.Key) -> Int { tree.parent(of: key).map { depth($0) + 1 } ?? 0 }
if depth(parent) >= depth(key) { return nil }
var copy = tree
try copy.insert(copy.remove(key), under: parent)
return copy
