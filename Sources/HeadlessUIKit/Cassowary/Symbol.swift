/// A variable of the tableau, from a `Variable` or added by the solver.
///
/// Symbols are numbered in the order of their creation. Where the method leaves a choice, the least number is taken.
/// This prevents the simplex method from cycling (Bland's rule), and makes every run find the same solution.
struct Symbol: Hashable, Comparable, Sendable {
    enum Kind: Sendable {
        /// A symbol for a `Variable`, which may have any value. All other symbols are at least 0.
        case external
        /// The difference between the two sides of an inequality.
        case slack
        /// The amount by which a constraint that isn't required is violated.
        case error
        /// A marker of a required equation in the rows that depend on it, so that it can be removed. It's always 0.
        case dummy
        /// A temporary compensation for the violation of a required constraint, until the constraint is satisfied.
        case artificial
    }

    let number: Int
    let kind: Kind

    /// A Boolean value indicating whether the symbol mustn't be negative.
    var isRestricted: Bool { kind != .external }

    /// A Boolean value indicating whether the symbol's kind allows it to be chosen for a pivot.
    var isPivotable: Bool { kind == .slack || kind == .error }

    static func < (left: Symbol, right: Symbol) -> Bool {
        left.number < right.number
    }

    static func == (left: Symbol, right: Symbol) -> Bool {
        left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }
}
