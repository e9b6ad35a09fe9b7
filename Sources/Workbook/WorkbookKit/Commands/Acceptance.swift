import ChapterKit
import SwiftText

extension ArraySlice<UInt8> {
    fileprivate var trimmedEnd: ArraySlice<UInt8> { self[..<((lastIndex { !$0.isSpaceOrTab } ?? startIndex - 1) + 1)] }
}

/// A change of a chapter's text that replaces the expected outputs with the outputs of its examples.
package struct Acceptance: Sendable {
    /// The contents of the chapter's file, with the new outputs.
    package private(set) var bytes: [UInt8]
    /// The source locations of the outputs that changed.
    package private(set) var changed: [SourceLocation] = []
    /// The errors for outputs that can't be written into the chapter.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Creates the new text of a chapter.
    ///
    /// - Parameters:
    ///   - chapter: The chapter whose outputs are replaced.
    ///   - outputs: The outputs of the examples, keyed by the index of the snippet in `chapter.snippets`.
    package init(_ chapter: Chapter, outputs: [Int: String]) {
        bytes = chapter.source.bytes
        // Replaces from the end of the file to its start, so that the offsets of the remaining outputs stay valid.
        for (index, snippet) in chapter.snippets.enumerated().reversed() {
            guard let output = snippet.output, let actual = outputs[index],
                snippet.expectedOutput?.allows(actual) == false
            else { continue }
            replace(output.listing, by: actual, in: chapter.source)
        }
    }

    private mutating func replace(_ output: Listing, by text: String, in file: SourceFile) {
        let fenceLine = file.line(output.location.line - 1)
        let fence = fenceLine.drop { $0 != .backtick && $0 != .tilde }
        let location = file.location(
            line: output.location.line - 1, column: fence.startIndex - fenceLine.startIndex + 1)
        let delimiter = FenceDelimiter(fence)
        if text.isEmpty {
            diagnostics.append(.error("the example prints nothing; take its output away", at: location))
            return
        }
        var lines = text.utf8.split(separator: UInt8.lineFeed, omittingEmptySubsequences: false).map { Array($0) }
        if lines.last?.isEmpty == true {
            lines.removeLast()
        } else {
            let message =
                "the output doesn't end with a line break, which a fence requires; print one at the end"
            diagnostics.append(.error(message, at: location))
            return
        }
        guard !lines.contains(where: { delimiter?.isClosed(by: $0[...]) ?? true }) else {
            diagnostics.append(
                .error("what the example prints contains such a fence; make this one longer", at: location))
            return
        }
        // The containers' characters before the fence are repeated on every line. A list marker becomes spaces, because
        // it's written only on the first line of its item.
        let prefix = fenceLine[..<fence.startIndex].map { $0 == .greater || $0 == .tab ? $0 : .space }
        let lineEnd = file.bytes[fenceLine.endIndex...].prefix { $0.isLineEnd }.prefix(2)
        let end: [UInt8] =
            lineEnd.starts(with: [.carriageReturn, .lineFeed]) ? [.carriageReturn, .lineFeed] : [.lineFeed]
        let start = file.offset(ofLine: output.location.line)
        let stop = file.offset(ofLine: output.location.line + output.lines.count)
        bytes.replaceSubrange(
            start..<stop, with: lines.flatMap { ($0.isEmpty ? Array(prefix[...].trimmedEnd) : prefix) + $0 + end })
        changed.insert(location, at: 0)
    }
}
