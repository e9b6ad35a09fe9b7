/// The rules of a book that go beyond the syntax that the parser checks, and the facts about the book that they share.
///
/// Each rule is in a separate file. The rules about a single chapter use that chapter and the metadata of the book. The
/// others use the metadata, or the reports on all chapters.
package struct Rules {
    let book: Book
    /// The resolver of the links in the chapters.
    package let links: LinkResolver
    private let needs: [String: [String]]
    private let answers: [String]

    init(_ book: Book) {
        self.book = book
        links = LinkResolver(book)
        needs = book.needs
        answers = AnswerRule.files(of: book)
    }

    /// Returns the results of all rules about a single chapter.
    func report(on chapter: Chapter) -> ChapterReport {
        var report = ChapterReport(chapter)
        if book.kind == .workbook {
            report.diagnostics += NameRule.diagnostics(in: chapter)
            report.diagnostics += ChunkRule.diagnostics(in: chapter)
            report.diagnostics += ChangeRule.diagnostics(in: chapter)
            report.diagnostics += ExerciseRule.diagnostics(in: chapter)
            report.diagnostics += AnswerRule.diagnostics(in: chapter, book: book, files: answers)
            report.diagnostics += MainRule.diagnostics(in: chapter)
            for snippet in chapter.snippets {
                report.diagnostics += UntestedListing.diagnostics(in: snippet, isInPlace: false)
            }
            report.diagnostics += HiddenLinesRule.diagnostics(in: chapter)
            report.diagnostics += TitleRule.diagnostics(in: chapter)
            report.diagnostics += ForeignMarkupRule.diagnostics(in: chapter)
            report.diagnostics += ResourceRule.diagnostics(in: chapter)
            report.diagnostics += GroupRule.diagnostics(in: chapter)
            report.diagnostics += LineLengthRule.diagnostics(in: chapter)
            report.diagnostics += NeedsRule.diagnostics(in: chapter.metadata, needs: needs)
            report.diagnostics += ChoiceRule.diagnostics(in: chapter)
            report.diagnostics += WalkRule.diagnostics(in: chapter)
            report.diagnostics += SourceRule.diagnostics(in: chapter, sources: book.sources)
            report.diagnostics += FigureRule.diagnostics(in: chapter, book: book)
        }
        report.diagnostics += CodeHostRule.diagnostics(in: chapter)
        let references = References(in: chapter)
        if !book.configuration.allowsHTML {
            report.diagnostics += RawHTMLRule.diagnostics(in: references, bookKind: book.kind)
        }
        LinkRule.check(references, links: links, bookKind: book.kind, report: &report)
        return report
    }

    /// The diagnostics for the set of chapters, such as two chapters with the same page or the same test target.
    var diagnostics: [Diagnostic] {
        let empty = EmptyBookRule.diagnostics(in: book)
        switch book.kind {
        case .workbook:
            return PageRule.diagnostics(in: book) + TargetNameRule.diagnostics(in: book)
                + AnswerRule.diagnostics(in: book) + CoverRule.diagnostics(in: book) + ThemeRule.diagnostics(in: book)
                + empty
        case .plainMarkdown: return empty
        }
    }

    /// Returns the diagnostics that require the reports on all chapters.
    ///
    /// - Parameter manifest: The manifest of the package whose test targets run the chapters, or `nil` if there's none.
    func diagnostics(across reports: [ChapterReport], manifest: PackageManifest?) -> [Diagnostic] {
        var diagnostics = AnchorRule.diagnostics(in: reports, bookKind: book.kind)
        if book.kind == .workbook {
            diagnostics += SourceRule.diagnostics(in: reports, sources: book.sources)
            diagnostics += StrayFileRule.diagnostics(in: book, reports: reports)
            if let manifest { diagnostics += TestTargetRule.diagnostics(in: reports, manifest: manifest) }
        }
        return diagnostics
    }
}
