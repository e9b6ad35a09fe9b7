/// The function to minimize: the costs of the symbols that aren't basic.
struct Objective: Equatable, Sendable {
    /// The costs of the symbols. No cost is zero.
    private var costs: [Symbol: Cost] = [:]
    /// The symbols whose cost may have become negative since the last search. Only these need to be examined.
    private var suspects: Set<Symbol> = []

    subscript(symbol: Symbol) -> Cost {
        costs[symbol] ?? Cost()
    }

    /// Increases the cost of a unit of the symbol, or decreases it if the factor is negative.
    mutating func add(_ cost: Cost, times factor: Double = 1, of symbol: Symbol) {
        costs[symbol, default: Cost()].add(cost, times: factor)
        suspects.insert(symbol)
        if self[symbol].isZero { costs[symbol] = nil }
    }

    mutating func add(_ cost: Cost, times factor: Double = 1, of row: Row) {
        for (symbol, coefficient) in row.cells { add(cost, times: coefficient * factor, of: symbol) }
    }

    /// Replaces a symbol that becomes basic with its row.
    mutating func substitute(_ row: Row, for symbol: Symbol) {
        suspects.remove(symbol)
        guard let cost = costs.removeValue(forKey: symbol) else { return }
        add(cost, of: row)
    }

    /// Removes a symbol that no longer exists.
    mutating func forget(_ symbol: Symbol) {
        costs[symbol] = nil
        suspects.remove(symbol)
    }

    /// Returns the symbol whose increase reduces the total cost: the least of those whose cost is negative.
    mutating func cheapening() -> Symbol? {
        suspects = suspects.filter { $0.isPivotable && self[$0].isNegative }
        return suspects.min()
    }
}
