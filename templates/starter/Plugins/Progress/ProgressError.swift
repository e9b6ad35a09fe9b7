/// Why there is no report; what to do stands in it too.
public struct ProgressError: Error, Equatable, CustomStringConvertible {
    public let description: String
    /// Whether it is the call that is wrong.
    public let isUsage: Bool

    public init(_ description: String, isUsage: Bool = false) {
        self.description = description
        self.isUsage = isUsage
    }
}
