// Shows the state itself, and loses what is below it.
var revealed = tree
var next: StatusBarTree.Key? = key
while let shown = next {
    try revealed.show(shown)
    next = tree.parent(of: shown)
}
for child in tree.children(of: key) { try revealed.remove(child) }
return revealed
