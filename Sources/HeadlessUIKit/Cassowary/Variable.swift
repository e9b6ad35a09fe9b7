/// An unknown of the system, identified by a number that the caller chooses.
///
/// It doesn't hold a value. Call `Solver.value(of:)` to get it. The value of a variable that no constraint contains is
/// 0.
public struct Variable: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let number: Int

    public init(_ number: Int) {
        self.number = number
    }

    public static func < (left: Variable, right: Variable) -> Bool {
        left.number < right.number
    }

    public var description: String { "v\(number)" }
}
