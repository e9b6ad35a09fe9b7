/// The update of the files that a reader may edit to those of a newer book.
///
/// For each file there are three texts: the one that the older book delivered, the reader's, and the newer book's.
public struct WorkspaceUpdate: Equatable, Sendable {
    /// The folder for the reader's texts that a command has replaced.
    public static let keptFolder = ".kept"
    /// The folder for the book's texts of files that the reader and the book have changed.
    public static let newerFolder = ".newer"

    /// The effect of an update on a file.
    public enum Effect: Equatable, Sendable {
        /// The file gets the newer book's text, or is removed if the newer book has no such file.
        case book
        /// The reader's text stays. A file that the reader has removed stays removed.
        case reader
        /// The file gets a text with the changes of both.
        case merged(String)
        /// The reader's text stays, although the newer book has another one. There are no line numbers if the newer book
        /// has no such file, or the reader has removed it.
        case conflict([ThreeWayMerge.Conflict])

        /// Determines the effect for a file. A text is `nil` if there's no file.
        public init(base: String?, reader: String?, book: String?) {
            if reader == book || reader == base {
                self = .book
            } else if book == base {
                self = .reader
            } else if let reader, let book {
                let merge = ThreeWayMerge(base: base ?? "", reader: reader, book: book)
                self = merge.text.map(Effect.merged) ?? .conflict(merge.conflicts)
            } else {
                self = .conflict([])
            }
        }
    }

    /// The update of a file.
    public struct Item: Equatable, Sendable {
        /// The path in the newer workspace.
        public let path: String
        /// The path in the older workspace.
        public let oldPath: String
        public let reader: String?
        public let book: String?
        public let effect: Effect

        /// The text that the file gets, or `nil` if there'll be no file.
        public var result: String? {
            switch effect {
            case .book: book
            case .reader, .conflict: reader
            case .merged(let text): text
            }
        }
    }

    /// The items, sorted by path.
    public let items: [Item]

    /// Creates an update.
    ///
    /// - Parameters:
    ///   - base: The older book's texts, by their paths.
    ///   - reader: The texts of the older workspace, by their paths. It can contain files of the reader's own.
    ///   - book: The newer book's texts, by their paths.
    ///   - moves: The paths that differ between the two books.
    public init(base: [String: String], reader: [String: String], book: [String: String], moves: FileMoves) {
        var items: [String: Item] = [:]
        let item = { (path: String, oldPath: String) in
            let (base, reader, book) = (base[oldPath], reader[oldPath], book[path])
            let effect = Effect(base: base, reader: reader, book: book)
            return Item(path: path, oldPath: oldPath, reader: reader, book: book, effect: effect)
        }
        let paths = Set(base.keys).union(reader.keys).union(book.keys)
        for path in paths where moves.newPath(of: path) == path { items[path] = item(path, path) }
        for path in paths where moves.newPath(of: path) != path && (base[path] != nil || reader[path] != nil) {
            let moved = item(moves.newPath(of: path), path)
            // A file doesn't move to where the reader has another one. After an interruption, it may be there already.
            let there = items[moved.path]?.reader
            if there == nil || there == moved.result {
                items[moved.path] = moved
            } else {
                items[path] = item(path, path)
            }
        }
        self.items = items.values.sorted { $0.path < $1.path }
    }
}
