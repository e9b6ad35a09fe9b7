/// A file that the tool writes by itself, outside of an output folder: its first line says that the tool made it.
public struct GeneratedFile: Sendable {
    let path: String
    let mark: String

    /// - Parameter mark: what the first line begins with.
    public init(path: String, mark: String) {
        self.path = path
        self.mark = mark
    }

    /// Writes the file as a whole or not at all.
    ///
    /// - Throws: `OutputError.foreign` when something stands there that does not begin with the mark, or what the disk
    ///   says.
    @discardableResult
    public func write(_ bytes: [UInt8]) throws -> Change {
        let change = try change(for: bytes)
        guard change == .create || change == .update else { return change }
        try FileSystem.replace(path, with: bytes)
        return change
    }

    private func change(for bytes: [UInt8]) throws -> Change {
        switch FileSystem.kind(path) {
        case nil: return .create
        case .file:
            let current = try FileSystem.read(path)
            guard current.starts(with: Array(mark.utf8)) else { throw OutputError.foreign(path, mark: mark) }
            return current == bytes ? .unchanged : .update
        case .folder, .link, .other: throw OutputError.foreign(path, mark: mark)
        }
    }
}
