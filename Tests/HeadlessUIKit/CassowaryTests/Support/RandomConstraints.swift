import Cassowary

/// A generator of random constraints.
///
/// The constraints are between few variables and have small numbers, so contradictions and ties are common.
struct RandomConstraints {
    var generator: SeededGenerator
    var variables = 5
    var constants = -20...100
    var coefficients: [Double] = [1, 1, 1, -1, -1, 2, -2, 0.5]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values.randomElement(using: &generator)!
    }

    mutating func constraint(levels: [Double] = [1000, 1000, 750, 250]) -> Constraint {
        var expression = LinearExpression(-Double(Int.random(in: constants, using: &generator)))
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let variable = Variable(Int.random(in: 0..<variables, using: &generator))
            expression.add(pick(coefficients), of: variable)
        }
        let relation: Constraint.Relation = pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        let strength = Strength(level: pick(levels), weight: pick([1, 1, 2, 3]))
        return Constraint(expression, relation, strength: strength)
    }

    /// Returns a system of up to the given number of constraints.
    ///
    /// Constraints that contradict earlier ones are left out.
    mutating func system(of count: Int) -> System {
        var system = System()
        for _ in 0..<count { try? system.add(constraint()) }
        return system
    }
}
