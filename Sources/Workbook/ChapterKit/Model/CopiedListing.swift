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

    /// Creates a listing from a fence of a Markdown file.
    package init(of reference: String, fence: Fence, at location: SourceLocation) {
        self.init(
            of: reference,
            location: SourceLocation(path: location.path, line: location.line + 1, column: location.column),
            lines: fence.listing.lines.map(String.init), marginLine: location.line)
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

    /// Returns the file that a comment names, or `nil` if the comment is another one.
    package static func reference(in comment: String) -> String? {
        comment.wholeMatch(of: /from=(?:"([^"]+)"|(\S+))/).map { String($0.output.1 ?? $0.output.2 ?? "") }
    }

    /// Returns the lines of the file, or of the slice.
    ///
    /// - Throws: `CopyError` if there's no such slice, or if a listing can't contain its lines.
    package func lines(in file: SourceFile) throws(CopyError) -> [String] {
        if let diagnostic = TextEncoding.diagnostic(in: file) {
            throw CopyError(description: "'\(path)' can't be shown: \(diagnostic.message)")
        }
        let snippet = SnippetSlices(file.bytes[...].text)
        var lines = snippet.lines
        if let slice {
            guard let named = snippet.slices[slice] else {
                let known = snippet.slices.keys.sorted()
                let remedy =
                    known.isEmpty
                    ? "begin one with '// snippet.\(slice)'" : "known: \(formattedList(known, conjunction: "and"))"
                throw CopyError(description: "'\(path)' has no slice '\(slice)'; \(remedy)")
            }
            lines = named
        }
        if lines.isEmpty { throw CopyError(description: "'\(reference)' has no lines to show") }
        let ends = ["```", "~~~"].first { end in lines.contains { $0.trimmed.hasPrefix(end) } }
        if let end = ends ?? (lines.contains { $0.contains("*/") } && location.path.hasSuffix(".swift") ? "*/" : nil) {
            throw CopyError(description: "'\(reference)' has a line with '\(end)', which would end the listing")
        }
        return lines
    }

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

/// An error that indicates that a listing can't show the lines of the file that it names.
package struct CopyError: UserFacingError, Equatable {
    package let description: String

    package init(description: String) { self.description = description }
}
