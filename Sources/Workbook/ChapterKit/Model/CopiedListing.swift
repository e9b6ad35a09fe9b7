import SwiftText

/// A listing that shows lines of a file, as its comment says: `<!-- workbook: from="Snippets/Hello.swift#body" -->`.
package struct CopiedListing: Sendable, Equatable {
    /// The file, relative to the package.
    package let path: String
    /// The name of a slice, or `nil` for the whole file.
    package let slice: String?
    /// The location of the first line of the code.
    package let location: SourceLocation
    /// The code.
    package let lines: [String]
    /// The number of a line that begins as each line of the code does: with the marks of a list, a quote, or a comment.
    private let marginLine: Int

    package init(of reference: String, location: SourceLocation, lines: [String], marginLine: Int) {
        // A folder's name may contain the sign.
        let sign = reference.lastIndex(of: "#").flatMap { reference[$0...].contains("/") ? nil : $0 }
        path = String(reference[..<(sign ?? reference.endIndex)])
        slice = sign.map { String(reference[$0...].dropFirst()) }
        self.location = location
        self.lines = lines
        self.marginLine = marginLine
    }

    /// Returns the bytes before each line of the code in a file.
    package func margin(in source: SourceFile) -> [UInt8] {
        let start = source.line(marginLine).prefix(location.column - 1)
        // In Markdown, the mark of a list's item is on its first line only.
        return location.path.hasSuffix(".swift")
            ? Array(start) : start.map { $0 == UInt8(ascii: ">") || $0.isSpaceOrTab ? $0 : .space }
    }

    /// The file and the slice, as in the comment.
    package var reference: String { path + (slice.map { "#\($0)" } ?? "") }

    /// Returns the first difference between the listing and the lines of the file, or `nil` if there's none.
    ///
    /// - Parameter command: The command that copies the lines.
    package func difference(from source: [String], command: String) -> (text: String, line: Int)? {
        guard lines != source else { return nil }
        let index = zip(lines, source).prefix { $0 == $1 }.count
        let line = location.line + min(index, max(0, lines.count - 1))
        let remedy = "; '\(command)' copies the lines"
        if index >= source.count { return ("'\(reference)' ends before this line\(remedy)", line) }
        let has = source[index].trimmed.isEmpty ? "an empty line" : "'\(source[index].trimmed)'"
        if index >= lines.count { return ("'\(reference)' goes on with \(has)\(remedy)", line) }
        return ("'\(reference)' has \(has) here\(remedy)", line)
    }
}
