/// Returns the values that are reachable from themselves.
///
/// Each value and each successor is visited once, and not recursively, so that a chain can have any length.
///
/// - Parameter next: The successors of each value.
func valuesOnCycles<Value: Hashable>(_ next: [Value: Set<Value>]) -> Set<Value> {
    // The algorithm of Tarjan, which finds the strongly connected components.
    var (index, low): ([Value: Int], [Value: Int]) = ([:], [:])
    var (stack, onStack): ([Value], Set<Value>) = ([], [])
    var found: Set<Value> = []
    for root in next.keys where index[root] == nil {
        var open: [(value: Value, rest: Set<Value>.Iterator)] = []
        func enter(_ value: Value) {
            (index[value], low[value]) = (index.count, index.count)
            stack.append(value)
            onStack.insert(value)
            open.append((value, (next[value] ?? []).makeIterator()))
        }
        enter(root)
        while let value = open.last?.value {
            if let successor = open[open.count - 1].rest.next() {
                if index[successor] == nil {
                    enter(successor)
                } else if onStack.contains(successor) {
                    low[value] = min(low[value]!, index[successor]!)
                }
                continue
            }
            open.removeLast()
            if let parent = open.last?.value { low[parent] = min(low[parent]!, low[value]!) }
            guard low[value] == index[value] else { continue }
            let component = stack[stack.lastIndex(of: value)!...]
            if component.count > 1 || next[value]?.contains(value) == true { found.formUnion(component) }
            onStack.subtract(component)
            stack.removeLast(component.count)
        }
    }
    return found
}
