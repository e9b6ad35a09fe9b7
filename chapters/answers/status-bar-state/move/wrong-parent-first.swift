// The unknown parent is looked for before the unknown state.
for used in [parent, key] {
    guard tree.contains(used) else { throw .unknownKey(used) }
}
var copy = tree
let moved = try copy.remove(key)
if moved.contains(parent) { return nil }
try copy.insert(moved, under: parent)
return copy
