// Selects the first state below it as well, as if the page were opened anew.
var revealed = tree
var next: StatusBarTree.Key? = key
while let shown = next {
    try revealed.show(shown)
    next = tree.parent(of: shown)
}
if let first = tree.children(of: key).first { try revealed.show(first) }
return revealed
