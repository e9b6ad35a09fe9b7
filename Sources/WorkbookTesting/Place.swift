import Foundation
import SnippetResults

/// The chapter that an extracted file tests.
public struct ChapterUnderTest: Sendable {
    public let slug: String
    /// The chapter's file, relative to the package: `chapters/01-windows.md`.
    public let path: String
    /// The folder with the chapter's accepted pictures.
    let figures: String

    public init(slug: String, path: String, figures: String) {
        self.slug = slug
        self.path = path
        self.figures = figures
    }

    public func place(_ index: Int, _ title: String, line: Int, column: Int) -> Place {
        Place(chapter: self, index: index, title: title, line: line, column: column)
    }
}

/// Which snippet of a chapter runs, and where it stands.
public struct Place: Sendable {
    public let chapter: ChapterUnderTest
    /// The snippet's place in the chapter's list of snippets, from 0.
    public let index: Int
    public let title: String
    public let line: Int
    public let column: Int

    /// The form `Module/File.md` that Swift Testing names files by.
    public var fileID: String { "\(chapter.slug)/\(chapter.path.split(separator: "/").last ?? "chapter")" }

    func finding(_ message: String) -> Finding { Finding(place: self, message: message) }

    /// Writes down that the snippet came to its end, and what it made, when somebody has asked for results.
    func record(_ result: SnippetResult) {
        do {
            try ResultsFolder.ofThisProcess?.write(result, of: index, in: chapter.slug)
        } catch {
            FileHandle.standardError.write(Data("workbook: cannot write results: \(error)\n".utf8))
        }
    }

    /// What is wrong with a snippet that had to stop the process; nil when it stopped and said what it should.
    public func trapFinding(message: String, standardError: [UInt8]?) -> Finding? {
        record(SnippetResult())
        // Without output the process did not stop as it should, which `#expect` has reported.
        guard let standardError else { return nil }
        let text = String(decoding: standardError, as: UTF8.self)
        if text.contains(message) { return nil }
        let said = text.split(separator: "\n").prefix { !$0.hasPrefix("Current stack trace") }.joined(separator: "\n")
        return finding("stopped, but without saying '\(message)'; it said:\n\(said)")
    }
}

/// What is wrong with a snippet.
public struct Finding: Sendable {
    public let place: Place
    public let message: String
}

/// A chapter holds no file of that path.
public struct MissingResource: Error, CustomStringConvertible {
    let path: String

    public init(path: String) { self.path = path }

    public var description: String { "no block of the chapter says file=\"\(path)\"" }
}
