internal import Cassowary

/// A linear constraint and its owner, which isn't retained.
struct OwnedConstraint {
    enum Kind {
        /// A constraint of the app.
        case constraint
        /// A constraint that keeps a view at the size of its content.
        case content
        /// A constraint that an item's size isn't negative, or a size to fit.
        case size
    }

    let constraint: Constraint
    let kind: Kind
    /// The constraint, view, or layout guide from which the linear constraint originates.
    private(set) weak var owner: AnyObject?
    let ownerID: ObjectIdentifier

    init(
        _ expression: LinearExpression, _ relation: Constraint.Relation, _ level: Double, _ kind: Kind,
        of owner: AnyObject
    ) {
        let strength = Strength(level: min(max(level, 0.001), 1000))
        constraint = Constraint(expression, relation, strength: strength)
        self.kind = kind
        self.owner = owner
        ownerID = ObjectIdentifier(owner)
    }

    /// Returns a Boolean value indicating whether two linear constraints are equal except for rounding.
    func isNearly(_ other: OwnedConstraint) -> Bool {
        let (one, two) = (constraint, other.constraint)
        guard ownerID == other.ownerID, kind == other.kind, one.relation == two.relation, one.strength == two.strength,
            one.expression.terms.count == two.expression.terms.count,
            abs(one.expression.constant - two.expression.constant) < 1e-6
        else { return false }
        return zip(one.expression.terms, two.expression.terms).allSatisfy {
            $0.variable == $1.variable && abs($0.coefficient - $1.coefficient) < 1e-6
        }
    }

    /// The description in the format of a phone's console.
    @MainActor
    var text: String {
        let name = (owner as? any LayoutItem)?.nameInConstraints ?? "(null)"
        return switch kind {
        case .constraint: (owner as? NSLayoutConstraint)?.text ?? "(null)"
        case .content: "<NSContentSizeLayoutConstraint \(name)>"
        case .size: "<NSLayoutConstraint \(name) 'a size is not negative'>"
        }
    }
}
