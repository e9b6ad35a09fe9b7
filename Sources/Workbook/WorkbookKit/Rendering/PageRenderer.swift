import ChapterKit

/// A renderer of chapter pages, from the body of a chapter and the template.
struct PageRenderer: Sendable {
    let book: Book
    let templates: Templates
    /// A Boolean value indicating whether the site offers the workspace for download.
    let offersWorkspace: Bool
    /// The index of each chapter in the book, keyed by path.
    private let positions: [String: Int]
    /// The relative URLs of the chapters' pages, in the order of the book.
    private let urls: [String]

    /// The number of chapters that a page of a large book lists before and after its own.
    private static let neighbours = 5
    /// The maximum number of chapters in a book whose pages list all chapters.
    static let smallBook = 12

    init(book: Book, templates: Templates, offersWorkspace: Bool = false) {
        self.book = book
        self.templates = templates
        self.offersWorkspace = offersWorkspace
        positions = Dictionary(
            book.chapters.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
        urls = book.chapters.map { URLText.ofPath($0.page) }
    }

    func page(_ chapter: Chapter, body: [UInt8], footnotes: [UInt8] = []) -> OutputFile {
        templates.page.render(ChapterPage(renderer: self, chapter: chapter, body: body, footnotes: footnotes))
    }

    /// Returns the indices of the chapters whose titles are on a chapter's page, including its own.
    func chaptersNamed(on metadata: Chapter.Metadata) -> [Int] {
        let near = Array(range(around: position(of: metadata)))
        let first = book.introduction == nil ? [] : [0]
        return near + first + metadata.needs.compactMap { need in book.chapters.firstIndex { $0.slug == need.slug } }
    }

    /// Returns the indices of the chapters that a page lists.
    private func range(around position: Int) -> Range<Int> {
        let count = book.chapters.count
        if count <= Self.smallBook { return 0..<count }
        return max(0, position - Self.neighbours)..<min(count, position + Self.neighbours + 1)
    }

    /// Returns the position of a chapter in the book.
    func position(of metadata: Chapter.Metadata) -> Int { positions[metadata.path] ?? 0 }

    /// Returns the link to the chapter at a position, or `nil` if there's none.
    func link(to position: Int, root: String) -> PageLink? {
        guard book.chapters.indices.contains(position) else { return nil }
        return PageLink(
            title: book.chapters[position].title, href: root + urls[position], number: book.chapters[position].number)
    }

    /// Returns the links to the chapters that a page lists.
    func links(on metadata: Chapter.Metadata) -> [PageLink] {
        let current = position(of: metadata)
        return range(around: current).compactMap { index in
            var link = link(to: index, root: metadata.root)
            link?.isCurrent = index == current
            return link
        }
    }
}
