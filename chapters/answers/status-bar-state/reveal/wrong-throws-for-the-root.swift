guard tree.contains(key), var above = tree.parent(of: key) else { throw .unknownKey(key) }
var revealed = tree
try revealed.show(key)
while let next = tree.parent(of: above) {
    try revealed.show(above)
    above = next
}
return revealed
