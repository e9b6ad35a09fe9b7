import ChapterKit
import SwiftText

/// The Swift code of a chapter as a file next to its page, for use in an app.
///
/// It contains the declarations in the order of the page, with chunks inserted. Declarations in folds are included,
/// because others may depend on them. Exercises are left open, as on the page, so that the file doesn't reveal
/// solutions. Tests and examples are left out, because they're function bodies that run in the scope of the book. The
/// starter contains the tests.
struct ChapterSwift: Sendable {
    let book: Book

    /// Returns the path of a chapter's file, relative to the site.
    static func path(of metadata: Chapter.Metadata) -> String { metadata.slug + ".swift" }

    /// Returns the file of a chapter, or `nil` if the chapter declares nothing.
    func file(of chapter: Chapter) -> OutputFile? {
        guard chapter.declaresSomething else { return nil }
        let chunks = Chunks(of: chapter)
        let listings = chapter.snippets.filter { $0.traits.role == .declares && $0.chunk == nil }
            .map { chunks.text(of: Self.visibleCode(of: $0)) }
        var lines = head(of: chapter.metadata) + imports(of: listings)
        for listing in listings { lines += [""] + Imports.removed(from: listing) }
        if !chapter.resources.isEmpty { lines += ["", Self.resource] }
        return OutputFile(path: Self.path(of: chapter.metadata), text: lines.text)
    }

    /// Returns a listing as the page shows it. An exercise has its stub.
    private static func visibleCode(of snippet: Snippet) -> Listing {
        guard snippet.kind == .exercise else { return snippet.code }
        let stub = ExerciseCode(snippet.code, name: snippet.name).stub
        return Listing(text: stub.text, location: snippet.code.location, indentations: [])
    }

    private func head(of metadata: Chapter.Metadata) -> [String] {
        let needs = metadata.needs.compactMap { need in book.chapters.first { $0.slug == need.slug } }
        let sentences =
            [
                metadata.title, "",
                "The Swift of a chapter of \"\(book.configuration.title)\": see \(metadata.page).",
                "Made from \(metadata.path.split(separator: "/").last ?? ""), with the exercises left open.",
            ]
            + needs.map { "It needs the Swift of the chapter \"\($0.title)\": \(Self.path(of: $0))." }
        return sentences.map { $0.isEmpty ? "//" : "// " + Self.onOneLine($0) } + [""]
    }

    /// Returns a text with its line breaks replaced by spaces, so that a title of several lines stays in its comment.
    private static func onOneLine(_ text: String) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": line.unicodeScalars.append(" ")
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// Returns the import declarations of listings.
    ///
    /// Modules of the book are imported conditionally, because an app may not have them. A chapter encloses the code
    /// that only its tests and pictures need in `#if canImport(Simulator)`.
    private func imports(of listings: [[String]]) -> [String] {
        let lifted = Imports.lines(["Foundation"], liftedFrom: listings.filter(Imports.mayStand).map(\.text))
        let conditional = book.configuration.imports.filter { !lifted.contains("import \($0)") }
        return lifted + conditional.flatMap { ["#if canImport(\($0))", "import \($0)", "#endif"] }
    }

    /// A function that reads the chapter's files from the app's bundle.
    private static let resource = """
        /// The contents of a file that the chapter holds.
        func resource(_ path: String) throws -> Data {
            try Data(contentsOf: Bundle.main.bundleURL.appendingPathComponent(path))
        }
        """
}
