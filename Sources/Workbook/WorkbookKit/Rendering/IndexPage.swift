import ChapterKit

/// A page that lists chapters: the cover, or in a large book one of several pages.
struct IndexPage: TemplatePage {
    let book: Book
    let templates: Templates
    let reports: ArraySlice<ChapterReport>
    /// The reports of the chapters on all pages.
    let allReports: [ChapterReport]
    /// The index of the page.
    let page: Int
    /// The number of pages.
    let count: Int
    /// The HTML of the picture on the cover, or an empty array.
    let picture: [UInt8]
    /// A Boolean value indicating whether the site offers the workspace for download.
    let offersWorkspace: Bool

    static let template = "index.html"
    static let meaning = "the cover, with the list of chapters"

    static let tags: [TemplateTag<IndexPage>] = [
        .language, .direction, .theme, .bookTitle, .bookSummary, .inBook, .address,
        .text("root", "nothing: the page is in the site's folder") { _ in "" },
        .section("introduction", "the introduction", introductionTags) { page in
            page.reports.first { $0.metadata.isIntroduction }
        },
        .section("cover", "the parts of the first page that aren't in a list of chapters", coverTags) {
            $0.page == 0 ? $0 : nil
        },
        .list("chapters", "the chapters; a hundred of a large book", chapterTags) { page in
            page.reports.filter { !$0.metadata.isIntroduction }
        },
        .section("pages", "the pages of the list, if there are several", pagesTags) { $0.count > 1 ? $0 : nil },
        .text(
            "wholeBook", "the address of the whole book", ifAny: { $0.path(ListPages.wholeBook, if: WholeBook.isMade) }),
        .text("names", "the address of the page of names", ifAny: { $0.path(ListPages.names, if: NamesPage.isMade) }),
        .text(
            "sources", "the address of the page of sources",
            ifAny: { $0.path(ListPages.sources, if: SourcesPage.isMade) }),
        .section("marks", "the legend, on the first page", Legend.tags) { $0.page == 0 ? Legend(of: $0.book) : nil },
        .section("foot", "the links below the text", PageFooter.tags) {
            PageFooter(of: $0.book, file: "workbook.yml", title: $0.book.configuration.title)
        },
    ]

    private static let introductionTags: [TemplateTag<ChapterReport>] = [
        .text("title", "its title", \.metadata.title),
        .text("href", "its address") { URLText.ofPath($0.metadata.page) },
        .text("summary", "its summary", ifAny: \.metadata.summary),
        .text("tested", "the number of tested listings", ifAny: { $0.testedCount > 0 ? String($0.testedCount) : nil }),
        .text("exercises", "the number of exercises", ifAny: { $0.exerciseCount > 0 ? String($0.exerciseCount) : nil }),
    ]

    private static let chapterTags =
        introductionTags + [
            .text("number", "its number", ifAny: { $0.metadata.number.map(String.init) }),
            .text(
                "thumbnail", "the address of a small picture of it",
                ifAny: { $0.hasThumbnail ? URLText.ofPath(ChapterThumbnail.path(of: $0.metadata)) : nil }),
        ]

    private static let coverTags: [TemplateTag<IndexPage>] = [
        .text("readers", "the people for whom the book is", ifAny: \.book.configuration.cover.readers),
        .items("builds", "the things that the reader builds", [.text("text", "its name") { $0 }]) {
            $0.book.configuration.cover.builds
        },
        .text("needs", "the requirements for running the code", ifAny: \.book.configuration.cover.needs),
        .section("picture", "the picture", [.html("html", "its HTML") { $0 }]) {
            $0.picture.isEmpty ? nil : $0.picture
        },
        .section("first", "the first chapter", PageLink.tags) { page in
            page.reports.first { !$0.metadata.isIntroduction }.map { PageLink($0.metadata) }
        },
        .section("starter", "the archive with the workspace", starterTags) { $0.offersWorkspace ? $0.book : nil },
        .text("tested", "the number of tested listings in the book", ifAny: { $0.total(\.testedCount) }),
        .text("exercises", "the number of exercises in the book", ifAny: { $0.total(\.exerciseCount) }),
    ]

    private static let starterTags: [TemplateTag<Book>] = [
        .text("href", "its address") { URLText.ofPath(WorkspaceLink.path(in: $0)) },
        .text("file", "its name") { WorkspaceLink.path(in: $0) },
        .text("folder", "the name of the folder in it") { WorkspaceLink.folder(of: $0) },
    ]

    private func total(_ count: (ChapterReport) -> Int) -> String? {
        let total = allReports.reduce(0) { $0 + count($1) }
        return total > 0 ? String(total) : nil
    }

    private static let pagesTags: [TemplateTag<IndexPage>] = [
        .text("label", "the number of this page, such as `Page 1 of 3`") { "Page \($0.page + 1) of \($0.count)" },
        .text("previous", "the address of the page before this one", ifAny: { $0.path(ofPage: $0.page - 1) }),
        .text("next", "the address of the page after this one", ifAny: { $0.path(ofPage: $0.page + 1) }),
    ]

    var path: String { ListPages.path(ofPage: page, in: book) }

    private func path(ofPage page: Int) -> String? {
        (0..<count).contains(page) ? ListPages.path(ofPage: page, in: book) : nil
    }

    /// Returns the path of another page of the site, or `nil` if the site doesn't have it.
    private func path(_ path: String, if isMade: (Book, Templates) -> Bool) -> String? {
        isMade(book, templates) ? path : nil
    }
}
