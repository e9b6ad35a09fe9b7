/// What a book must be beyond what the parser sees.
///
/// Each rule has a file of its own. Those about one chapter see that chapter and the book's outlines; the others see the
/// outlines, or the reports on all chapters.
enum Check {
    /// The diagnostics of every rule about one chapter.
    static func report(on chapter: Chapter, book: Book, links: LinkResolver) -> ChapterReport {
        var report = ChapterReport(chapter)
        if book.dialect == .book {
            report.diagnostics += NameRule.diagnostics(in: chapter)
            report.diagnostics += ChunkRule.diagnostics(in: chapter)
            report.diagnostics += ExerciseRule.diagnostics(in: chapter)
            report.diagnostics += NeedsRule.diagnostics(in: chapter.outline, book: book)
            report.diagnostics += FigureRule.diagnostics(in: chapter, book: book)
        }
        let references = References(in: chapter)
        if !book.configuration.allowsHTML {
            report.diagnostics += RawHTMLRule.diagnostics(in: references, dialect: book.dialect)
        }
        LinkRule.check(references, links: links, dialect: book.dialect, report: &report)
        if book.dialect == .plain { report.diagnostics = report.diagnostics.folded }
        return report
    }

    /// The diagnostics of the rules about which chapters there are: no page and no test target is two chapters'.
    static func diagnostics(in book: Book) -> [Diagnostic] {
        let empty = EmptyBookRule.diagnostics(in: book)
        switch book.dialect {
        case .book: return PageRule.diagnostics(in: book) + TargetNameRule.diagnostics(in: book) + empty
        case .plain: return empty
        }
    }

    /// The diagnostics of the rules that need to know what is in every chapter.
    ///
    /// - Parameter manifest: the `Package.swift` of the package whose test targets run the chapters, if there is one.
    static func diagnostics(across reports: [ChapterReport], book: Book, manifest: SourceFile?) -> [Diagnostic] {
        var diagnostics = AnchorRule.diagnostics(in: reports, dialect: book.dialect)
        if book.dialect == .book {
            diagnostics += StrayFileRule.diagnostics(in: book, reports: reports)
            if let manifest { diagnostics += TestTargetRule.diagnostics(in: reports, manifest: manifest) }
        }
        return diagnostics
    }
}
