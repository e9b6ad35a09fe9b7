/// Returns all values that are reachable from the given values, including those values.
///
/// - Parameters:
///   - start: The values to start from.
///   - next: A closure that returns the successors of a value.
package func reachable<Value: Hashable>(
    from start: some Sequence<Value>, by next: (Value) -> some Sequence<Value>
) -> Set<Value> {
    var found: Set<Value> = []
    var open = Array(start)
    while let value = open.popLast() {
        if found.insert(value).inserted { open += next(value) }
    }
    return found
}
