/// A folder of Markdown files, with the properties that apply to all of them.
public struct Book: Sendable {
    public var configuration: BookConfiguration
    /// The kind of the book, which depends on whether its folder has a `workbook.yml`.
    public var kind: BookKind
    /// The introduction, if there's one, and the chapters in reading order.
    public var chapters: [Chapter.Metadata]
    /// The paths of all files below the book's folder, relative to it.
    public var files: Set<String>
    /// The prefix of file paths in diagnostics, such as `chapters/`.
    public var prefix: String
    /// The sources of the book's claims.
    public var sources = Sources()
    /// The Swift version that the whole book was accepted with, or `nil` if none is recorded.
    public var testedWith: String?
}

extension Book {
    var introduction: Chapter.Metadata? {
        // The introduction is always first. This isn't a search, because it's used for every page.
        chapters.first.flatMap { $0.isIntroduction ? $0 : nil }
    }

    /// The slugs of the chapters that each chapter needs directly, keyed by slug. If two chapters have the same slug,
    /// the first is used.
    var needs: [String: [String]] {
        Dictionary(chapters.map { ($0.slug, $0.needs.map(\.slug)) }, uniquingKeysWith: { first, _ in first })
    }
}
