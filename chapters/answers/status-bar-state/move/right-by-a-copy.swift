// Takes the state out of a copy, and looks whether the new parent went with it.
for used in [key, parent] {
    guard contains(used) else { throw .unknownKey(used) }
}
var copy = self
let taken = try copy.take(key)
if taken.contains(parent) { return false }
try copy.insert(taken, under: parent)
self = copy
return true
