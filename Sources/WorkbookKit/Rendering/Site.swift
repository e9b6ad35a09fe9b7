/// Builds a book's site: reads, checks and renders one chapter after another on all cores, holding few at a time.
public struct Site: Sendable {
    private let folder: BookFolder
    private let links: LinkResolver
    private let manifest: SourceFile?

    /// - Parameter manifest: the `Package.swift` of the package whose test targets run the chapters, if there is one.
    public init(_ folder: BookFolder, manifest: SourceFile?) {
        self.folder = folder
        self.manifest = manifest
        links = LinkResolver(folder.book)
    }

    /// Checks every chapter and writes nothing.
    public func check() throws -> [Diagnostic] {
        let reports = try parallelMap(folder.book.chapters) { outline in try report(on: outline) { _, _ in } }
        return folder.diagnostics + findings(across: reports)
    }

    /// Checks every chapter and stages every file of the site. The caller commits them, or not.
    ///
    /// - Parameter progress: called after each chapter, from any thread.
    public func build(
        templates: Templates, into output: OutputFolder, progress: @Sendable () -> Void = {}
    ) throws -> [Diagnostic] {
        // Chapters that would make one page cannot be staged.
        guard folder.book.isPlain || PageRule.findings(in: folder.book).isEmpty else { return try check() }
        let renderer = PageRenderer(book: folder.book, templates: templates)
        let allowsHTML = folder.book.configuration.allowsHTML
        let keys = PageKeys(folder, renderer: renderer, templates: templates)
        let cache = BuildCache(output.remembered)
        let results = try parallelMap(folder.book.chapters) { outline -> (report: ChapterReport, record: [UInt8]) in
            defer { progress() }
            let key = try keys.key(of: outline, source: folder.bytes(of: outline))
            if let report = cache.report(on: outline, key: key), output.keep(outline.page) {
                return (report, BuildCache.record(of: report, key: key))
            }
            let report = try report(on: outline) { chapter, figures in
                let body = BodyRenderer.body(of: chapter, links: links, figures: figures, allowsHTML: allowsHTML)
                try output.stage(renderer.page(chapter, body: body))
            }
            return (report, BuildCache.record(of: report, key: key))
        }
        output.remember(BuildCache.bytes(of: results.map(\.record)))
        let reports = results.map(\.report)
        for file in try IndexPages(book: folder.book, templates: templates).files(reports) { try output.stage(file) }
        try output.stage(try SearchIndex.file(reports))
        for file in templates.assets { try output.stage(file) }
        let assets = reports.reduce(into: Set()) { $0.formUnion($1.assets) }.sorted()
        for path in assets {
            try output.stage(OutputFile(path: path, bytes: try FileSystem.read("\(folder.path)/\(path)")))
        }
        return folder.diagnostics + findings(across: reports)
    }

    private func report(
        on outline: Chapter.Outline, _ use: (Chapter, _ figures: [String: String]) throws -> Void
    ) throws -> ChapterReport {
        let (chapter, diagnostics) = folder.chapter(outline)
        var report = Check.findings(in: chapter, book: folder.book, links: links)
        report.diagnostics += diagnostics
        try use(chapter, try figures(of: chapter, &report.diagnostics))
        return report
    }

    private func findings(across reports: [ChapterReport]) -> [Diagnostic] {
        var findings = reports.flatMap(\.diagnostics) + Check.findings(across: reports, book: folder.book)
        if !folder.book.isPlain, let manifest { findings += TestTargetRule.findings(in: reports, manifest: manifest) }
        return findings
    }

    private func figures(of chapter: Chapter, _ findings: inout [Diagnostic]) throws -> [String: String] {
        var figures: [String: String] = [:]
        for snippet in chapter.snippets {
            guard case .figure(let name, _) = snippet.kind else { continue }
            let path = FigureRule.path(of: name, in: chapter.outline)
            guard folder.book.files.contains(path) else { continue }
            let svg = String(decoding: try FileSystem.read("\(folder.path)/\(path)"), as: UTF8.self)
            do {
                figures[name] = try InlineSVG.checked(svg)
            } catch {
                let place = SourceLocation(path: folder.book.prefix + path, line: 1, column: 1)
                findings.append(.error("this picture cannot stand in a page: \(error.message)", at: place))
            }
        }
        return figures
    }
}
