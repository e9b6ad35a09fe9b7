import SwiftText

/// A listing that shows lines of a file, as its comment says: `<!-- workbook: from="Snippets/Hello.swift#body" -->`.
package struct CopiedListing: Sendable, Equatable {
    /// The file, relative to the package, and the name of a slice, if it isn't the whole file.
    package let path: String
    package let slice: String?
    /// The location of the first line of the code.
    package let location: SourceLocation
    package let lines: [String]

    package init(of reference: String, location: SourceLocation, lines: [String]) {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts.first ?? "")
        slice = parts.count > 1 ? String(parts[1]) : nil
        self.location = location
        self.lines = lines
    }

    /// The file and the slice, as in the comment.
    package var reference: String { path + (slice.map { "#\($0)" } ?? "") }

    /// Returns the file that a comment names, or `nil` if the comment is another one.
    package static func reference(in comment: String) -> String? {
        comment.wholeMatch(of: /from="([^"]+)"/).map { String($0.output.1) }
    }

    /// Returns the lines of the file, or of the slice.
    ///
    /// - Throws: `CopyError` if there's no such slice.
    package func lines(in text: String) throws(CopyError) -> [String] {
        let snippet = SnippetSlices(text)
        guard let slice else { return snippet.lines }
        if let lines = snippet.slices[slice] { return lines }
        let known = snippet.slices.keys.sorted()
        throw CopyError(
            description: "'\(path)' has no slice '\(slice)'; "
                + (known.isEmpty
                    ? "begin one with '// snippet.\(slice)'"
                    : "known: \(formattedList(known, conjunction: "and"))"))
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

/// An error that indicates that a listing can't be compared with the file that it names.
package struct CopyError: Error, Equatable {
    package let description: String

    package init(description: String) { self.description = description }
}
