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
            report.diagnostics += NameRule.diagnostics(in: chapter).of(.names)
            report.diagnostics += ChunkRule.diagnostics(in: chapter).of(.chunks)
            report.diagnostics += ChangeRule.diagnostics(in: chapter).of(.changes)
            report.diagnostics += ExerciseRule.diagnostics(in: chapter).of(.exercises)
            report.diagnostics += AnswerRule.diagnostics(in: chapter, book: book, files: answers).of(.answers)
            report.diagnostics += MainRule.diagnostics(in: chapter).of(.main)
            for snippet in chapter.snippets {
                report.diagnostics += UntestedListing.diagnostics(in: snippet, isInPlace: false)
            }
            report.diagnostics += HiddenLinesRule.diagnostics(in: chapter).of(.hiddenLines)
            report.diagnostics += TitleRule.diagnostics(in: chapter).of(.titles)
            report.diagnostics += ForeignMarkupRule.diagnostics(in: chapter).of(.foreignMarkup)
            report.diagnostics += ResourceRule.diagnostics(in: chapter).of(.resources)
            report.diagnostics += GroupRule.diagnostics(in: chapter).of(.groups)
            report.diagnostics += LineLengthRule.diagnostics(in: chapter).of(.lineLength)
            report.diagnostics += NeedsRule.diagnostics(in: chapter.metadata, needs: needs).of(.needs)
            report.diagnostics += ChoiceRule.diagnostics(in: chapter).of(.choices)
            report.diagnostics += WalkRule.diagnostics(in: chapter).of(.steps)
            report.diagnostics += SourceRule.diagnostics(in: chapter, sources: book.sources).of(.sources)
            report.diagnostics += FigureRule.diagnostics(in: chapter, book: book).of(.figures)
        }
        report.diagnostics += CodeHostRule.diagnostics(in: chapter).of(.codeHosts)
        let references = References(in: chapter)
        if !book.configuration.allowsHTML {
            report.diagnostics += RawHTMLRule.diagnostics(in: references, bookKind: book.kind).of(.html)
        }
        LinkRule.check(references, links: links, bookKind: book.kind, report: &report)
        return report
    }

    /// The diagnostics for the set of chapters, such as two chapters with the same page or the same test target.
    var diagnostics: [Diagnostic] {
        let empty = EmptyBookRule.diagnostics(in: book).of(.files)
        switch book.kind {
        case .workbook:
            return PageRule.diagnostics(in: book).of(.pages) + TargetNameRule.diagnostics(in: book).of(.testTargets)
                + AnswerRule.diagnostics(in: book).of(.answers) + CoverRule.diagnostics(in: book).of(.cover)
                + ThemeRule.diagnostics(in: book).of(.theme)
                + empty
        case .plainMarkdown: return empty
        }
    }

    /// Returns the diagnostics that require the reports on all chapters.
    ///
    /// - Parameter manifest: The manifest of the package whose test targets run the chapters, or `nil` if there's none.
    func diagnostics(across reports: [ChapterReport], manifest: PackageManifest?) -> [Diagnostic] {
        var diagnostics = AnchorRule.diagnostics(in: reports, bookKind: book.kind).of(.links)
        if book.kind == .workbook {
            diagnostics += SourceRule.diagnostics(in: reports, sources: book.sources).of(.sources)
            diagnostics += StrayFileRule.diagnostics(in: book, reports: reports).of(.files)
            if let manifest {
                diagnostics += TestTargetRule.diagnostics(in: reports, manifest: manifest).of(.testTargets)
            }
        }
        return diagnostics
    }
}
