import ChapterKit

/// The pages that list the chapters. A large book has one for each hundred chapters.
struct IndexPages {
    let book: Book
    let templates: Templates

    /// Returns the paths of the pages.
    func paths(of reports: [ChapterReport]) -> [String] {
        (0..<count(reports)).map { ListPages.path(ofPage: $0, in: book) }
    }

    private func count(_ reports: [ChapterReport]) -> Int {
        max(1, (reports.count + ListPages.chaptersPerPage - 1) / ListPages.chaptersPerPage)
    }

    /// Returns the pages.
    ///
    /// - Parameters:
    ///   - reports: The reports of the chapters, in the order of the book.
    ///   - picture: The HTML of the picture on the cover, or an empty array.
    ///   - offersWorkspace: A Boolean value indicating whether the site offers the workspace for download.
    func files(_ reports: [ChapterReport], picture: [UInt8] = [], offersWorkspace: Bool = false) throws -> [OutputFile]
    {
        let count = count(reports)
        return try parallelMap(Array(0..<count)) { page in
            let part = reports.dropFirst(page * ListPages.chaptersPerPage).prefix(ListPages.chaptersPerPage)
            return templates.index.render(
                IndexPage(
                    book: book, templates: templates, reports: part, allReports: reports, page: page, count: count,
                    picture: picture, offersWorkspace: offersWorkspace && reports.contains(where: \.declaresSomething)))
        }
    }
}
