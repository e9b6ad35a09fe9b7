import ChapterKit
import Synchronization

/// The names that a book's chapters declare, for the pages of other chapters. Each chapter is searched once.
final class BookNames: Sendable {
    private let book: Book
    private let catalog: NameCatalog
    private let needs: [String: [String]]
    private let find: @Sendable (Chapter.Metadata) -> [AnchoredName]
    private let found = Mutex<[String: [AnchoredName]]>([:])

    /// Creates the names of a book.
    ///
    /// - Parameters:
    ///   - book: The book.
    ///   - catalog: The names that are documented elsewhere.
    ///   - find: A closure that returns the names that a chapter declares. It's called from any thread.
    init(
        of book: Book, catalog: NameCatalog, find: @escaping @Sendable (Chapter.Metadata) -> [AnchoredName]
    ) {
        self.book = book
        self.catalog = catalog
        self.find = find
        needs = book.needs
    }

    /// Returns the names that a chapter's page can link. There are none in a folder that isn't a book.
    func names(on chapter: Chapter) -> PageNames {
        guard book.kind == .workbook else {
            return PageNames(of: chapter, names: [], needed: [], catalog: NameCatalog())
        }
        let slugs = reachable(from: chapter.metadata.needs.map(\.slug)) { needs[$0] ?? [] }
        let needed =
            slugs.isEmpty
            ? []
            : book.chapters.filter { slugs.contains($0.slug) && $0 != chapter.metadata }.map { ($0, names(of: $0)) }
        return PageNames(
            of: chapter, names: ChapterNames.names(in: chapter), needed: needed, catalog: catalog)
    }

    private func names(of metadata: Chapter.Metadata) -> [AnchoredName] {
        if let names = found.withLock({ $0[metadata.path] }) { return names }
        // Two threads may search the same chapter at the same time, with the same result.
        let names = find(metadata)
        found.withLock { $0[metadata.path] = names }
        return names
    }
}
