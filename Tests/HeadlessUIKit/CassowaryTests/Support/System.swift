import Cassowary

/// A solver with its constraints and the errors of its solution.
struct System {
    var solver = Solver()
    var constraints: [Constraint] = []
    /// The constraints that give variables a suggested value, each of which replaces the one before it.
    private var suggestions: [Variable: Constraint] = [:]

    mutating func add(_ constraint: Constraint) throws {
        try solver.add(constraint)
        constraints.append(constraint)
    }

    mutating func remove(_ constraint: Constraint) throws {
        try solver.remove(constraint)
        constraints.removeAll { $0 === constraint }
    }

    /// Adds a constraint that gives a variable its current value.
    mutating func edit(_ variable: Variable, _ strength: Strength) throws {
        try addSuggestion(solver.value(of: variable), for: variable, strength)
    }

    /// Replaces the constraint that gives a variable its value.
    mutating func suggest(_ value: Double, for variable: Variable) throws {
        let old = suggestions[variable]!
        try solver.remove(old)
        try addSuggestion(value, for: variable, old.strength)
    }

    mutating func endEdit(_ variable: Variable) throws {
        try solver.remove(suggestions.removeValue(forKey: variable)!)
    }

    private mutating func addSuggestion(_ value: Double, for variable: Variable, _ strength: Strength) throws {
        let constraint = Constraint(
            LinearExpression(variable), .equal, LinearExpression(value), strength: strength)
        try solver.add(constraint)
        suggestions[variable] = constraint
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

extension Constraint {
    /// Returns the amount by which the given values violate the constraint, or 0 if they satisfy it.
    fileprivate func violation(_ value: (Variable) -> Double) -> Double {
        let value = expression.value(value)
        return switch relation {
        case .lessThanOrEqual: max(0, value)
        case .equal: abs(value)
        case .greaterThanOrEqual: max(0, -value)
        }
    }
}

/// Returns a Boolean value indicating whether the errors of two solutions are equal, except for rounding.
func areNear(_ left: [Double: Double], _ right: [Double: Double]) -> Bool {
    Set(left.keys).union(right.keys).allSatisfy { isNear(left[$0] ?? 0, right[$0] ?? 0) }
}

func isNear(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-4 * max(1, abs(left), abs(right))
}
