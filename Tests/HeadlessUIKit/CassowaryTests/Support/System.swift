import Cassowary

/// A solver with its constraints and the errors of its solution.
struct System {
    var solver = Solver()
    var constraints: [Constraint] = []
    /// The suggested values, as constraints.
    var suggestions: [Variable: Constraint] = [:]

    mutating func add(_ constraint: Constraint) throws {
        try solver.add(constraint)
        constraints.append(constraint)
    }

    mutating func remove(_ constraint: Constraint) throws {
        try solver.remove(constraint)
        constraints.removeAll { $0 === constraint }
    }

    mutating func edit(_ variable: Variable, _ strength: Strength) throws {
        let value = solver.value(of: variable)
        try solver.addEdit(variable, strength: strength)
        suggestions[variable] = Constraint(
            LinearExpression(variable), .equal, LinearExpression(value), strength: strength)
    }

    mutating func suggest(_ value: Double, for variable: Variable) throws {
        try solver.suggest(value, for: variable)
        suggestions[variable] = suggestions[variable].map {
            Constraint(LinearExpression(variable), .equal, LinearExpression(value), strength: $0.strength)
        }
    }

    mutating func endEdit(_ variable: Variable) throws {
        try solver.removeEdit(variable)
        suggestions[variable] = nil
    }

    private var all: [Constraint] { constraints + suggestions.values }

    /// The required constraints that the solution violates.
    var missed: [Constraint] {
        all.filter { $0.strength.isRequired && $0.violation(solver.value) > 1e-5 }
    }

    /// The sum of the weighted errors of each level.
    var errors: [Double: Double] {
        var errors: [Double: Double] = [:]
        for constraint in all where !constraint.strength.isRequired {
            errors[constraint.strength.level, default: 0] +=
                constraint.violation(solver.value) * constraint.strength.weight
        }
        return errors
    }
}

/// Returns a Boolean value indicating whether the errors of two solutions are equal, except for rounding.
func areNear(_ left: [Double: Double], _ right: [Double: Double]) -> Bool {
    Set(left.keys).union(right.keys).allSatisfy { isNear(left[$0] ?? 0, right[$0] ?? 0) }
}

func isNear(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-4 * max(1, abs(left), abs(right))
}
