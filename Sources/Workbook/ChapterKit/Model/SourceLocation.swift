/// A location in a source file.
///
/// `line` and `column` start at 1. Columns count UTF-8 bytes, as in the Swift compiler.
package struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The path of the file relative to the book's root folder, such as `chapters/01-windows.md`.
    package var path: String
    package var line: Int
    package var column: Int

    package init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }

    package var description: String { "\(path):\(line):\(column)" }

    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}
