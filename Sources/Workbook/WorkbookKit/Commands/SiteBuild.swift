import ChapterKit

/// A build of a book's site. It reads, checks, and renders the chapters on all cores, with only a few in memory at a
/// time.
package struct SiteBuild: Sendable {
    private let folder: BookFolder
    private let templates: Templates
    private let renderer: PageRenderer
    private let chapterCache: ChapterCache
    private let workspace: WorkspaceArchive?

    /// Creates a build.
    ///
    /// - Parameter workspace: The archive that the pages offer, or `nil` if they offer none.
    package init(_ folder: BookFolder, templates: Templates, workspace: WorkspaceArchive? = nil) {
        self.init(folder, templates: templates, workspace: workspace, chapterCache: ChapterCache())
    }

    /// Creates a build that shares a cache with other builds.
    ///
    /// - Parameter memory: The chapters of earlier builds.
    package init(
        _ folder: BookFolder, templates: Templates, workspace: WorkspaceArchive? = nil, chapterCache: ChapterCache
    ) {
        self.folder = folder
        self.templates = templates
        self.chapterCache = chapterCache
        self.workspace = workspace
        renderer = PageRenderer(book: folder.book, templates: templates, offersWorkspace: workspace != nil)
    }

    /// Checks every chapter and stages every file of the site. The caller commits or discards them.
    ///
    /// - Parameters:
    ///   - output: The destination of the files.
    ///   - progress: Called after each chapter, from any thread.
    /// - Returns: The diagnostics of the whole book.
    package func stage(into output: some SiteOutput, progress: @Sendable () -> Void = {}) throws -> [Diagnostic] {
        // Two chapters with the same page path can't both be staged.
        guard folder.book.kind == .plainMarkdown || PageRule.diagnostics(in: folder.book).isEmpty else {
            return try folder.check()
        }
        let cache = BuildCache(output.cache)
        let chapters = try stageChapters(cache, into: output, progress: progress)
        let reports = chapters.map(\.entry.report)
        try stageWholeBook(chapters, into: output)
        chapterCache.forgetAll(but: folder.book.chapters)
        let shared = try stageShared(chapters, cache, into: output) + stageWorkspace(chapters, cache, into: output)
        output.storeCache(BuildCache.bytes(of: chapters.map(\.entry.record) + shared))
        try stageIndex(chapters, into: output)
        if let page = SourcesPage(of: folder.book, templates: templates) { try output.stage(page.file(reports)) }
        for file in AddressedFiles(book: folder.book, templates: templates).files() { try output.stage(file) }
        for file in templates.assets { try output.stage(file) }
        let assets = reports.reduce(into: try themeFiles()) { $0.formUnion($1.assets) }.sorted()
        for path in assets {
            try output.stage(OutputFile(path: path, bytes: try FileSystem.read("\(folder.path)/\(path)")))
        }
        return folder.diagnostics(across: reports) + templates.diagnostics
    }

    /// Stages the page with the whole book, if the book has one. The page is kept if every chapter's page was kept.
    private func stageWholeBook(_ chapters: [Built], into output: some SiteOutput) throws {
        guard
            let page = WholeBook(
                of: folder.book, links: folder.rules.links, templates: templates)
        else { return }
        if chapters.allSatisfy(\.isKept), output.keep(ListPages.wholeBook) { return }
        try output.stage(page.page(try parallelMap(chapters) { try chapter($0.entry.report.metadata, key: $0.key) }))
    }

    /// Returns the paths of the book's style sheet and of the files of the book that it names with `url(…)`.
    private func themeFiles() throws -> Set<String> {
        guard let theme = folder.book.configuration.theme?.slug, folder.book.files.contains(theme) else { return [] }
        let text = String(decoding: try FileSystem.read("\(folder.path)/\(theme)"), as: UTF8.self)
        let parent = theme.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let named = text.matches(of: /url\(\s*["']?([^"')\s]+)/).map { parent + $0.output.1 }
        return folder.book.files.intersection(named).union([theme])
    }

    /// Stages the pages that list the chapters. The cover is kept if every chapter's page was kept and it has a picture,
    /// which requires the picture's chapter.
    private func stageIndex(_ chapters: [Built], into output: some SiteOutput) throws {
        let pages = IndexPages(book: folder.book, templates: templates)
        let reports = chapters.map(\.entry.report)
        let picture = folder.book.configuration.cover.picture
        guard let picture, let built = chapters.first(where: { $0.entry.report.metadata.slug == picture.slug }) else {
            for file in try pages.files(reports, offersWorkspace: workspace != nil) { try output.stage(file) }
            return
        }
        let paths = pages.paths(of: reports)
        let kept = Set(chapters.allSatisfy(\.isKept) ? paths.filter(output.keep) : [])
        if kept.count == paths.count { return }
        let checked = try chapter(built.entry.report.metadata, key: built.key)
        let html = BodyRenderer.picture(picture.name, of: checked, links: folder.rules.links)
        let files = try pages.files(reports, picture: html, offersWorkspace: workspace != nil)
        for file in files where !kept.contains(file.path) { try output.stage(file) }
    }

    /// Returns a chapter. It's cached if there's a page with the whole book, because otherwise a large book would fill
    /// the memory.
    private func chapter(_ metadata: Chapter.Metadata, key: UInt64) throws -> CheckedChapter {
        guard WholeBook.isMade(of: folder.book, templates: templates) else { return try folder.chapter(metadata) }
        return try chapterCache.chapter(metadata, key: key) { try folder.chapter($0, after: $1) }
    }

    /// The result of building a chapter, or of finding it in the cache.
    private struct Built: Sendable {
        var entry: BuildCache.Entry
        var key: UInt64
        /// A Boolean value indicating whether the page of the last build was kept.
        var isKept: Bool
    }

    /// Stages the pages and Swift files of the chapters, and keeps the files of unchanged chapters.
    ///
    /// - Returns: The results of each chapter.
    private func stageChapters(
        _ cache: BuildCache, into output: some SiteOutput, progress: @Sendable () -> Void
    ) throws -> [Built] {
        let keys = PageKeys(folder, renderer: renderer, templates: templates)
        let names = folder.names
        return try parallelMap(folder.book.chapters) { metadata -> Built in
            defer { progress() }
            let key = try keys.key(of: metadata, source: folder.bytes(of: metadata))
            let known = cache.entry(on: metadata, key: key)
            let paths = known.map { Self.paths(of: $0.report) } ?? []
            let kept = paths.filter(output.keep)
            if let entry = known, kept == paths { return Built(entry: entry, key: key, isKept: true) }
            return try CrashReport.naming(metadata.path) {
                let checked = try chapter(metadata, key: key)
                let pageNames = names.names(on: checked.chapter)
                for file in files(of: checked, names: pageNames) where !kept.contains(file.path) {
                    try output.stage(file)
                }
                let record = pageNames.record
                let text = SearchText.bytes(of: checked.chapter, declared: record.declared)
                let entry = BuildCache.entry(checked.report, text: text, names: record.bytes, key: key)
                return Built(entry: entry, key: key, isKept: false)
            }
        }
    }

    /// Stages the files that are made from all chapters: the search index, and the page with the list of names.
    ///
    /// - Returns: The records of these files for the cache.
    private func stageShared(
        _ chapters: [Built], _ cache: BuildCache, into output: some SiteOutput
    ) throws -> [ArraySlice<UInt8>] {
        let key = ContentHash.hash(of: chapters.map(\.key))
        let names = NamesPage(of: folder.book, catalog: folder.catalog, templates: templates)
        return try parallelMap([SearchIndex.file, ListPages.names]) { name in
            let known = cache.files(name, key: key)
            let kept = Set(try parallelMap(known) { output.keep($0) ? $0 : nil }.compactMap(\.self))
            if !known.isEmpty, kept.count == known.count {
                return BuildCache.record(of: name, files: known, key: key)
            }
            let files =
                name == SearchIndex.file
                ? try SearchIndex.files(chapters.map(\.entry.text))
                : names.map { [$0.file(chapters.map { NameRecord($0.entry.names) })] } ?? []
            _ = try parallelMap(files.filter { !kept.contains($0.path) }) { try output.stage($0) }
            return BuildCache.record(of: name, files: files.map(\.path), key: key)
        }
    }

    /// Stages the archive that the pages offer, and keeps it if it's unchanged.
    ///
    /// If any chapter has errors, no archive is staged, because a site with errors isn't written.
    ///
    /// - Returns: The record of the archive for the cache.
    private func stageWorkspace(
        _ chapters: [Built], _ cache: BuildCache, into output: some SiteOutput
    ) throws -> [ArraySlice<UInt8>] {
        guard let workspace, !chapters.contains(where: { $0.entry.report.diagnostics.hasErrors }) else { return [] }
        let (path, key) = (workspace.path, workspace.key(pages: chapters.map(\.key)))
        if cache.files(path, key: key) != [path] || !output.keep(path) {
            try output.stage(DeferredFile(path: path, key: key) { try workspace.archive().bytes })
        }
        return [BuildCache.record(of: path, files: [path], key: key)]
    }

    /// Returns the paths of the files that are made from one chapter alone: its page and its Swift file.
    private static func paths(of report: ChapterReport) -> [String] {
        [report.metadata.page] + (report.declaresSomething ? [ChapterSwift.path(of: report.metadata)] : [])
            + (report.hasThumbnail ? [ChapterThumbnail.path(of: report.metadata)] : [])
    }

    private func files(of checked: CheckedChapter, names: PageNames) -> [OutputFile] {
        let swift = ChapterSwift(book: folder.book).file(of: checked.chapter)
        return [page(of: checked, names: names)] + [swift, ChapterThumbnail.file(of: checked)].compactMap(\.self)
    }

    private func page(of checked: CheckedChapter, names: PageNames) -> OutputFile {
        let body = BodyRenderer.body(
            of: checked.chapter, links: folder.rules.links, figures: checked.pictures,
            allowsHTML: folder.book.configuration.allowsHTML, names: names)
        return renderer.page(checked.chapter, body: body.text, footnotes: body.footnotes)
    }
}
