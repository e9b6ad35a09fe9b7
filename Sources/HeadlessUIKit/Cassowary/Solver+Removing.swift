extension Solver {
    /// Removes a constraint.
    ///
    /// - Throws: `unknown`.
    public mutating func remove(_ constraint: Constraint) throws(SolverError) {
        guard let marks = marks.removeValue(forKey: constraint) else { throw .unknown(constraint) }
        marked[marks.marker] = nil
        charge(marks, times: -1)
        if tableau.rows[marks.marker] == nil, let leaving = symbolToLeave(for: marks.marker) {
            pivot(entering: marks.marker, leaving: leaving)
        }
        // All that the constraint says is in this one row now.
        tableau.remove(marks.marker)
        forget(marks)
        optimize()
    }

    /// A basic symbol whose row can be solved for a marker so that the tableau stays feasible when that row goes.
    ///
    /// What the marker stands for is free now: it may grow until a first row does not let it, or else fall. A dummy goes
    /// before all others: it must be 0 afterwards too. A variable is left for last: what it is then nobody says.
    private func symbolToLeave(for marker: Symbol) -> Symbol? {
        let symbols = tableau.rows(with: marker)
        return symbols.filter { $0.kind == .dummy }.min()
            ?? tableau.limiting(marker)
            ?? tableau.limitingFromBelow(marker)
            ?? symbols.min()
    }

    /// Takes out what rounding may have left of a constraint's symbols.
    private mutating func forget(_ marks: Marks) {
        for symbol in [marks.marker, marks.other].compactMap(\.self) {
            tableau.forget(symbol)
            objective.forget(symbol)
        }
    }
}
