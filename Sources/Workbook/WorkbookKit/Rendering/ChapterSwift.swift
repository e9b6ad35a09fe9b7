import SwiftText

/// The Swift of a chapter as one file beside its page: what a reader puts into an app to work on.
///
/// It holds the declarations in the order of the page, those too that the page keeps in a fold, because the others may
/// rest on them; chunks are in place. Exercises are left open, as on the page: this is no way around a fold. Tests and
/// examples are not in it: they are bodies of functions, run in the book's scope, and the starter has the tests.
struct ChapterSwift: Sendable {
    let book: Book

    /// Where a chapter's file is, relative to the site.
    static func path(of outline: Chapter.Outline) -> String { outline.slug + ".swift" }

    /// - Returns: nil when the chapter declares nothing.
    func file(of chapter: Chapter) -> OutputFile? {
        guard chapter.declaresSomething else { return nil }
        let chunks = Chunks(of: chapter)
        let listings = chapter.snippets.filter { $0.traits.role == .declares && $0.chunk == nil }
            .map { chunks.text(of: Self.shown($0)) }
        var lines = head(of: chapter.outline) + imports(of: listings)
        for listing in listings { lines += [""] + Imports.removed(from: listing) }
        if !chapter.resources.isEmpty { lines += ["", Self.resource] }
        return OutputFile(path: Self.path(of: chapter.outline), text: lines.text)
    }

    /// A listing as the page shows it: an exercise with its stub.
    private static func shown(_ snippet: Snippet) -> Listing {
        guard snippet.kind == .exercise else { return snippet.code }
        let stub = ExerciseCode(snippet.code, name: snippet.name).stub
        return Listing(text: stub.text, location: snippet.code.location, indentations: [])
    }

    private func head(of outline: Chapter.Outline) -> [String] {
        let needs = outline.needs.compactMap { need in book.chapters.first { $0.slug == need.slug } }
        let sentences =
            [
                outline.title, "",
                "The Swift of a chapter of \"\(book.configuration.title)\": see \(outline.page).",
                "Made from \(outline.path.split(separator: "/").last ?? ""), with the exercises left open.",
            ]
            + needs.map { "It needs the Swift of the chapter \"\($0.title)\": \(Self.path(of: $0))." }
        return sentences.map { $0.isEmpty ? "//" : "// " + Self.onOneLine($0) } + [""]
    }

    /// A title of several lines stays in its comment.
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

    /// The book's modules may be more than an app has: a chapter says `#if canImport(Simulator)` around what only its
    /// tests and pictures need.
    private func imports(of listings: [[String]]) -> [String] {
        let lifted = Imports.lines(["Foundation"], liftedFrom: listings.filter(Imports.mayStand).map(\.text))
        let own = book.configuration.imports.filter { !lifted.contains("import \($0)") }
        return lifted + own.flatMap { ["#if canImport(\($0))", "import \($0)", "#endif"] }
    }

    /// The chapter's files, where an app has them.
    private static let resource = """
        /// The contents of a file that the chapter holds.
        func resource(_ path: String) throws -> Data {
            try Data(contentsOf: Bundle.main.bundleURL.appendingPathComponent(path))
        }
        """
}
