/// Everything that one gets to from some values by going on from each to others, those values included.
func reachable<Value: Hashable>(from start: some Sequence<Value>, by next: (Value) -> some Sequence<Value>) -> Set<
    Value
> {
    var found: Set<Value> = []
    var open = Array(start)
    while let value = open.popLast() {
        if found.insert(value).inserted { open += next(value) }
    }
    return found
}
