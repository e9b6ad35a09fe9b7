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
        let (entries, isUnchanged) = try stageChapters(into: output, progress: progress)
        try stageNames(entries.map(\.names), into: output)
        let reports = entries.map(\.report)
        try stageWholeBook(into: output, isUnchanged: isUnchanged)
        for file in try IndexPages(book: folder.book, templates: templates).files(reports) { try output.stage(file) }
        for file in templates.assets { try output.stage(file) }
        let assets = reports.reduce(into: Set()) { $0.formUnion($1.assets) }.sorted()
        for path in assets {
            try output.stage(OutputFile(path: path, bytes: try FileSystem.read("\(folder.path)/\(path)")))
        }
        return folder.diagnostics(across: reports)
    }

    /// Stages the page with the whole book, if the book has one; it is kept when every chapter's page was.
    private func stageWholeBook(into output: OutputFolder, isUnchanged: Bool) throws {
        guard
            let page = WholeBook(
                of: folder.book, links: folder.rules.links, catalogue: folder.catalogue, templates: templates)
        else { return }
        if isUnchanged, output.keep(ListPages.wholeBook) { return }
        try output.stage(page.page(try parallelMap(folder.book.chapters, folder.chapter)))
    }

    /// Stages the page that lists names, if the book has one.
    private func stageNames(_ records: [ArraySlice<UInt8>], into output: OutputFolder) throws {
        guard let page = NamesPage(of: folder.book, catalogue: folder.catalogue, templates: templates) else { return }
        try output.stage(page.file(records.map(NameRecord.init)))
    }

    /// What was made of a chapter, or known of it.
    private struct Built: Sendable {
        var entry: BuildCache.Entry
        var key: UInt64
        var record: [UInt8]
        /// Whether its page is that of the last build.
        var isKept: Bool
    }

    /// Stages the chapters' pages and the index of their words; what nothing has changed for is kept.
    ///
    /// - Returns: what is known of the chapters, and whether every page was kept.
    private func stageChapters(
        into output: OutputFolder, progress: @Sendable () -> Void
    ) throws -> (chapters: [BuildCache.Entry], isUnchanged: Bool) {
        let keys = PageKeys(folder, renderer: renderer, templates: templates)
        let cache = BuildCache(output.remembered)
        let names = folder.names
        let chapters = try parallelMap(folder.book.chapters) { outline -> Built in
            defer { progress() }
            let key = try keys.key(of: outline, source: folder.bytes(of: outline))
            if let entry = cache.entry(on: outline, key: key), output.keep(outline.page) {
                return Built(entry: entry, key: key, record: BuildCache.record(of: entry, key: key), isKept: true)
            }
            let checked = try folder.chapter(outline)
            let own = names.names(on: checked.chapter)
            try output.stage(page(of: checked, names: own))
            let entry = BuildCache.Entry(
                report: checked.report, text: SearchText.bytes(of: checked.chapter)[...], names: own.record.bytes[...])
            return Built(entry: entry, key: key, record: BuildCache.record(of: entry, key: key), isKept: false)
        }
        let index = try stageIndex(of: chapters, cache, into: output)
        output.remember(BuildCache.bytes(of: chapters.map(\.record) + [index]))
        return (chapters.map(\.entry), chapters.allSatisfy(\.isKept))
    }

    /// Stages the files of the search; they are kept when nothing has changed for any chapter.
    ///
    /// - Returns: their part of the cache.
    private func stageIndex(of chapters: [Built], _ cache: BuildCache, into output: OutputFolder) throws -> [UInt8] {
        let key = ContentHash.hash(of: chapters.map(\.key))
        let known = cache.files(SearchIndex.file, key: key)
        let kept = Set(known.filter(output.keep))
        if !known.isEmpty, kept.count == known.count {
            return BuildCache.record(of: SearchIndex.file, files: known, key: key)
        }
        let files = try SearchIndex.files(chapters.map(\.entry.text))
        _ = try parallelMap(files.filter { !kept.contains($0.path) }) { try output.stage($0) }
        return BuildCache.record(of: SearchIndex.file, files: files.map(\.path), key: key)
    }

    private func page(of checked: CheckedChapter, names: PageNames) -> OutputFile {
        let body = BodyRenderer.body(
            of: checked.chapter, links: folder.rules.links, figures: checked.pictures,
            allowsHTML: folder.book.configuration.allowsHTML, names: names)
        return renderer.page(checked.chapter, body: body)
    }
}
