/// What is wanted of an expression: that it is at most, exactly or at least 0.
///
/// It never changes, but it has an identity: two that want the same are two, and both count.
public final class Constraint: Sendable {
    public enum Relation: Hashable, Sendable {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    public let expression: LinearExpression
    public let relation: Relation
    public let strength: Strength

    /// A constraint between two expressions: `left` is at most, exactly or at least `right`.
    public init(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression = LinearExpression(),
        strength: Strength = .required
    ) {
        expression = left - right
        self.relation = relation
        self.strength = strength
    }

    /// How far the expression is from what is wanted when the variables have values; 0 if it is as wanted.
    public func violation(_ value: (Variable) -> Double) -> Double {
        let value = expression.value(value)
        return switch relation {
        case .lessThanOrEqual: max(0, value)
        case .equal: abs(value)
        case .greaterThanOrEqual: max(0, -value)
        }
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
