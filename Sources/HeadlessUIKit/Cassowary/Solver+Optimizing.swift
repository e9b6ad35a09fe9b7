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
}
