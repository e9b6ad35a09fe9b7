extension Solver {
    /// The simplex method: from a feasible tableau to the best one.
    mutating func optimize() {
        while let entering = objective.cheapening() {
            guard let leaving = tableau.limiting(entering) else {
                preconditionFailure("costs are never less than nothing, so something limits what makes them less")
            }
            pivot(entering: entering, leaving: leaving)
        }
    }

    /// The dual simplex method: from a tableau that would be the best, were it feasible, to one that is both.
    mutating func restoreFeasibility() {
        while let leaving = tableau.infeasible() {
            guard let entering = cheapestSymbol(toRaise: leaving) else {
                preconditionFailure("values were suggested to constraints that give way, so there is a solution")
            }
            pivot(entering: entering, leaving: leaving)
        }
    }

    /// Solves the row of one symbol for another: they change places.
    mutating func pivot(entering: Symbol, leaving: Symbol) {
        guard let row = tableau.remove(leaving)?.solved(for: entering, insteadOf: leaving) else { return }
        enter(row, for: entering)
    }

    /// A symbol that is not basic becomes basic.
    mutating func enter(_ row: Row, for symbol: Symbol) {
        tableau.substitute(row, for: symbol)
        objective.substitute(row, for: symbol)
        tableau.insert(row, for: symbol)
    }

    /// The symbol whose growing makes a negative one grow at the least cost.
    private func cheapestSymbol(toRaise basic: Symbol) -> Symbol? {
        guard let row = tableau.rows[basic] else { return nil }
        let raising = row.cells.keys.filter { $0.isPivotable && row[$0] > 0 }.sorted()
        // `min` answers the first of those that cost the same.
        return raising.min { objective[$0].divided(by: row[$0], isLessThan: objective[$1], dividedBy: row[$1]) }
    }
}
