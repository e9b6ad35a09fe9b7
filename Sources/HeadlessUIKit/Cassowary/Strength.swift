/// How much a constraint matters.
///
/// A constraint of a higher level goes before any number of constraints of lower ones, however little it gains and
/// however much they lose. Weights count only among those of one level.
///
/// The solver therefore does not turn levels into factors of one sum, as some do (1000000, 1000, 1): with a thousand
/// levels, which is what Auto Layout has, factors that are far enough apart are too far apart for floating point, and
/// with factors that are not, enough low constraints outvote a high one. `Cost` keeps the levels apart instead.
public struct Strength: Hashable, Sendable {
    /// From above 0 to 1000; what has 1000 must be satisfied.
    public let level: Double
    /// What a unit of error counts among those of the level; above 0, and of no matter if the level is 1000.
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
