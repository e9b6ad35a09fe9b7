/// What claims rest on: behind each a word that says what kind of source it has, and leads there.
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
        guard page == .ofChapter else {
            html.markup(">")
            html.text("\(source.kind.word)")
            html.markup("</a>")
            return
        }
        tipCount += 1
        html.attribute("aria-describedby", "tip:", String(tipCount))
        html.markup(">")
        html.text("\(source.kind.word)")
        html.markup("</a><span class=\"tip\" role=\"tooltip\"")
        html.attribute("id", "tip:", String(tipCount))
        html.markup(">")
        html.text(source.title)
        html.write(place: source.host)
        html.markup("</span></span>")
    }

    /// The fragment of a chapter's first citation of a source.
    static func citation(of key: String) -> String { "cite:\(key)" }
}

extension Source {
    /// Whose page it is; empty for none.
    var host: String { url.map { String($0.drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" }) } ?? "" }
}
