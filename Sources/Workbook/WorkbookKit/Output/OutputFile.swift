/// The path of a file relative to the output folder, and its contents.
package struct OutputFile: Sendable, Equatable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}

/// The effect of writing a file.
package enum Change: Sendable {
    case create, update, unchanged, remove
    /// The file on disk isn't the one that was written last, because the user created or changed it.
    case conflict
    /// As `conflict`, in a folder where users are meant to change files. The file isn't replaced.
    case kept

    /// The word for the change in a message to the user, as in `3 new`.
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
