import ChapterKit

/// The pages that list the chapters. A large book has one for each hundred chapters.
struct IndexPages {
    let book: Book
    let templates: Templates

    /// Returns the pages.
    ///
    /// - Parameter reports: The reports of the chapters, in the order of the book.
    func files(_ reports: [ChapterReport]) throws -> [OutputFile] {
        let count = max(1, (reports.count + ListPages.chaptersPerPage - 1) / ListPages.chaptersPerPage)
        return try parallelMap(Array(0..<count)) { page in
            let part = reports.dropFirst(page * ListPages.chaptersPerPage).prefix(ListPages.chaptersPerPage)
            return templates.index.render(
                IndexPage(book: book, templates: templates, reports: part, page: page, count: count))
        }
    }
}
