/// What a book must be beyond what the parser sees: every rule, with what all of them need to know of the book.
///
/// Each rule has a file of its own. Those about one chapter see that chapter and the book's outlines; the others see the
/// outlines, or the reports on all chapters.
struct Rules {
    let book: Book
    /// Where the chapters' links lead.
    let links: LinkResolver
    private let needs: [String: [String]]
    private let answers: [String]

    init(_ book: Book) {
        self.book = book
        links = LinkResolver(book)
        needs = book.needs
        answers = AnswerRule.files(of: book)
    }

    /// What every rule about one chapter says of it.
    func report(on chapter: Chapter) -> ChapterReport {
        var report = ChapterReport(chapter)
        if book.dialect == .book {
            report.diagnostics += NameRule.diagnostics(in: chapter)
            report.diagnostics += ChunkRule.diagnostics(in: chapter)
            report.diagnostics += ChangeRule.diagnostics(in: chapter)
            report.diagnostics += ExerciseRule.diagnostics(in: chapter)
            report.diagnostics += AnswerRule.diagnostics(in: chapter, book: book, files: answers)
            report.diagnostics += MainRule.diagnostics(in: chapter)
            report.diagnostics += HiddenLinesRule.diagnostics(in: chapter)
            report.diagnostics += TitleRule.diagnostics(in: chapter)
            report.diagnostics += ForeignMarkupRule.diagnostics(in: chapter)
            report.diagnostics += LineLengthRule.diagnostics(in: chapter)
            report.diagnostics += NeedsRule.diagnostics(in: chapter.outline, needs: needs)
            report.diagnostics += ChoiceRule.diagnostics(in: chapter)
            report.diagnostics += WalkRule.diagnostics(in: chapter)
            report.diagnostics += SourceRule.diagnostics(in: chapter, sources: book.sources)
            report.diagnostics += FigureRule.diagnostics(in: chapter, book: book)
        }
        report.diagnostics += CodeHostRule.diagnostics(in: chapter)
        let references = References(in: chapter)
        if !book.configuration.allowsHTML {
            report.diagnostics += RawHTMLRule.diagnostics(in: references, dialect: book.dialect)
        }
        LinkRule.check(references, links: links, dialect: book.dialect, report: &report)
        if book.dialect == .plain { report.diagnostics = report.diagnostics.folded }
        return report
    }

    /// What is wrong with which chapters there are: no page and no test target is two chapters'.
    var diagnostics: [Diagnostic] {
        let empty = EmptyBookRule.diagnostics(in: book)
        switch book.dialect {
        case .book:
            return PageRule.diagnostics(in: book) + TargetNameRule.diagnostics(in: book)
                + AnswerRule.diagnostics(in: book)
                + empty
        case .plain: return empty
        }
    }

    /// What only shows when every chapter has been read.
    ///
    /// - Parameter manifest: the manifest of the package whose test targets run the chapters, if there is one.
    func diagnostics(across reports: [ChapterReport], manifest: PackageManifest?) -> [Diagnostic] {
        var diagnostics = AnchorRule.diagnostics(in: reports, dialect: book.dialect)
        if book.dialect == .book {
            diagnostics += SourceRule.diagnostics(in: reports, sources: book.sources)
            diagnostics += StrayFileRule.diagnostics(in: book, reports: reports)
            if let manifest { diagnostics += TestTargetRule.diagnostics(in: reports, manifest: manifest) }
        }
        return diagnostics
    }
}
