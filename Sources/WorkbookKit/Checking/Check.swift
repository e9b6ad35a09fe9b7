/// What a book must be beyond what the parser sees: each rule looks at one chapter, the last ones at all of them.
public enum Check {
    /// The findings of every rule about one chapter.
    static func findings(in chapter: Chapter, book: Book, links: LinkResolver) -> ChapterReport {
        var report = ChapterReport(chapter)
        if !book.isPlain {
            report.diagnostics += NameRule.findings(in: chapter)
            report.diagnostics += ChunkRule.findings(in: chapter)
            report.diagnostics += ExerciseRule.findings(in: chapter)
            report.diagnostics += NeedsRule.findings(in: chapter.outline, book: book)
            report.diagnostics += FigureRule.findings(in: chapter, book: book)
        }
        let references = References(in: chapter)
        if !book.configuration.allowsHTML {
            report.diagnostics += RawHTMLRule.findings(in: references, isPlain: book.isPlain)
        }
        LinkRule.check(references, links: links, isPlain: book.isPlain, report: &report)
        if book.isPlain { report.diagnostics = report.diagnostics.folded }
        return report
    }

    /// The findings of the rules that need to know every chapter.
    static func findings(across reports: [ChapterReport], book: Book) -> [Diagnostic] {
        AnchorRule.findings(in: reports, isPlain: book.isPlain) + (book.isPlain ? [] : PageRule.findings(in: book))
            + EmptyBookRule.findings(in: book)
    }
}

/// What remains of a chapter once its page is written: enough for the rules about the whole book, and for search.
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
    var headings: [(text: String, anchor: String)] = []
    /// Whether the compiler sees anything of the chapter.
    var hasCode = false
    var testedCount = 0
    var exerciseCount = 0

    init(outline: Chapter.Outline) { self.outline = outline }

    init(_ chapter: Chapter) {
        outline = chapter.outline
        anchors = chapter.anchors
        hasCode = chapter.snippets.contains(where: \.isCompiled)
        for block in chapter.blocks {
            if case .heading(let heading) = block.content { headings.append((heading.text.plainText, heading.anchor)) }
        }
        for snippet in chapter.snippets {
            switch snippet.kind {
            case .exercise: exerciseCount += 1
            case .skip, .declaration: break
            default: testedCount += 1
            }
        }
    }
}
