/// What is to be as little as possible: the costs of the symbols that are not basic.
struct Objective: Equatable, Sendable {
    /// No cost is zero.
    private var costs: [Symbol: Cost] = [:]
    /// All symbols whose cost may have become negative since somebody looked: nobody has to look at the others.
    private var suspects: Set<Symbol> = []

    subscript(symbol: Symbol) -> Cost {
        costs[symbol] ?? Cost()
    }

    /// A unit of the symbol costs more, or less if the factor is negative.
    mutating func add(_ cost: Cost, times factor: Double = 1, of symbol: Symbol) {
        costs[symbol, default: Cost()].add(cost, times: factor)
        suspects.insert(symbol)
        if self[symbol].isZero { costs[symbol] = nil }
    }

    mutating func add(_ cost: Cost, times factor: Double = 1, of row: Row) {
        for (symbol, coefficient) in row.cells { add(cost, times: coefficient * factor, of: symbol) }
    }

    /// The symbol becomes basic.
    mutating func substitute(_ row: Row, for symbol: Symbol) {
        suspects.remove(symbol)
        guard let cost = costs.removeValue(forKey: symbol) else { return }
        add(cost, of: row)
    }

    /// The symbol is no more.
    mutating func forget(_ symbol: Symbol) {
        costs[symbol] = nil
        suspects.remove(symbol)
    }

    /// The symbol that should grow to make the whole cheaper: the least of those whose cost is negative.
    mutating func cheapening() -> Symbol? {
        suspects = suspects.filter { $0.isPivotable && self[$0].isNegative }
        return suspects.min()
    }
}
