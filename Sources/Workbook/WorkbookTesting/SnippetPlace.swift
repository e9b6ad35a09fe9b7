import Foundation
import SnippetResults

/// The identity and the location of a snippet in a chapter.
public struct SnippetPlace: Sendable {
    public let chapter: ChapterUnderTest
    /// The index of the snippet in the chapter's list of snippets.
    public let index: Int
    public let title: String
    public let line: Int
    public let column: Int

    /// The file's identifier in the form `Module/File.md`, which Swift Testing uses.
    public var fileID: String { "\(chapter.slug)/\(chapter.path.split(separator: "/").last ?? "chapter")" }

    func issue(_ message: String) -> SnippetIssue { SnippetIssue(place: self, message: message) }

    /// Records the snippet's result if a results folder is configured.
    func record(_ result: SnippetResult) {
        var result = result
        result.source = chapter.source
        do {
            try ResultsFolder.ofThisProcess?.write(result, of: index, in: chapter.slug)
        } catch {
            FileHandle.standardError.write(Data("workbook: cannot write results: \(error)\n".utf8))
        }
    }

    /// Returns an issue with a snippet that must stop the process, or `nil` if it stopped with the expected message.
    public func trapIssue(message: String, standardError: [UInt8]?) -> SnippetIssue? {
        record(SnippetResult())
        // If there is no output, the process didn't stop as expected, which `#expect` has reported.
        guard let standardError else { return nil }
        let text = String(decoding: standardError, as: UTF8.self)
        if text.contains(message) { return nil }
        let output = text.split(separator: "\n").prefix { !$0.hasPrefix("Current stack trace") }.joined(separator: "\n")
        return issue("stopped, but without saying '\(message)'; it said:\n\(output)")
    }
}

/// An issue with a snippet.
public struct SnippetIssue: Sendable {
    public let place: SnippetPlace
    public let message: String
}
