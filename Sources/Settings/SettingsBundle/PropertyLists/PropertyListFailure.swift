/// Why bytes are no property list that can be used.
public struct PropertyListFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A clause that begins with "it": `it is empty`.
    public var description: String
    /// The line, from 1, where the file has lines and the reason has a place.
    public var line: Int?

    init(_ description: String, line: Int? = nil) {
        self.description = description
        self.line = line
    }
}
