import ChapterKit

/// The rendering of citations. A citation is a link to the source, whose text is the kind of the source.
extension BodyRenderer {
    mutating func writeCitation(of key: String) {
        guard let source = links.sources[key] else {
            html.text("[^\(key)]")
            return
        }
        let isFirst = cited.insert(source.key).inserted
        if page == .ofChapter { html.markup("<span class=\"named\">") }
        html.markup("<a class=\"cite\"")
        if isFirst { html.attribute("id", fragment(Self.citation(of: source.key))) }
        if let url = source.url {
            html.attribute("href", URLText.encoded(url))
            html.markup(" rel=\"external\"")
        } else {
            let list = page == .ofChapter ? root + ListPages.sources : ""
            html.attribute("href", "\(list)#\(URLText.encoded(SourcesPage.fragment(of: source)))")
        }
        if page == .ofChapter {
            tipCount += 1
            html.describe(byTip: tipCount)
        }
        html.markup(">")
        html.text("\(source.kind.word)")
        html.markup("</a>")
        guard page == .ofChapter else { return }
        html.beginTip(tipCount)
        html.text(source.title)
        html.write(context: source.host)
        html.endTip()
    }

    /// Returns the anchor of a chapter's first citation of a source.
    static func citation(of key: String) -> String { "cite:\(key)" }
}
