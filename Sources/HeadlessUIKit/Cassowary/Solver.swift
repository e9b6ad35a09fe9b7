/// Finds values for variables that satisfy all required constraints, and the others as well as they can be.
///
/// How well is said by levels (`Strength`): the errors of the highest, weighted and added up, are as small as they can
/// be, then those of the next, and so on. Where that leaves a choice, any of the solutions is taken, always the same one
/// for the same calls.
///
/// The method is that of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm"
/// (ACM Transactions on Computer-Human Interaction, 2001): the simplex method on a tableau that is kept from one change
/// to the next, so that a change costs about as much as what it changes. Other than in the paper, the variables that
/// may be negative and those that may not share one tableau, and the objective is compared level by level.
///
/// A solver is a value: a copy can be asked what would be, and thrown away.
public struct Solver: Sendable {
    /// What a constraint has in the tableau.
    struct Marks: Sendable {
        /// Stands wherever the constraint went.
        var marker: Symbol
        /// The error on the other side of an equation, or the error beside the slack.
        var other: Symbol?
        /// What its errors cost: nothing, if it is required.
        var cost = Cost()
    }

    /// A variable that gets values suggested, by means of a constraint.
    struct Edit: Sendable {
        let constraint: Constraint
        var value: Double
    }

    var tableau = Tableau()
    var objective = Objective()
    var marks: [Constraint: Marks] = [:]
    /// The constraints by their markers.
    var marked: [Symbol: Constraint] = [:]
    var edits: [Variable: Edit] = [:]
    private(set) var symbols: [Variable: Symbol] = [:]
    private var lastNumber = 0

    public init() {}

    /// What a variable comes to.
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
