/// The constraints as equations, each solved for one symbol, its basic symbol.
///
/// A symbol that isn't basic is 0, so the value of a basic symbol is the constant of its row. The rows of external
/// symbols determine the values of the variables. The tableau is feasible if no other row contains an external symbol,
/// and the constants of these rows are at least 0.
struct Tableau: Equatable, Sendable {
    private(set) var rows: [Symbol: Row] = [:]
    /// The basic symbols of the rows that contain a symbol that isn't basic. The index finds the rows that depend on a
    /// symbol without a search of all rows.
    private(set) var columns: [Symbol: Set<Symbol>] = [:]

    /// Returns the value of a symbol.
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
        return row
    }

    /// Removes a symbol that is always 0 from all rows.
    mutating func forget(_ symbol: Symbol) {
        for basic in columns.removeValue(forKey: symbol) ?? [] { _ = rows[basic]?.remove(symbol) }
    }

    /// Replaces a symbol that becomes basic with its row, in all rows that contain it.
    mutating func substitute(_ row: Row, for symbol: Symbol) {
        for basic in columns.removeValue(forKey: symbol) ?? [] {
            let factor = rows[basic]!.remove(symbol)
            Self.add(row, times: factor, to: &rows[basic]!, of: basic, columns: &columns)
        }
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
    /// Returns the restricted row that limits the increase of a symbol: the first whose basic symbol would become
    /// negative.
    func limiting(_ symbol: Symbol) -> Symbol? {
        leastRatio(of: symbol) { $0 < 0 ? -$0 : nil }
    }

    /// Returns the restricted row that limits the decrease of a symbol below 0.
    func limitingFromBelow(_ symbol: Symbol) -> Symbol? {
        leastRatio(of: symbol) { $0 > 0 ? $0 : nil }
    }

    /// Returns the restricted row with the least quotient of its constant and the divisor computed from the symbol's
    /// coefficient.
    ///
    /// If quotients are equal, the row of an artificial symbol is preferred, so that the symbol is removed soon.
    /// Otherwise, it's the row of the least symbol.
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
