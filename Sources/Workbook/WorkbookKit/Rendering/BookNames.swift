import Synchronization

/// The names that a book's chapters declare, as the pages of other chapters need them: each chapter is looked at once.
final class BookNames: Sendable {
    private let book: Book
    private let catalogue: NameCatalogue
    private let needs: [String: [String]]
    private let find: @Sendable (Chapter.Outline) -> [PlacedName]
    private let found = Mutex<[String: [PlacedName]]>([:])

    /// - Parameter find: the names that a chapter declares; called from any thread.
    init(
        of book: Book, catalogue: NameCatalogue, find: @escaping @Sendable (Chapter.Outline) -> [PlacedName]
    ) {
        self.book = book
        self.catalogue = catalogue
        self.find = find
        needs = book.needs
    }

    /// The names that a chapter's page can link; none in a folder that is no book.
    func names(on chapter: Chapter) -> PageNames {
        guard book.dialect == .book else {
            return PageNames(of: chapter, own: [], needed: [], catalogue: NameCatalogue())
        }
        let slugs = reachable(from: chapter.outline.needs.map(\.slug)) { needs[$0] ?? [] }
        let needed =
            slugs.isEmpty
            ? [] : book.chapters.filter { slugs.contains($0.slug) && $0 != chapter.outline }.map { ($0, names(of: $0)) }
        return PageNames(
            of: chapter, own: ChapterNames.names(in: chapter), needed: needed, catalogue: catalogue)
    }

    private func names(of outline: Chapter.Outline) -> [PlacedName] {
        if let names = found.withLock({ $0[outline.path] }) { return names }
        // Two threads may find the same at the same time.
        let names = find(outline)
        found.withLock { $0[outline.path] = names }
        return names
    }
}
