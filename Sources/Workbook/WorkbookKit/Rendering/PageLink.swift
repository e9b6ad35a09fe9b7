import ChapterKit

/// A link from one page to another, or to a part of a page.
struct PageLink: Sendable {
    var title: String
    var href: String
    /// The number of the chapter, or `nil` for the introduction.
    var number: Int?
    /// A Boolean value indicating whether the link leads to the page that contains it.
    var isCurrent = false

    static let tags: [TemplateTag<PageLink>] = [
        .text("title", "its title", \.title),
        .text("href", "its address", \.href),
    ]

    static let numberedTags: [TemplateTag<PageLink>] =
        tags + [.text("number", "the chapter's number", ifAny: { $0.number.map(String.init) })]
}

extension PageLink {
    /// Creates a link to a chapter, from a page in the site's folder.
    init(_ metadata: Chapter.Metadata, fragment: String = "", site: String = "") {
        self.init(
            title: metadata.title, href: site + URLText.ofPath(metadata.page) + fragment, number: metadata.number)
    }
}
