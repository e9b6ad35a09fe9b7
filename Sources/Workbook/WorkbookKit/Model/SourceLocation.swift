/// A location in a source file.
///
/// `line` and `column` start at 1. Columns count UTF-8 bytes, as in the Swift compiler.
public struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The path of the file relative to the book's root folder, such as `chapters/01-windows.md`.
    public var path: String
    public var line: Int
    public var column: Int

    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }

    public var description: String { "\(path):\(line):\(column)" }

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}
