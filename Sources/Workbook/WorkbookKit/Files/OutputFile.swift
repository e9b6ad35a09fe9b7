/// A file to be written: its path relative to the output folder, and its bytes.
public struct OutputFile: Sendable, Equatable {
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}

/// What writing a file would do.
public enum Change: Sendable {
    case create, update, unchanged, remove
    /// The file on disk is not the one that was written last: somebody else made or changed it.
    case conflict
    /// The same, in a folder where people are meant to change files: it stays as it is.
    case kept

    /// How the user is told of it: `3 new`.
    package var word: String {
        switch self {
        case .create: "new"
        case .update: "changed"
        case .unchanged: "unchanged"
        case .remove: "removed"
        case .conflict: "in conflict"
        case .kept: "yours"
        }
    }
}
