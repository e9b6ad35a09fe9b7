// Stops at a state that is on the path, and forgets that the state itself isn't selected there.
var revealed = tree
var next: StatusBarTree.Key? = key
while let shown = next, !tree.path.contains(tree.parent(of: shown) ?? shown) {
    try revealed.show(shown)
    next = tree.parent(of: shown)
}
guard tree.contains(key) else { throw .unknownKey(key) }
return revealed
