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
            return OutputFile(
                path: ListPages.path(ofPage: page, in: book),
                bytes: templates.index.render(context(part, page: page, of: count)))
        }
    }

    private func context(_ reports: ArraySlice<ChapterReport>, page: Int, of count: Int) -> TemplateValue {
        let path = ListPages.path(ofPage: page, in: book)
        var fields: [TemplateValue.Field?] = [
            .init("language", book.configuration.language),
            .init("direction", ifAny: book.configuration.language.writingDirection),
            .init("title", book.configuration.title),
            .init("summary", ifAny: book.configuration.summary),
            .init("root", ""),
            .init("book", .record([.init("title", book.configuration.title)])),
            .init("address", ifAny: book.configuration.address(ofPage: path)),
            .init("introduction", ifAny: reports.first { $0.metadata.isIntroduction }.map(chapter)),
            .init("chapters", .list(reports.filter { !$0.metadata.isIntroduction }.map(chapter))),
            .init("marks", ifAny: page == 0 ? Legend.value(of: book) : nil),
            .init(
                "foot", ifAny: PageFooter.value(of: book, file: "workbook.yml", title: book.configuration.title)),
            .init("wholeBook", ifAny: WholeBook.isMade(of: book, templates: templates) ? ListPages.wholeBook : nil),
            .init("names", ifAny: NamesPage.isMade(of: book, templates: templates) ? ListPages.names : nil),
            .init("sources", ifAny: SourcesPage.isMade(of: book, templates: templates) ? ListPages.sources : nil),
        ]
        if count > 1 {
            let pages: [TemplateValue.Field?] = [
                .init("label", "Page \(page + 1) of \(count)"),
                .init("previous", ifAny: page > 0 ? ListPages.path(ofPage: page - 1, in: book) : nil),
                .init("next", ifAny: page + 1 < count ? ListPages.path(ofPage: page + 1, in: book) : nil),
            ]
            fields.append(.init("pages", .record(pages.compactMap { $0 })))
        }
        return .record(fields.compactMap { $0 })
    }

    private func chapter(_ report: ChapterReport) -> TemplateValue {
        let fields: [TemplateValue.Field?] = [
            .init("title", report.metadata.title),
            .init("href", URLText.ofPath(report.metadata.page)),
            .init("number", ifAny: report.metadata.number.map(String.init)),
            .init("summary", ifAny: report.metadata.summary),
            .init("tested", ifAny: report.testedCount > 0 ? String(report.testedCount) : nil),
            .init("exercises", ifAny: report.exerciseCount > 0 ? String(report.exerciseCount) : nil),
        ]
        return .record(fields.compactMap { $0 })
    }
}
