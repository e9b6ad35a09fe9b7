/// What a basic symbol is made of: a constant and multiples of symbols that are not basic.
///
/// The order of a dictionary is a matter of chance; nothing may depend on it. Sums into different cells do not, and
/// whoever chooses a cell takes the least symbol of those that are equally good.
struct Row: Equatable, Sendable {
    var constant: Double
    /// No coefficient is 0.
    private(set) var cells: [Symbol: Double] = [:]

    init(constant: Double = 0) {
        self.constant = constant
    }

    subscript(symbol: Symbol) -> Double {
        cells[symbol] ?? 0
    }

    /// What adding to a cell did to it.
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

    /// Takes a cell out and says what its coefficient was.
    mutating func remove(_ symbol: Symbol) -> Double {
        cells.removeValue(forKey: symbol) ?? 0
    }

    func scaled(by factor: Double) -> Row {
        var row = self
        row.constant *= factor
        row.cells = cells.mapValues { $0 * factor }
        return row
    }

    /// The symbol that the row can best be solved for: the one with the largest coefficient, whatever its sign.
    var largestPivotable: Symbol? {
        let pivotable = cells.filter(\.key.isPivotable)
        return pivotable.min { (-abs($0.value), $0.key) < (-abs($1.value), $1.key) }?.key
    }

    /// `basic = row`, written as `symbol = …`.
    func solved(for symbol: Symbol, insteadOf basic: Symbol) -> Row {
        var row = self
        let coefficient = row.remove(symbol)
        row.cells[basic] = -1
        return row.scaled(by: -1 / coefficient)
    }

    /// `0 = row`, written as `symbol = …`.
    func solved(for symbol: Symbol) -> Row {
        var row = self
        let coefficient = row.remove(symbol)
        return row.scaled(by: -1 / coefficient)
    }
}
