/// The facts about a chapter that are kept after its page is written. The rules for the whole book use them.
package struct ChapterReport: Sendable {
    /// A link to an anchor in a page of the book.
    package struct Reference: Sendable {
        package var slug: String
        package var anchor: String
        package var location: SourceLocation

        package init(slug: String, anchor: String, location: SourceLocation) {
            self.slug = slug
            self.anchor = anchor
            self.location = location
        }
    }

    package var metadata: Chapter.Metadata
    package var diagnostics: [Diagnostic] = []
    package var anchors: [String] = []
    package var references: [Reference] = []
    /// The files of the book that the chapter shows or links to, relative to the book's folder.
    package var assets: Set<String> = []
    /// The keys of the sources that the chapter cites, without duplicates.
    package var cited: [String] = []
    /// A Boolean value indicating whether any code of the chapter is compiled as a module, which requires a test
    /// target. Programs don't require one.
    package var hasCode = false
    /// A Boolean value indicating whether a file with the chapter's Swift code is written next to its page.
    package var declaresSomething = false
    /// The number of blocks that a test run compiles or executes.
    package var testedCount = 0
    package var exerciseCount = 0
    /// A Boolean value indicating whether a small picture of the chapter is written next to its page, for the cover.
    package var hasThumbnail = false

    package init(metadata: Chapter.Metadata) { self.metadata = metadata }

    init(_ chapter: Chapter) {
        metadata = chapter.metadata
        anchors = chapter.anchors
        cited = chapter.citations.map(\.key)
        hasCode = chapter.needsTestTarget
        declaresSomething = chapter.declaresSomething
        testedCount = chapter.snippets.count(where: \.isTried)
        exerciseCount = chapter.snippets.count { $0.kind == .exercise }
    }
}
