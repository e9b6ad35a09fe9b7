extension Solver {
    /// Adds a constraint.
    ///
    /// - Throws: `duplicate`, and `unsatisfiable` if it is required and contradicts other required ones.
    public mutating func add(_ constraint: Constraint) throws(SolverError) {
        guard marks[constraint] == nil else { throw .duplicate(constraint) }
        let (row, marks) = equation(of: constraint)
        let subject = subject(of: row, marks)
        if subject == nil, row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
            // An equation between variables that others have settled: right, or wrong.
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

    /// The constraint as an equation `0 = row` without basic symbols and with a constant that is not negative.
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

    /// Makes an equation of what is wanted, with symbols that are at least 0.
    private mutating func addSymbols(of constraint: Constraint, to row: inout Row) -> Marks {
        let isRequired = constraint.strength.isRequired
        let kind: Symbol.Kind =
            constraint.relation != .equal ? .slack : isRequired ? .dummy : .error
        // `expression + slack = 0`, so the expression is at most 0; the other way around, at least 0.
        let sign: Double = constraint.relation == .greaterThanOrEqual ? -1 : 1
        let marker = makeSymbol(kind)
        row.add(sign, of: marker)
        guard !isRequired else { return Marks(marker: marker) }
        // The error makes up for what is missed.
        let error = makeSymbol(.error)
        row.add(-sign, of: error)
        return Marks(marker: marker, other: error, cost: Cost(constraint.strength))
    }

    /// The symbol that the equation can be solved for without further ado.
    ///
    /// A variable, because it may have any value: best one that no row has yet, for then no row changes. Otherwise a
    /// symbol of the constraint's own that this does not make negative.
    private func subject(of row: Row, _ marks: Marks) -> Symbol? {
        let variables = row.cells.keys.filter { $0.kind == .external }
        if let new = variables.filter({ tableau.rows(with: $0).isEmpty }).min() { return new }
        if let variable = variables.min() { return variable }
        return [marks.marker, marks.other].compactMap(\.self).first { $0.isPivotable && row[$0] < 0 }
    }

    /// Adds the equation of a required constraint that is not satisfied where the solution is now.
    ///
    /// An artificial symbol takes up what is missing. If it can be brought to 0, the equation holds without it; if not,
    /// the constraint contradicts others, and all is taken back, step by step.
    private mutating func enterArtificially(
        _ row: Row, of constraint: Constraint, _ marks: Marks
    ) throws(SolverError) {
        let artificial = makeSymbol(.artificial)
        tableau.insert(row, for: artificial)
        var steps: [(entering: Symbol, leaving: Symbol)] = []
        while let missing = tableau.rows[artificial] {
            let falling = missing.cells.filter { $0.key.isPivotable && $0.value < 0 }.keys.min()
            if let falling, missing.constant > 0 {
                // There is always one: the artificial symbol's own row limits what lets it fall.
                let leaving = tableau.limiting(falling)!
                pivot(entering: falling, leaving: leaving)
                steps.append((falling, leaving))
            } else if missing.constant > Tolerance.contradiction {
                let contradiction = contradiction(of: constraint, in: missing)
                for step in steps.reversed() { pivot(entering: step.leaving, leaving: step.entering) }
                tableau.remove(artificial)
                throw contradiction
            } else {
                // It is 0, but still basic. If rounding has left no other symbol in its row, then the marker.
                pivot(entering: missing.largestPivotable ?? marks.marker, leaving: artificial)
            }
        }
        tableau.forget(artificial)
        objective.forget(artificial)
    }

    /// The errors of a constraint begin to cost something, or with -1 cease to.
    mutating func charge(_ marks: Marks, times factor: Double) {
        for error in [marks.marker, marks.other].compactMap(\.self) where error.kind == .error {
            if let row = tableau.rows[error] {
                objective.add(marks.cost, times: factor, of: row)
            } else {
                objective.add(marks.cost, times: factor, of: error)
            }
        }
    }

    /// The constraints that a row contradicts which can be 0 for no values: those whose markers are in it.
    ///
    /// It is a sum of their equations, in which all that is left is at least 0, and so its constant must not be above.
    private func contradiction(of constraint: Constraint, in row: Row) -> SolverError {
        .unsatisfiable(row.cells.keys.sorted().compactMap { marked[$0] } + [constraint])
    }
}
