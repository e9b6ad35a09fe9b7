extension Solver {
    /// Transforms a feasible tableau to the optimal one, with the simplex method.
    mutating func optimize() {
        while let entering = objective.cheapening() {
            guard let leaving = tableau.limiting(entering) else {
                preconditionFailure("costs are never less than nothing, so something limits what makes them less")
            }
            pivot(entering: entering, leaving: leaving)
        }
    }

    /// Transforms a tableau that would be optimal if it were feasible to one that is both, with the dual simplex
    /// method.
    mutating func restoreFeasibility() {
        while let leaving = tableau.infeasible() {
            guard let entering = cheapestSymbol(toRaise: leaving) else {
                preconditionFailure("values were suggested to constraints that give way, so there is a solution")
            }
            pivot(entering: entering, leaving: leaving)
        }
    }

    /// Solves the row of one symbol for another, so that they exchange their roles.
    mutating func pivot(entering: Symbol, leaving: Symbol) {
        guard let row = tableau.remove(leaving)?.solved(for: entering, insteadOf: leaving) else { return }
        enter(row, for: entering)
    }

    /// Makes a symbol basic.
    mutating func enter(_ row: Row, for symbol: Symbol) {
        tableau.substitute(row, for: symbol)
        objective.substitute(row, for: symbol)
        tableau.insert(row, for: symbol)
    }

    /// Returns the symbol whose increase raises a negative basic symbol at the least cost.
    private func cheapestSymbol(toRaise basic: Symbol) -> Symbol? {
        guard let row = tableau.rows[basic] else { return nil }
        let raising = row.cells.keys.filter { $0.isPivotable && row[$0] > 0 }.sorted()
        // `min` returns the first of several symbols with the same cost.
        return raising.min { objective[$0].divided(by: row[$0], isLessThan: objective[$1], dividedBy: row[$1]) }
    }
}
