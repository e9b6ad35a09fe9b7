/// What a book must be beyond what the parser sees.
///
/// Each rule has a file of its own. Those about one chapter see that chapter and the book's outlines; the others see the
/// outlines, or the reports on all chapters.
enum Check {
    /// The findings of every rule about one chapter.
    static func report(on chapter: Chapter, book: Book, links: LinkResolver) -> ChapterReport {
        var report = ChapterReport(chapter)
        if book.dialect == .book {
            report.diagnostics += NameRule.findings(in: chapter)
            report.diagnostics += ChunkRule.findings(in: chapter)
            report.diagnostics += ExerciseRule.findings(in: chapter)
            report.diagnostics += NeedsRule.findings(in: chapter.outline, book: book)
            report.diagnostics += FigureRule.findings(in: chapter, book: book)
        }
        let references = References(in: chapter)
        if !book.configuration.allowsHTML {
            report.diagnostics += RawHTMLRule.findings(in: references, dialect: book.dialect)
        }
        LinkRule.check(references, links: links, dialect: book.dialect, report: &report)
        if book.dialect == .plain { report.diagnostics = report.diagnostics.folded }
        return report
    }

    /// The findings of the rules about which chapters there are: no page and no test target is two chapters'.
    static func findings(in book: Book) -> [Diagnostic] {
        let empty = EmptyBookRule.findings(in: book)
        switch book.dialect {
        case .book: return PageRule.findings(in: book) + TargetNameRule.findings(in: book) + empty
        case .plain: return empty
        }
    }

    /// The findings of the rules that need to know what is in every chapter.
    ///
    /// - Parameter manifest: the `Package.swift` of the package whose test targets run the chapters, if there is one.
    static func findings(across reports: [ChapterReport], book: Book, manifest: SourceFile?) -> [Diagnostic] {
        var findings = AnchorRule.findings(in: reports, dialect: book.dialect)
        if book.dialect == .book {
            findings += StrayFileRule.findings(in: book, reports: reports)
            if let manifest { findings += TestTargetRule.findings(in: reports, manifest: manifest) }
        }
        return findings
    }
}
