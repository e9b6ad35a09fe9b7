internal import Cassowary

/// A linear constraint, and whose wish it is; it keeps nobody alive.
struct LayoutWish {
    enum Kind {
        /// Of an app's constraint.
        case constraint
        /// Of a view, because of its content.
        case content
        /// Of any item: that its size is not negative; or a size to fit.
        case size
    }

    let constraint: Constraint
    let kind: Kind
    /// Whose wish it is.
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

    /// Whether the wish is the same but for rounding.
    func isNearly(_ other: LayoutWish) -> Bool {
        let (one, two) = (constraint, other.constraint)
        guard ownerID == other.ownerID, kind == other.kind, one.relation == two.relation, one.strength == two.strength,
            one.expression.terms.count == two.expression.terms.count,
            abs(one.expression.constant - two.expression.constant) < 1e-6
        else { return false }
        return zip(one.expression.terms, two.expression.terms).allSatisfy {
            $0.variable == $1.variable && abs($0.coefficient - $1.coefficient) < 1e-6
        }
    }

    /// What a phone's console calls it.
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
