/// An unknown of the system, known by a number that whoever uses the solver gives it.
///
/// It holds no value: `Solver.value(of:)` answers it. One that no constraint mentions is 0.
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
