guard tree.contains(key) else { return tree }
var revealed = tree
var next: StatusBarTree.Key? = key
while let shown = next {
    try revealed.show(shown)
    next = tree.parent(of: shown)
}
return revealed
