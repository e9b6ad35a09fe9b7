/// The choice of the file for `--restore`.
struct Restoration: Equatable, Sendable {
    /// The path in the workspace.
    let file: String

    /// Finds the file that the reader named.
    ///
    /// - Parameters:
    ///   - name: The path in the current folder or in the workspace, or the name of the file if no other has it.
    ///   - path: The path in the workspace that results from the current folder, or `nil` if it's outside.
    ///   - files: The files that the book has a text of.
    /// - Throws: `ProgressError` if there is no such file, or several.
    init(_ name: String, path: String?, files: [String]) throws {
        if let path, files.contains(path) {
            file = path
            return
        }
        let bare = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
        if files.contains(bare) {
            file = bare
            return
        }
        let found = files.filter {
            Self.name($0) == bare || Self.name($0) == bare + ".swift" || $0.hasSuffix("/" + bare)
        }
        if found.count == 1 {
            file = found[0]
            return
        }
        let isEmpty = found.isEmpty
        let nearest = isEmpty ? Self.nearest(Self.name(bare), in: files) : found
        let list = nearest.map { "\n  \($0)" }.joined()
        throw ProgressError(
            isEmpty
                ? "the book has no file '\(name)'; the names nearest to it are:\(list)"
                : "the book has several files '\(name)': say which of\(list)")
    }

    private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Returns the three files whose names differ least from a name.
    private static func nearest(_ name: String, in files: [String]) -> [String] {
        let short = { (text: String) in
            (text.hasSuffix(".swift") ? String(text.dropLast(6)) : text).lowercased().map { $0 }
        }
        let distances = files.map { (file: $0, distance: distance(short(name), short(Self.name($0)))) }
        return distances.sorted { ($0.distance, $0.file) < ($1.distance, $1.file) }.prefix(3).map(\.file)
    }

    /// Returns the number of characters to insert, remove, or replace.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (index, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let cost = min(row[column], row[column + 1]) + 1
                (diagonal, row[column + 1]) = (
                    row[column + 1], min(cost, diagonal + (character == right[column] ? 0 : 1))
                )
            }
        }
        return row[right.count]
    }
}
