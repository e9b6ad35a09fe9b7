/// A variable of the tableau: one of the user's, or one that the solver added.
///
/// Symbols are numbered as they are made. Where the method leaves a choice, the least number is taken: this keeps the
/// simplex method from going in circles (Bland's rule), and makes every run come to the same solution.
struct Symbol: Hashable, Comparable, Sendable {
    enum Kind: Sendable {
        /// Stands for a `Variable`: it may have any value. All others are at least 0.
        case external
        /// Takes up what an inequality leaves open.
        case slack
        /// By how much a constraint that is not required is missed.
        case error
        /// Marks where a required equation went, so that it can be removed. It is always 0.
        case dummy
        /// Stands in for what a required constraint lacks until it is satisfied.
        case artificial
    }

    let number: Int
    let kind: Kind

    /// Whether it must not be negative.
    var isRestricted: Bool { kind != .external }

    /// Whether it may have another value than it has, as far as its kind says.
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
