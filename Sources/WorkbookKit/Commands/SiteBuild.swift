/// Builds a book's site: reads, checks and renders one chapter after another on all cores, holding few at a time.
public struct SiteBuild: Sendable {
    private let folder: BookFolder
    private let templates: Templates
    private let renderer: PageRenderer

    public init(_ folder: BookFolder, templates: Templates) {
        self.folder = folder
        self.templates = templates
        renderer = PageRenderer(book: folder.book, templates: templates)
    }

    /// Checks every chapter and stages every file of the site. The caller commits them, or not.
    ///
    /// - Parameter progress: called after each chapter, from any thread.
    /// - Returns: everything that is wrong with the book.
    public func stage(into output: OutputFolder, progress: @Sendable () -> Void = {}) throws -> [Diagnostic] {
        // Chapters that would make one page cannot be staged.
        guard folder.book.dialect == .plain || PageRule.diagnostics(in: folder.book).isEmpty else {
            return try folder.check()
        }
        let (reports, isUnchanged) = try stageChapters(into: output, progress: progress)
        try stageWholeBook(into: output, isUnchanged: isUnchanged)
        for file in try IndexPages(book: folder.book, templates: templates).files(reports) { try output.stage(file) }
        try output.stage(try SearchIndex.file(reports))
        for file in templates.assets { try output.stage(file) }
        let assets = reports.reduce(into: Set()) { $0.formUnion($1.assets) }.sorted()
        for path in assets {
            try output.stage(OutputFile(path: path, bytes: try FileSystem.read("\(folder.path)/\(path)")))
        }
        return folder.diagnostics(across: reports)
    }

    /// Stages the page with the whole book, if the book has one; it is kept when every chapter's page was.
    private func stageWholeBook(into output: OutputFolder, isUnchanged: Bool) throws {
        guard let page = WholeBook(of: folder.book, links: folder.rules.links, templates: templates) else { return }
        if isUnchanged, output.keep(ListPages.wholeBook) { return }
        try output.stage(page.page(try parallelMap(folder.book.chapters, folder.chapter)))
    }

    /// Stages the chapters' pages; those that nothing has changed for are kept.
    ///
    /// - Returns: the chapters' reports, and whether every page was kept.
    private func stageChapters(
        into output: OutputFolder, progress: @Sendable () -> Void
    ) throws -> (reports: [ChapterReport], isUnchanged: Bool) {
        let keys = PageKeys(folder, renderer: renderer, templates: templates)
        let cache = BuildCache(output.remembered)
        let results = try parallelMap(folder.book.chapters) {
            outline -> (report: ChapterReport, record: [UInt8], isKept: Bool) in
            defer { progress() }
            let key = try keys.key(of: outline, source: folder.bytes(of: outline))
            if let report = cache.report(on: outline, key: key), output.keep(outline.page) {
                return (report, BuildCache.record(of: report, key: key), true)
            }
            let checked = try folder.chapter(outline)
            try output.stage(page(of: checked))
            return (checked.report, BuildCache.record(of: checked.report, key: key), false)
        }
        output.remember(BuildCache.bytes(of: results.map(\.record)))
        return (results.map(\.report), results.allSatisfy(\.isKept))
    }

    private func page(of checked: CheckedChapter) -> OutputFile {
        let body = BodyRenderer.body(
            of: checked.chapter, links: folder.rules.links, figures: checked.pictures,
            allowsHTML: folder.book.configuration.allowsHTML)
        return renderer.page(checked.chapter, body: body)
    }
}
