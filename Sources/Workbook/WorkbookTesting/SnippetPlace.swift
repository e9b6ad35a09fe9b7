import Foundation
import SnippetResults

/// Which snippet of a chapter runs, and where it stands.
public struct SnippetPlace: Sendable {
    public let chapter: ChapterUnderTest
    /// The snippet's place in the chapter's list of snippets, from 0.
    public let index: Int
    public let title: String
    public let line: Int
    public let column: Int

    /// The form `Module/File.md` that Swift Testing names files by.
    public var fileID: String { "\(chapter.slug)/\(chapter.path.split(separator: "/").last ?? "chapter")" }

    func issue(_ message: String) -> SnippetIssue { SnippetIssue(place: self, message: message) }

    /// Writes down that the snippet came to its end, and what it made, when somebody has asked for results.
    func record(_ result: SnippetResult) {
        var result = result
        result.source = chapter.source
        do {
            try ResultsFolder.ofThisProcess?.write(result, of: index, in: chapter.slug)
        } catch {
            FileHandle.standardError.write(Data("workbook: cannot write results: \(error)\n".utf8))
        }
    }

    /// What is wrong with a snippet that had to stop the process; nil when it stopped and said what it should.
    public func trapIssue(message: String, standardError: [UInt8]?) -> SnippetIssue? {
        record(SnippetResult())
        // Without output the process did not stop as it should, which `#expect` has reported.
        guard let standardError else { return nil }
        let text = String(decoding: standardError, as: UTF8.self)
        if text.contains(message) { return nil }
        let said = text.split(separator: "\n").prefix { !$0.hasPrefix("Current stack trace") }.joined(separator: "\n")
        return issue("stopped, but without saying '\(message)'; it said:\n\(said)")
    }
}

/// What is wrong with a snippet.
public struct SnippetIssue: Sendable {
    public let place: SnippetPlace
    public let message: String
}
