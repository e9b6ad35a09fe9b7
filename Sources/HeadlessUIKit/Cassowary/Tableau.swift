/// The constraints as equations, each solved for one symbol: its basic one.
///
/// A symbol that is not basic is 0, so a basic one has the value of its row's constant. Rows of external symbols say
/// what the variables are. In the rows of all others there is no external symbol, and their constants are at least 0:
/// then the tableau is feasible.
struct Tableau: Equatable, Sendable {
    private(set) var rows: [Symbol: Row] = [:]
    /// Which rows have a symbol that is not basic, by their basic symbols: what depends on a symbol is found without
    /// looking at every row.
    private(set) var columns: [Symbol: Set<Symbol>] = [:]
    /// All basic symbols whose rows may have become infeasible since somebody looked.
    private var suspects: Set<Symbol> = []

    /// The value of a symbol.
    subscript(symbol: Symbol) -> Double {
        rows[symbol]?.constant ?? 0
    }

    func rows(with symbol: Symbol) -> Set<Symbol> {
        columns[symbol] ?? []
    }

    mutating func insert(_ row: Row, for basic: Symbol) {
        for symbol in row.cells.keys { columns[symbol, default: []].insert(basic) }
        rows[basic] = row
    }

    @discardableResult
    mutating func remove(_ basic: Symbol) -> Row? {
        guard let row = rows.removeValue(forKey: basic) else { return nil }
        for symbol in row.cells.keys { removeFromColumn(symbol, basic) }
        suspects.remove(basic)
        return row
    }

    /// Takes a symbol that is 0 for ever out of all rows.
    mutating func forget(_ symbol: Symbol) {
        for basic in columns.removeValue(forKey: symbol) ?? [] { _ = rows[basic]?.remove(symbol) }
    }

    /// The restricted symbol that is negative: the least, if there are several.
    mutating func infeasible() -> Symbol? {
        suspects = suspects.filter { self[$0] < -Tolerance.rounding }
        return suspects.min()
    }

    /// Puts what a symbol is made of wherever it stands: it becomes basic.
    mutating func substitute(_ row: Row, for symbol: Symbol) {
        for basic in columns.removeValue(forKey: symbol) ?? [] {
            let factor = rows[basic]!.remove(symbol)
            Self.add(row, times: factor, to: &rows[basic]!, of: basic, columns: &columns)
            if basic.isRestricted, rows[basic]!.constant < 0 { suspects.insert(basic) }
        }
    }

    /// Adds to the constant of a row.
    mutating func add(_ amount: Double, to basic: Symbol) {
        rows[basic]!.constant += amount
        if basic.isRestricted, rows[basic]!.constant < 0 { suspects.insert(basic) }
    }

    private static func add(
        _ row: Row, times factor: Double, to target: inout Row, of basic: Symbol, columns: inout [Symbol: Set<Symbol>]
    ) {
        target.constant += row.constant * factor
        for (symbol, coefficient) in row.cells {
            switch target.add(coefficient * factor, of: symbol) {
            case .none: break
            case .appeared: columns[symbol, default: []].insert(basic)
            case .vanished: removeFromColumn(symbol, basic, columns: &columns)
            }
        }
    }

    private mutating func removeFromColumn(_ symbol: Symbol, _ basic: Symbol) {
        Self.removeFromColumn(symbol, basic, columns: &columns)
    }

    private static func removeFromColumn(_ symbol: Symbol, _ basic: Symbol, columns: inout [Symbol: Set<Symbol>]) {
        columns[symbol]?.remove(basic)
        if columns[symbol]?.isEmpty == true { columns[symbol] = nil }
    }
}

extension Tableau {
    /// The restricted row that limits how far a symbol can grow: the first whose basic symbol would become negative.
    func limiting(_ symbol: Symbol) -> Symbol? {
        leastRatio(of: symbol) { $0 < 0 ? -$0 : nil }
    }

    /// The restricted row that limits how far below 0 a symbol can go.
    func limitingFromBelow(_ symbol: Symbol) -> Symbol? {
        leastRatio(of: symbol) { $0 > 0 ? $0 : nil }
    }

    /// The restricted row with the least quotient of its constant and what is made of the symbol's coefficient.
    ///
    /// Of equal quotients an artificial symbol's goes first, so that it is gone soon, then the least symbol's.
    private func leastRatio(of symbol: Symbol, divisor: (Double) -> Double?) -> Symbol? {
        var best: (basic: Symbol, ratio: Double)?
        for basic in rows(with: symbol) where basic.isRestricted {
            let row = rows[basic]!
            guard let divisor = divisor(row[symbol]) else { continue }
            let ratio = (row.constant > Tolerance.rounding ? row.constant : 0) / divisor
            guard let other = best else {
                best = (basic, ratio)
                continue
            }
            let isFirst = basic.kind == .artificial || (other.basic.kind != .artificial && basic < other.basic)
            if ratio < other.ratio || (ratio == other.ratio && isFirst) { best = (basic, ratio) }
        }
        return best?.basic
    }
}
