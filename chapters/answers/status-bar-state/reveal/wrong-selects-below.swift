// Forgets what was selected below: the first of the children is.
guard contains(key) else { throw .unknownKey(key) }
var next: Key? = key
while let shown = next {
    try show(shown)
    next = parent(of: shown)
}
let first = nodes[key]?.children.first
nodes[key]?.selected = first
