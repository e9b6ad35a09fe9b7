import SwiftText

extension CopiedListing {
    /// Creates a listing from a fence of a Markdown file.
    package init(of reference: String, fence: Fence, at location: SourceLocation) {
        self.init(
            of: reference,
            location: SourceLocation(path: location.path, line: location.line + 1, column: location.column),
            lines: fence.listing.lines.map(String.init), marginLine: location.line)
    }

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
}

/// An error that indicates that a listing can't show the lines of the file that it names.
package struct CopyError: UserFacingError, Equatable {
    package let description: String

    package init(description: String) { self.description = description }
}
