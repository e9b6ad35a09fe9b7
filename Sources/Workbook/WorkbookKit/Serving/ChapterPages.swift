import ChapterKit

/// The pages of a book's chapters, each with the files that belong to its chapter.
package struct ChapterPages: Sendable, Equatable {
    /// The pages, keyed by the path of a file or by that of a folder with a trailing slash.
    private var pages: [String: String] = [:]
    private var all: Set<String> = []

    package init() {}

    package init(_ book: Book) {
        guard book.kind == .workbook else {
            for metadata in book.chapters { add(metadata.page, [metadata.path]) }
            return
        }
        for metadata in book.chapters {
            let folders = [metadata.figures, metadata.appFolder, Answer.folder(of: metadata)]
            add(metadata.page, [metadata.path] + folders.map { book.prefix + $0 })
        }
    }

    private mutating func add(_ page: String, _ paths: [String]) {
        all.insert(page)
        for path in paths { pages[path] = page }
    }

    func contains(_ page: String) -> Bool { all.contains(page) }

    /// Returns the page of the chapter that a file belongs to, or `nil` for a file of the whole book.
    func page(ofFile path: String) -> String? {
        if let page = pages[path] { return page }
        let slashes = path.indices.filter { path[$0] == "/" }
        return slashes.lazy.compactMap { pages[String(path[...$0])] }.first
    }
}
