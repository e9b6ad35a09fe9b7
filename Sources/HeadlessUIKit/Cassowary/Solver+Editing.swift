extension Solver {
    /// Makes a variable editable, so that values can be suggested for it. The first suggestion is its current value.
    ///
    /// - Parameter strength: The strength of the suggestions, which mustn't be required.
    /// - Throws: `SolverError.duplicateEdit` or `SolverError.requiredEdit`.
    public mutating func addEdit(_ variable: Variable, strength: Strength) throws(SolverError) {
        guard edits[variable] == nil else { throw .duplicateEdit(variable) }
        guard !strength.isRequired else { throw .requiredEdit(variable) }
        let value = value(of: variable)
        let constraint = Constraint(
            LinearExpression(variable), .equal, LinearExpression(value), strength: strength)
        try add(constraint)
        edits[variable] = Edit(constraint: constraint, value: value)
    }

    /// Ends the editing of a variable and removes its last suggestion.
    ///
    /// - Throws: `SolverError.unknownEdit`.
    public mutating func removeEdit(_ variable: Variable) throws(SolverError) {
        guard let edit = edits.removeValue(forKey: variable) else { throw .unknownEdit(variable) }
        try remove(edit.constraint)
    }

    /// Suggests a value for a variable, which replaces the previous one. The effect is that of replacing a constraint,
    /// but it's faster.
    ///
    /// - Throws: `SolverError.unknownEdit`.
    public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        guard let edit = edits[variable], let marks = marks[edit.constraint] else { throw .unknownEdit(variable) }
        let change = value - edit.value
        edits[variable]?.value = value
        // The equation is `0 = variable - value + marker - other`. A decrease of the value is equivalent to an addition
        // to the marker. Only constants change and costs don't, so the tableau remains optimal if it's feasible.
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
