/// The reason why there is no report, including a remedy.
public struct ProgressError: Error, Equatable, CustomStringConvertible {
    public let description: String
    /// A Boolean value indicating whether the command line is wrong.
    public let isUsage: Bool

    public init(_ description: String, isUsage: Bool = false) {
        self.description = description
        self.isUsage = isUsage
    }
}
