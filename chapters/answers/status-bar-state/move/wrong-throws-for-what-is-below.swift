// An error in place of nil.
for used in [key, parent] {
    guard tree.contains(used) else { throw .unknownKey(used) }
}
var copy = tree
let moved = try copy.remove(key)
try copy.insert(moved, under: parent)
return copy
