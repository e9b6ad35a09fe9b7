/// A folder of Markdown files, and what is true of all of them.
public struct Book: Sendable {
    public var configuration: BookConfiguration
    /// Whether the folder has a `workbook.yml`.
    public var dialect: Dialect
    /// The introduction, if there is one, and the chapters in reading order.
    public var chapters: [Chapter.Outline]
    /// Every file below the book's folder, as a path relative to it.
    public var files: Set<String>
    /// What stands before a file's path in diagnostics: `chapters/`.
    public var prefix: String
    /// What its claims rest on.
    public var sources = Sources()
    /// The version of Swift that all of it was accepted with; nil when nobody wrote one down.
    public var testedWith: String?
}

extension Book {
    var introduction: Chapter.Outline? {
        // It stands first, and every page asks.
        chapters.first.flatMap { $0.isIntroduction ? $0 : nil }
    }

    /// The slugs that each chapter says it needs, by its own slug; of two chapters with one slug the first counts.
    var needs: [String: [String]] {
        Dictionary(chapters.map { ($0.slug, $0.needs.map(\.slug)) }, uniquingKeysWith: { first, _ in first })
    }
}
