/// The files of a site that require its address: `sitemap.xml`, and the page that servers show for a missing one.
struct AddressedFiles {
    let book: Book
    let templates: Templates

    /// Returns the files. There are none if `workbook.yml` doesn't contain the site's address.
    func files() -> [OutputFile] {
        guard let site = book.configuration.site else { return [] }
        return [siteMap] + (templates.missing.map { [missingPage($0, site: site)] } ?? [])
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

    /// Returns the page for missing pages. Its links are absolute, because servers show it at any address. It doesn't
    /// list the chapters of a large book.
    private func missingPage(_ template: FastTemplate, site: String) -> OutputFile {
        let chapters: [TemplateValue] = (book.chapters.count <= PageRenderer.smallBook ? book.chapters : []).map {
            .record(
                [
                    .init("title", $0.title), .init("href", site + URLText.ofPath($0.page)),
                    .init("number", ifAny: $0.number.map(String.init)),
                ].compactMap { $0 })
        }
        let fields: [TemplateValue.Field?] = [
            .init("language", book.configuration.language),
            .init("direction", ifAny: book.configuration.language.writingDirection),
            .init("title", book.configuration.title),
            .init("root", site),
            .init("chapters", items: chapters),
        ]
        return OutputFile(path: "404.html", bytes: template.render(.record(fields.compactMap { $0 })))
    }
}
