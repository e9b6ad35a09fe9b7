// The root's error comes before that of an unknown parent.
guard tree.contains(key) else { throw .unknownKey(key) }
guard key != tree.root else { throw .rootStays }
guard tree.contains(parent) else { throw .unknownKey(parent) }
var copy = tree
let moved = try copy.remove(key)
if moved.contains(parent) { return nil }
try copy.insert(moved, under: parent)
return copy
