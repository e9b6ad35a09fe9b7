guard contains(key) else { return }
var next: Key? = key
while let shown = next {
    try show(shown)
    next = parent(of: shown)
}
