import ChapterKit

/// The files of a site that require its address: `sitemap.xml`, and the page that servers show for a missing one.
struct AddressedFiles {
    let book: Book
    let templates: Templates

    /// Returns the files. There are none if `workbook.yml` doesn't contain the site's address.
    func files() -> [OutputFile] {
        guard let site = book.configuration.site else { return [] }
        return [siteMap] + (templates.missing.map { [$0.render(MissingPage(book: book, site: site))] } ?? [])
    }

    /// The site map. It doesn't list the page with the whole book, which has the same content as the chapters.
    private var siteMap: OutputFile {
        var xml = HTMLWriter()
        xml.markup(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        )
        let names = NamesPage.isMade(of: book, templates: templates) ? [ListPages.names] : []
        let sources = SourcesPage.isMade(of: book, templates: templates) ? [ListPages.sources] : []
        for path in ListPages.paths(in: book).sorted() + names + sources + book.chapters.map(\.page) {
            guard let address = book.configuration.address(ofPage: path) else { continue }
            xml.markup("<url><loc>")
            xml.text(address)
            xml.markup("</loc></url>\n")
        }
        xml.markup("</urlset>\n")
        return OutputFile(path: "sitemap.xml", bytes: xml.bytes)
    }

    /// The page for missing pages. Its links are absolute, because servers show it at any address. It doesn't list the
    /// chapters of a large book.
    struct MissingPage: TemplatePage {
        let book: Book
        let site: String

        static let template = "missing.html"
        static let meaning = "`404.html`, if the book has an address"

        static let tags: [TemplateTag<MissingPage>] = [
            .language, .direction, .theme, .bookTitle,
            .text("root", "the address of the site", \.site),
            .items("chapters", "the chapters, but not of a large book", PageLink.numberedTags, \.chapters),
        ]

        var path: String { "404.html" }

        private var chapters: [PageLink] {
            guard book.chapters.count <= PageRenderer.smallBook else { return [] }
            return book.chapters.map { PageLink($0, site: site) }
        }
    }
}
