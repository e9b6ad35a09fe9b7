/// A solver that finds values for variables that satisfy all required constraints, and the others as well as possible.
///
/// The solver minimizes the errors of the highest level (`Strength`), weighted and added up, then those of the next
/// level, and so on. If several solutions are equally good, the solver returns one of them, which is the same for the
/// same calls.
///
/// The method is that of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm"
/// (ACM Transactions on Computer-Human Interaction, 2001): the simplex method on a tableau that is kept from one change
/// to the next. The time for a change therefore depends on the extent of the change. In contrast to the paper, the
/// variables that may be negative and those that may not share one tableau, and the objective is compared level by
/// level.
///
/// A solver is a value. Use a copy to try a change and discard it.
public struct Solver: Sendable {
    /// The symbols of a constraint in the tableau.
    struct Marks: Sendable {
        /// The symbol that identifies the constraint in every row that depends on it.
        var marker: Symbol
        /// The error on the other side of an equation, or the error in addition to the slack.
        var other: Symbol?
        /// The cost of the constraint's errors, which is zero if the constraint is required.
        var cost = Cost()
    }

    var tableau = Tableau()
    var objective = Objective()
    var marks: [Constraint: Marks] = [:]
    /// The constraints, keyed by their markers.
    var marked: [Symbol: Constraint] = [:]
    private(set) var symbols: [Variable: Symbol] = [:]
    private var lastNumber = 0

    public init() {}

    /// Returns the value of a variable.
    public func value(of variable: Variable) -> Double {
        symbols[variable].map { tableau[$0] } ?? 0
    }

    public func contains(_ constraint: Constraint) -> Bool {
        marks[constraint] != nil
    }

    mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
        lastNumber += 1
        return Symbol(number: lastNumber, kind: kind)
    }

    mutating func symbol(of variable: Variable) -> Symbol {
        if let symbol = symbols[variable] { return symbol }
        let symbol = makeSymbol(.external)
        symbols[variable] = symbol
        return symbol
    }
}
