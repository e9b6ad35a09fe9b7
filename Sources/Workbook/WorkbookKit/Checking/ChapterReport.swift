/// What remains of a chapter once its page is written: enough for the rules about the whole book.
struct ChapterReport: Sendable {
    /// A link to a place in a page of the book.
    struct Reference: Sendable {
        var slug: String
        var anchor: String
        var location: SourceLocation
    }

    var outline: Chapter.Outline
    var diagnostics: [Diagnostic] = []
    var anchors: [String] = []
    var references: [Reference] = []
    /// The files of the book that the chapter shows or links to, relative to the book's folder.
    var assets: Set<String> = []
    /// The keys of the sources that the chapter cites, each once.
    var cited: [String] = []
    /// Whether anything of the chapter is compiled as a module, which a test target does. Programs need none.
    var hasCode = false
    /// Whether a file with the chapter's Swift stands beside its page.
    var declaresSomething = false
    /// The blocks that a run tries.
    var testedCount = 0
    var exerciseCount = 0

    init(outline: Chapter.Outline) { self.outline = outline }

    init(_ chapter: Chapter) {
        outline = chapter.outline
        anchors = chapter.anchors
        cited = chapter.citations.map(\.key)
        hasCode = chapter.needsTestTarget
        declaresSomething = chapter.declaresSomething
        testedCount = chapter.snippets.count(where: \.isTried)
        exerciseCount = chapter.snippets.count { $0.kind == .exercise }
    }
}
