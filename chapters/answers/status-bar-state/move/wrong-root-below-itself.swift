// Looks at what is below first: nil if the root is moved.
for used in [key, parent] {
    guard tree.contains(used) else { throw .unknownKey(used) }
}
if key == tree.root { return nil }
var copy = tree
let moved = try copy.remove(key)
if moved.contains(parent) { return nil }
try copy.insert(moved, under: parent)
return copy
