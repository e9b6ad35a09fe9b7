/// The facts about a chapter that are kept after its page is written. The rules for the whole book use them.
struct ChapterReport: Sendable {
    /// A link to an anchor in a page of the book.
    struct Reference: Sendable {
        var slug: String
        var anchor: String
        var location: SourceLocation
    }

    var metadata: Chapter.Metadata
    var diagnostics: [Diagnostic] = []
    var anchors: [String] = []
    var references: [Reference] = []
    /// The files of the book that the chapter shows or links to, relative to the book's folder.
    var assets: Set<String> = []
    /// The keys of the sources that the chapter cites, without duplicates.
    var cited: [String] = []
    /// A Boolean value indicating whether any code of the chapter is compiled as a module, which requires a test
    /// target. Programs don't require one.
    var hasCode = false
    /// A Boolean value indicating whether a file with the chapter's Swift code is written next to its page.
    var declaresSomething = false
    /// The number of blocks that a test run compiles or executes.
    var testedCount = 0
    var exerciseCount = 0

    init(metadata: Chapter.Metadata) { self.metadata = metadata }

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
