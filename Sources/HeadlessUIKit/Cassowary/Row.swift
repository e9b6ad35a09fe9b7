/// The value of a basic symbol: a constant and multiples of symbols that aren't basic.
///
/// The order of a dictionary is random, so no result may depend on it. Sums into different cells don't. Code that
/// chooses a cell takes the least symbol of those that are equally good.
struct Row: Equatable, Sendable {
    var constant: Double
    /// The coefficients of the symbols. No coefficient is 0.
    private(set) var cells: [Symbol: Double] = [:]

    init(constant: Double = 0) {
        self.constant = constant
    }

    subscript(symbol: Symbol) -> Double {
        cells[symbol] ?? 0
    }

    /// The effect of an addition on a cell.
    enum CellChange {
        case none, appeared, vanished
    }

    @discardableResult
    mutating func add(_ coefficient: Double, of symbol: Symbol) -> CellChange {
        guard let old = cells[symbol] else {
            guard abs(coefficient) > Tolerance.rounding else { return .none }
            cells[symbol] = coefficient
            return .appeared
        }
        let new = old + coefficient
        guard abs(new) > Tolerance.rounding else {
            cells[symbol] = nil
            return .vanished
        }
        cells[symbol] = new
        return .none
    }

    mutating func add(_ other: Row, times factor: Double) {
        constant += other.constant * factor
        for (symbol, coefficient) in other.cells { add(coefficient * factor, of: symbol) }
    }

    /// Removes a cell and returns its coefficient.
    mutating func remove(_ symbol: Symbol) -> Double {
        cells.removeValue(forKey: symbol) ?? 0
    }

    func scaled(by factor: Double) -> Row {
        var row = self
        row.constant *= factor
        row.cells = cells.mapValues { $0 * factor }
        return row
    }

    /// The symbol that the row can best be solved for: the one whose coefficient has the largest absolute value.
    var largestPivotable: Symbol? {
        let pivotable = cells.filter(\.key.isPivotable)
        return pivotable.min { (-abs($0.value), $0.key) < (-abs($1.value), $1.key) }?.key
    }

    /// Returns `basic = row`, solved for a symbol: `symbol = …`.
    func solved(for symbol: Symbol, insteadOf basic: Symbol) -> Row {
        var row = self
        let coefficient = row.remove(symbol)
        row.cells[basic] = -1
        return row.scaled(by: -1 / coefficient)
    }

    /// Returns `0 = row`, solved for a symbol: `symbol = …`.
    func solved(for symbol: Symbol) -> Row {
        var row = self
        let coefficient = row.remove(symbol)
        return row.scaled(by: -1 / coefficient)
    }
}
