import SwiftText

/// Hashes of everything that a chapter's page depends on.
struct PageKeys: Sendable {
    /// What is the same for every page: the tool, the templates, the configuration, and which files there are.
    private let common: UInt64
    /// What other pages say of each chapter: its title, its place, and where its page is.
    private let names: [UInt64]
    private let renderer: PageRenderer
    private let folder: BookFolder
    /// The sources of the chapters that others need, by slug: those pages show what these declare.
    private let sources: [String: UInt64]
    private let needs: [String: [String]]
    /// The pictures of each chapter, relative to the book's folder.
    private let figures: [Substring: [String]]

    init(_ folder: BookFolder, renderer: PageRenderer, templates: Templates) {
        self.folder = folder
        self.renderer = renderer
        names = folder.book.chapters.enumerated().map { index, chapter in
            ContentHash.hash(Array("\(index)\n\(chapter.title)\n\(chapter.page)".utf8))
        }
        let facts = [
            FileSystem.toolStamp, folder.path, String(describing: folder.book.dialect), String(names.count),
            folder.book.testedWith ?? "", String(renderer.offersStarters),
        ]
        // A sum, because a set has no order.
        let files = folder.book.files.reduce(0) { $0 &+ ContentHash.hash(Array($1.utf8)) }
        common = ContentHash.hash(
            of: [
                Array(facts.text.utf8), folder.configurationBytes, folder.catalogueBytes, folder.sourcesBytes,
                templates.bytes,
            ].map(
                ContentHash.hash)
                + [files])
        needs = folder.book.needs
        let needed = Set(needs.values.joined())
        let sources = folder.book.chapters.filter { needed.contains($0.slug) }.map {
            ($0.slug, ContentHash.hash(folder.bytes(of: $0)))
        }
        self.sources = Dictionary(sources, uniquingKeysWith: { first, _ in first })
        // Sorted, because a set has no order.
        figures = Dictionary(grouping: folder.book.files.filter { $0.hasPrefix("figures/") }.sorted()) {
            $0.dropFirst(8).prefix { $0 != "/" }
        }
    }

    func key(of outline: Chapter.Outline, source: [UInt8]) throws -> UInt64 {
        var hashes = [common, ContentHash.hash(source)] + renderer.chaptersNamed(on: outline).map { names[$0] }
        if !outline.needs.isEmpty {
            let needed = reachable(from: outline.needs.map(\.slug)) { needs[$0] ?? [] }
            hashes += needed.sorted().compactMap { sources[$0] }
        }
        for file in figures[outline.slug[...]] ?? [] {
            hashes.append(ContentHash.hash(try FileSystem.read("\(folder.path)/\(file)")))
        }
        return ContentHash.hash(of: hashes)
    }
}
