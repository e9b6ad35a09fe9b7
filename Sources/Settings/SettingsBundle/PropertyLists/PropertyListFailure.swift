/// The error that is thrown if bytes aren't a usable property list.
public struct PropertyListFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, as a clause that begins with "it": `it is empty`.
    public var description: String
    /// The line number, counted from 1, if the file has lines and the reason has a location.
    public var line: Int?

    init(_ description: String, line: Int? = nil) {
        self.description = description
        self.line = line
    }
}
