// Looks at the state itself, and not at what is below it.
for used in [key, parent] {
    guard tree.contains(used) else { throw .unknownKey(used) }
}
guard key != tree.root else { throw .rootStays }
if key == parent { return nil }
var copy = tree
let moved = try copy.remove(key)
try copy.insert(moved, under: copy.contains(parent) ? parent : copy.root)
return copy
