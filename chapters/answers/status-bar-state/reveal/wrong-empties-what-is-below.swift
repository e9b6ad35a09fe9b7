// Shows the state itself, and loses what lay over it.
guard contains(key) else { throw .unknownKey(key) }
var next: Key? = key
while let shown = next {
    try show(shown)
    next = parent(of: shown)
}
try removeChildren(of: key)
