// Looks one level down only.
for used in [key, parent] {
    guard tree.contains(used) else { throw .unknownKey(used) }
}
guard key != tree.root else { throw .rootStays }
if key == parent || tree.parent(of: parent) == key { return nil }
var copy = tree
try copy.insert(copy.remove(key), under: parent)
return copy
