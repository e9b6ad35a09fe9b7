/// A folder of Markdown files, with the properties that apply to all of them.
package struct Book: Sendable {
    package var configuration: BookConfiguration
    /// The kind of the book, which depends on whether its folder has a `workbook.yml`.
    package var kind: BookKind
    /// The introduction, if there's one, and the chapters in reading order.
    package var chapters: [Chapter.Metadata]
    /// The paths of all files below the book's folder, relative to it.
    package var files: Set<String>
    /// The prefix of file paths in diagnostics, such as `chapters/`.
    package var prefix: String
    /// The sources of the book's claims.
    package var sources = Sources()
    /// The Swift version that the whole book was accepted with, or `nil` if none is recorded.
    package var testedWith: String?
}

extension Book {
    package var introduction: Chapter.Metadata? {
        // The introduction is always first. This isn't a search, because it's used for every page.
        chapters.first.flatMap { $0.isIntroduction ? $0 : nil }
    }

    /// The slugs of the chapters that each chapter needs directly, keyed by slug. If two chapters have the same slug,
    /// the first is used.
    package var needs: [String: [String]] {
        Dictionary(chapters.map { ($0.slug, $0.needs.map(\.slug)) }, uniquingKeysWith: { first, _ in first })
    }
}
