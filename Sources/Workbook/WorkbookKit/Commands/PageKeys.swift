import ChapterKit
import SwiftText

/// The cache keys of the chapters' pages: hashes of everything that a page depends on.
struct PageKeys: Sendable {
    /// The hash of everything that all pages share: the tool, the templates, the configuration, and the list of files.
    private let common: UInt64
    /// The hash of the facts about each chapter that other pages show: its index, its title, and the path of its page.
    private let names: [UInt64]
    private let renderer: PageRenderer
    private let folder: BookFolder
    /// The hashes of the sources of chapters that others need, keyed by slug. The pages of the others show their
    /// declarations.
    private let sources: [String: UInt64]
    private let needs: [String: [String]]
    /// The picture files of each chapter, relative to the book's folder, keyed by slug.
    private let figures: [Substring: [String]]

    init(_ folder: BookFolder, renderer: PageRenderer, templates: Templates) {
        self.folder = folder
        self.renderer = renderer
        names = folder.book.chapters.enumerated().map { index, chapter in
            ContentHash.hash(Array("\(index)\n\(chapter.title)\n\(chapter.page)".utf8))
        }
        let facts = [
            FileSystem.toolFingerprint, folder.path, String(describing: folder.book.kind), String(names.count),
            folder.book.testedWith ?? "", String(renderer.offersWorkspace),
        ]
        // A sum doesn't depend on the order, which is undefined for a set.
        let files = folder.book.files.reduce(0) { $0 &+ ContentHash.hash(Array($1.utf8)) }
        common = ContentHash.hash(
            of: [
                Array(facts.text.utf8), folder.configurationBytes, folder.catalogBytes, folder.sourcesBytes,
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
        // Sorted, because the order of a set is undefined.
        figures = Dictionary(grouping: folder.book.files.filter { $0.hasPrefix("figures/") }.sorted()) {
            $0.dropFirst(8).prefix { $0 != "/" }
        }
    }

    func key(of metadata: Chapter.Metadata, source: [UInt8]) throws -> UInt64 {
        var hashes = [common, ContentHash.hash(source)] + renderer.chaptersNamed(on: metadata).map { names[$0] }
        if !metadata.needs.isEmpty {
            let needed = reachable(from: metadata.needs.map(\.slug)) { needs[$0] ?? [] }
            hashes += needed.sorted().compactMap { sources[$0] }
        }
        for file in figures[metadata.slug[...]] ?? [] {
            hashes.append(ContentHash.hash(try FileSystem.read("\(folder.path)/\(file)")))
        }
        return ContentHash.hash(of: hashes)
    }
}
