/// A linear constraint: an expression that is at most, equal to, or at least zero.
///
/// A constraint is immutable, but it has an identity. Two constraints with the same contents are different, and both
/// count.
public final class Constraint: Sendable {
    public enum Relation: Hashable, Sendable {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    public let expression: LinearExpression
    public let relation: Relation
    public let strength: Strength

    /// Creates a constraint between two expressions: `left` is at most, equal to, or at least `right`.
    public init(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression = LinearExpression(),
        strength: Strength = .required
    ) {
        expression = left - right
        self.relation = relation
        self.strength = strength
    }
}

extension Constraint: Hashable {
    public static func == (left: Constraint, right: Constraint) -> Bool {
        left === right
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension Constraint: CustomStringConvertible {
    public var description: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        return "\(expression) \(sign) 0 @\(strength.level)"
    }
}
