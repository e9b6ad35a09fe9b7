extension Solver {
    /// Lets values be suggested for a variable; at first the one that it has.
    ///
    /// - Parameter strength: how much suggestions matter; not required.
    /// - Throws: `duplicateEdit`, `requiredEdit`.
    public mutating func addEdit(_ variable: Variable, strength: Strength) throws(SolverError) {
        guard edits[variable] == nil else { throw .duplicateEdit(variable) }
        guard !strength.isRequired else { throw .requiredEdit(variable) }
        let value = value(of: variable)
        let constraint = Constraint(
            LinearExpression(variable), .equal, LinearExpression(value), strength: strength)
        try add(constraint)
        edits[variable] = Edit(constraint: constraint, value: value)
    }

    /// Lets no more values be suggested for a variable, and forgets the last one.
    ///
    /// - Throws: `unknownEdit`.
    public mutating func removeEdit(_ variable: Variable) throws(SolverError) {
        guard let edit = edits.removeValue(forKey: variable) else { throw .unknownEdit(variable) }
        try remove(edit.constraint)
    }

    /// Suggests a value for a variable, instead of the one before: as if a constraint were replaced, but faster.
    ///
    /// - Throws: `unknownEdit`.
    public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        guard let edit = edits[variable], let marks = marks[edit.constraint] else { throw .unknownEdit(variable) }
        let change = value - edit.value
        edits[variable]?.value = value
        // 0 = variable - value + marker - other. What is taken from the value is as good as added to the marker: only
        // constants change, and costs do not, so the tableau is still the best if it is feasible.
        if tableau.rows[marks.marker] != nil {
            tableau.add(change, to: marks.marker)
        } else {
            for basic in tableau.rows(with: marks.marker) {
                tableau.add(-change * tableau.rows[basic]![marks.marker], to: basic)
            }
        }
        restoreFeasibility()
    }
}
