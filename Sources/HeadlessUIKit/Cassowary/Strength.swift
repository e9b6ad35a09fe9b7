/// The priority of a constraint.
///
/// A constraint of a higher level has priority over any number of constraints of lower levels, however little it gains
/// and however much they lose. Weights count only among constraints of the same level.
///
/// The solver therefore doesn't convert levels to factors of one sum, as other solvers do (1000000, 1000, 1). Auto
/// Layout has a thousand levels. Factors that are far enough apart for these exceed the range of floating point, and
/// with closer factors, enough low constraints outweigh a high one. `Cost` keeps the levels separate instead.
public struct Strength: Hashable, Sendable {
    /// The level, above 0 and at most 1000. Constraints of level 1000 must be satisfied.
    public let level: Double
    /// The weight of a unit of error among those of the level. It's above 0, and has no effect if the level is 1000.
    public let weight: Double

    public init(level: Double, weight: Double = 1) {
        precondition(level > 0 && level <= 1000, "a level is above 0 and at most 1000, not \(level)")
        precondition(weight > 0 && weight.isFinite, "a weight is above 0, not \(weight)")
        self.level = level
        self.weight = weight
    }

    public static let required = Strength(level: 1000)

    public var isRequired: Bool { level == 1000 }
}
