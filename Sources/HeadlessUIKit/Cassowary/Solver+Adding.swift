extension Solver {
    /// Adds a constraint.
    ///
    /// - Throws: `SolverError.duplicate`, or `SolverError.unsatisfiable` if the constraint is required and contradicts
    ///   other required constraints.
    public mutating func add(_ constraint: Constraint) throws(SolverError) {
        guard marks[constraint] == nil else { throw .duplicate(constraint) }
        let (row, marks) = equation(of: constraint)
        let subject = subject(of: row, marks)
        if subject == nil, row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
            // This is an equation between variables that other constraints determine, so it either holds or it doesn't.
            guard abs(row.constant) <= Tolerance.contradiction else { throw contradiction(of: constraint, in: row) }
            var nothing = row.solved(for: marks.marker)
            nothing.constant = 0
            enter(nothing, for: marks.marker)
        } else if let subject {
            enter(row.solved(for: subject), for: subject)
        } else {
            try enterArtificially(row, of: constraint, marks)
        }
        self.marks[constraint] = marks
        marked[marks.marker] = constraint
        charge(marks, times: 1)
        optimize()
    }

    /// Returns the constraint as an equation `0 = row` without basic symbols, with a constant that isn't negative.
    private mutating func equation(of constraint: Constraint) -> (row: Row, marks: Marks) {
        var row = Row(constant: constraint.expression.constant)
        for term in constraint.expression.terms {
            let symbol = symbol(of: term.variable)
            if let known = tableau.rows[symbol] {
                row.add(known, times: term.coefficient)
            } else {
                row.add(term.coefficient, of: symbol)
            }
        }
        let marks = addSymbols(of: constraint, to: &row)
        return (row.constant < 0 ? row.scaled(by: -1) : row, marks)
    }

    /// Adds symbols that are at least 0 to the constraint's expression, which make the constraint an equation.
    private mutating func addSymbols(of constraint: Constraint, to row: inout Row) -> Marks {
        let isRequired = constraint.strength.isRequired
        let kind: Symbol.Kind =
            constraint.relation != .equal ? .slack : isRequired ? .dummy : .error
        // `expression + slack = 0` means that the expression is at most 0. With the opposite sign, it's at least 0.
        let sign: Double = constraint.relation == .greaterThanOrEqual ? -1 : 1
        let marker = makeSymbol(kind)
        row.add(sign, of: marker)
        guard !isRequired else { return Marks(marker: marker) }
        // The error compensates for the violation of the constraint.
        let error = makeSymbol(.error)
        row.add(-sign, of: error)
        return Marks(marker: marker, other: error, cost: Cost(constraint.strength))
    }

    /// Returns a symbol that the equation can be solved for directly, or `nil` if there's none.
    ///
    /// A variable is preferred, because it may have any value. The best one is a variable that no row contains, because
    /// then no row changes. Otherwise, it's a symbol of the constraint that doesn't become negative.
    private func subject(of row: Row, _ marks: Marks) -> Symbol? {
        let variables = row.cells.keys.filter { $0.kind == .external }
        if let new = variables.filter({ tableau.rows(with: $0).isEmpty }).min() { return new }
        if let variable = variables.min() { return variable }
        return [marks.marker, marks.other].compactMap(\.self).first { $0.isPivotable && row[$0] < 0 }
    }

    /// Adds the equation of a required constraint that the current solution doesn't satisfy.
    ///
    /// An artificial symbol compensates for the violation. If it can be reduced to 0, the equation holds without it.
    /// Otherwise, the constraint contradicts others, and all steps are reverted in reverse order.
    private mutating func enterArtificially(
        _ row: Row, of constraint: Constraint, _ marks: Marks
    ) throws(SolverError) {
        let artificial = makeSymbol(.artificial)
        tableau.insert(row, for: artificial)
        var steps: [(entering: Symbol, leaving: Symbol)] = []
        while let missing = tableau.rows[artificial] {
            let falling = missing.cells.filter { $0.key.isPivotable && $0.value < 0 }.keys.min()
            if let falling, missing.constant > 0 {
                // There's always a limiting row, because the artificial symbol's own row limits the symbol that reduces
                // it.
                let leaving = tableau.limiting(falling)!
                pivot(entering: falling, leaving: leaving)
                steps.append((falling, leaving))
            } else if missing.constant > Tolerance.contradiction {
                let contradiction = contradiction(of: constraint, in: missing)
                for step in steps.reversed() { pivot(entering: step.leaving, leaving: step.entering) }
                tableau.remove(artificial)
                throw contradiction
            } else {
                // The artificial symbol is 0, but still basic. If rounding has left no other symbol in its row, the
                // marker replaces it.
                pivot(entering: missing.largestPivotable ?? marks.marker, leaving: artificial)
            }
        }
        tableau.forget(artificial)
        objective.forget(artificial)
    }

    /// Adds the cost of a constraint's errors to the objective, or removes it if the factor is -1.
    mutating func charge(_ marks: Marks, times factor: Double) {
        for error in [marks.marker, marks.other].compactMap(\.self) where error.kind == .error {
            if let row = tableau.rows[error] {
                objective.add(marks.cost, times: factor, of: row)
            } else {
                objective.add(marks.cost, times: factor, of: error)
            }
        }
    }

    /// Returns an error with the constraints that contradict each other in a row that no values can make 0. They are
    /// those whose markers are in the row.
    ///
    /// The row is a sum of their equations. All its remaining terms are at least 0, so a constant above 0 is a
    /// contradiction.
    private func contradiction(of constraint: Constraint, in row: Row) -> SolverError {
        .unsatisfiable(row.cells.keys.sorted().compactMap { marked[$0] } + [constraint])
    }
}
