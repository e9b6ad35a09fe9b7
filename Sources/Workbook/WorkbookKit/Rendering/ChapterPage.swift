import ChapterKit

/// The page of a chapter.
struct ChapterPage: TemplatePage {
    let renderer: PageRenderer
    let chapter: Chapter
    let body: [UInt8]
    let footnotes: [UInt8]

    static let template = "page.html"
    static let meaning = "a chapter"

    static let tags: [TemplateTag<ChapterPage>] = [
        .language, .direction, .theme, .inBook, .address,
        .text("root", "the way to the site's folder, such as `../`", \.metadata.root),
        .text("title", "the chapter's title", \.metadata.title),
        .text("titleAnchor", "the anchor of the title", ifAny: \.chapter.titleAnchor),
        .text("summary", "the chapter's summary", ifAny: \.metadata.summary),
        .text("number", "the chapter's number", ifAny: { $0.metadata.number.map(String.init) }),
        .section("article", "the article that the chapter is based on", articleTags, \.metadata.article),
        .items("needs", "the chapters whose code this one builds on", PageLink.tags, \.needs),
        .text("swift", "the address of the chapter's Swift", ifAny: \.swift),
        .html("body", "the text", \.body),
        .html("footnotes", "the footnotes", \.footnotes),
        .section("exercises", "the exercises", exerciseTags) { $0.exercises.isEmpty ? nil : $0 },
        .section("starter", "the archive with the workspace", starterTags) { $0.offersStarter ? $0 : nil },
        .items("contents", "the headings, if there are several", headingTags, \.headings),
        .list(
            "chapters", "the chapters; those nearby in a large book",
            PageLink.numberedTags + [.flag("current", "whether it's this one", \.isCurrent)]
        ) { $0.renderer.links(on: $0.metadata) },
        .section("previous", "the chapter before this one", PageLink.tags) { $0.link(-1) },
        .section("next", "the chapter after this one", PageLink.tags) { $0.link(1) },
        .section("introduction", "the introduction, on other pages", PageLink.tags, \.introduction),
        .text("allChapters", "the address of the cover that lists the chapter", \.cover),
        .text("names", "the address of the page of names", ifAny: \.names),
        .text("sources", "the address of the page of sources", ifAny: \.sources),
        .section("foot", "the links below the text", footTags, \.foot),
    ]

    static let articleTags: [TemplateTag<Chapter.Article>] = [
        .text("title", "its title", \.title),
        .text("lang", "the language, if the title's letters show it", ifAny: \.title.writtenLanguage),
        .text("author", "its author", ifAny: \.author),
        .text("year", "the year", ifAny: \.year),
        .text("url", "its address on the web", ifAny: webAddress(of:)),
    ]

    private static let exerciseTags: [TemplateTag<ChapterPage>] = [
        .list("items", "each of them", PageLink.tags, \.exercises),
        .text("command", "the command that writes the workspace") { "workbook starter \($0.metadata.slug)" },
    ]

    private static let starterTags: [TemplateTag<ChapterPage>] = [
        .text("href", "its address") { $0.metadata.root + URLText.ofPath(WorkspaceLink.path(in: $0.book)) },
        .text("file", "its name") { WorkspaceLink.path(in: $0.book) },
        .text("folder", "the name of the folder in it") { WorkspaceLink.folder(of: $0.book) },
        .text("chapter", "the name of the chapter in commands", \.metadata.slug),
        .text("app", "the name of the app in it", ifAny: { WorkspaceLink.app(in: $0.book) }),
        .text("minutes", "the time of the first test, such as `2 minutes`", ifAny: \.minutes),
    ]

    private static let headingTags: [TemplateTag<Heading>] = [
        .text("level", "2 or 3") { String($0.level) },
        .text("href", "its address") { "#" + URLText.encoded($0.anchor) },
        .html("label", "its text", label(of:)),
    ]

    private static let footTags: [TemplateTag<PageFooter>] =
        [.text("marks", "the address of the legend", ifAny: \.legend)] + PageFooter.tags
}

extension ChapterPage {
    var book: Book { renderer.book }
    var path: String { metadata.page }
    private var metadata: Chapter.Metadata { chapter.metadata }

    /// The language. A plain folder has no configured one, so it's inferred from the title.
    var language: String {
        (book.kind == .plainMarkdown ? metadata.title.writtenLanguage : nil) ?? book.configuration.language
    }

    private func link(_ distance: Int) -> PageLink? {
        renderer.link(to: renderer.position(of: metadata) + distance, root: metadata.root)
    }

    private var cover: String {
        metadata.root + ListPages.path(ofChapterAt: renderer.position(of: metadata), in: book)
    }

    private var names: String? {
        NamesPage.isMade(of: book, templates: renderer.templates) ? metadata.root + ListPages.names : nil
    }

    private var sources: String? {
        SourcesPage.isMade(of: book, templates: renderer.templates) ? metadata.root + ListPages.sources : nil
    }

    private var swift: String? {
        chapter.declaresSomething ? metadata.root + URLText.ofPath(ChapterSwift.path(of: metadata)) : nil
    }

    private var introduction: PageLink? {
        guard !metadata.isIntroduction, let introduction = book.introduction else { return nil }
        return PageLink(title: introduction.title, href: metadata.root + URLText.ofPath(introduction.page))
    }

    private var needs: [PageLink] {
        metadata.needs.compactMap { need in
            book.chapters.firstIndex { $0.slug == need.slug }.flatMap { renderer.link(to: $0, root: metadata.root) }
        }
    }

    private var exercises: [PageLink] {
        chapter.snippets.filter { $0.kind == .exercise }.map { PageLink(title: $0.title, href: "#" + $0.anchor) }
    }

    /// A Boolean value indicating whether the site has an archive with the chapter's code and exercises.
    private var offersStarter: Bool {
        renderer.offersWorkspace && book.configuration.starter != nil
            && WorkspaceLink.isOffered(metadata, declaresSomething: chapter.declaresSomething)
    }

    private var minutes: String? {
        book.configuration.starter?.minutes.map { $0 == 1 ? "a minute" : "\($0) minutes" }
    }

    private var foot: PageFooter? {
        PageFooter(
            of: book, file: String(metadata.path.dropFirst(book.prefix.count)), title: metadata.title,
            legend: metadata.root + Legend.address(in: book))
    }

    /// The headings of the table of contents.
    private var headings: [Heading] {
        let headings = chapter.blocks.compactMap { block -> Heading? in
            guard case .heading(let heading) = block.content, heading.level == 2 || heading.level == 3 else {
                return nil
            }
            return heading
        }
        return headings.count < 2 ? [] : headings
    }

    /// Returns a heading for the table of contents, with its code but without links and footnotes.
    @Sendable private static func label(of heading: Heading) -> [UInt8] {
        var html = HTMLWriter(capacity: 64)
        for inline in heading.text {
            if case .code(let text) = inline {
                html.markup("<code>")
                html.text(text)
                html.markup("</code>")
            } else {
                html.text([inline].plainText)
            }
        }
        return html.bytes
    }

    @Sendable private static func webAddress(of article: Chapter.Article) -> String? {
        guard let url = article.url, ["http", "https"].contains(URLText.scheme(of: url)) else { return nil }
        return URLText.encoded(url)
    }
}
