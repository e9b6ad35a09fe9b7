extension Solver {
    /// Removes a constraint.
    ///
    /// - Throws: `SolverError.unknown`.
    public mutating func remove(_ constraint: Constraint) throws(SolverError) {
        guard let marks = marks.removeValue(forKey: constraint) else { throw .unknown(constraint) }
        marked[marks.marker] = nil
        charge(marks, times: -1)
        if tableau.rows[marks.marker] == nil, let leaving = symbolToLeave(for: marks.marker) {
            pivot(entering: marks.marker, leaving: leaving)
        }
        // This row is now the only one that depends on the constraint.
        tableau.remove(marks.marker)
        forget(marks)
        optimize()
    }

    /// Returns a basic symbol whose row can be solved for a marker so that the tableau stays feasible when that row is
    /// removed.
    ///
    /// The marker's symbol becomes unrestricted. It may increase until the first row limits it, or else decrease. A
    /// dummy symbol is preferred, because it must be 0 afterwards as well. A variable is the last choice, because its
    /// value is then undetermined.
    private func symbolToLeave(for marker: Symbol) -> Symbol? {
        let symbols = tableau.rows(with: marker)
        return symbols.filter { $0.kind == .dummy }.min()
            ?? tableau.limiting(marker)
            ?? tableau.limitingFromBelow(marker)
            ?? symbols.min()
    }

    /// Removes the traces of a constraint's symbols that rounding may have left.
    private mutating func forget(_ marks: Marks) {
        for symbol in [marks.marker, marks.other].compactMap(\.self) {
            tableau.forget(symbol)
            objective.forget(symbol)
        }
    }
}
