import ChapterKit

extension BodyRenderer {
    mutating func write(_ inlines: [Inline]) {
        var rest = inlines[...]
        while let inline = rest.popFirst() {
            if case .citation(let key) = inline {
                writeCitations(of: [key] + rest.popCitations())
            } else {
                write(inline)
            }
        }
    }

    private mutating func write(_ inline: Inline) {
        switch inline {
        case .text(let text): html.text(text)
        case .code(let text): write(code: text)
        case .softBreak: html.markup("\n")
        case .lineBreak: html.markup("<br>\n")
        case .html(let text, _): write(html: text)
        case .emphasis(let children):
            html.markup("<em>")
            write(children)
            html.markup("</em>")
        case .strong(let children):
            html.markup("<strong>")
            write(children)
            html.markup("</strong>")
        case .struck(let children):
            html.markup("<del>")
            write(children)
            html.markup("</del>")
        case .link(let link): write(link)
        case .image(let image): write(image)
        case .citation(let key): writeCitations(of: [key])
        case .footnote(let number, let reference):
            html.markup("<sup class=\"footnote\"><a")
            html.attribute("id", fragment("fnref:\(number)" + (reference == 1 ? "" : "-\(reference)")))
            html.attribute("href", "#", fragment("fn:\(number)"))
            html.markup(safe: ">\(number)</a></sup>")
        }
    }

    private mutating func write(_ link: Inline.Link) {
        guard let url = url(of: links.target(of: link.destination, from: chapter.metadata)) else {
            return write(link.children)
        }
        html.markup("<a")
        html.attribute("href", url)
        if !link.title.isEmpty { html.attribute("title", link.title) }
        html.markup(">")
        let wasInLink = isInLink
        isInLink = true
        write(link.children)
        isInLink = wasInLink
        html.markup("</a>")
    }

    /// Writes an image of the book. An image that the page can't load becomes a link, named by its description.
    private mutating func write(_ image: Inline.Image) {
        let description = image.description.plainText
        guard let url = url(of: links.image(image.source, from: chapter.metadata)) else {
            let name = image.description.isEmpty ? [Inline.text(image.source)] : image.description
            let link = Inline.Link(
                destination: image.source, title: image.title, children: name, location: image.location)
            return write(link)
        }
        html.markup("<img")
        html.attribute("src", url)
        html.attribute("alt", description)
        if !image.title.isEmpty { html.attribute("title", image.title) }
        html.markup(" loading=\"lazy\">")
    }

    func url(of target: LinkResolver.Target) -> String? {
        switch target {
        case .page(let metadata, let anchor) where page == .ofWholeBook:
            return "#" + URLText.encoded(anchor.map { Self.fragment($0, of: metadata, on: page) } ?? metadata.slug)
        case .page(let metadata, let anchor):
            let page = metadata == chapter.metadata ? "" : root + URLText.ofPath(metadata.page)
            return page + (anchor.map { "#" + URLText.encoded($0) } ?? "")
        case .asset(let path, let suffix): return root + URLText.ofPath(path) + URLText.encoded(suffix)
        case .external(let url): return URLText.encoded(url)
        case .invalid: return nil
        }
    }

    /// Writes raw HTML. If it isn't allowed, only the text between its tags is written.
    mutating func writeHTML(block text: String) {
        if allowsHTML {
            html.markup(safe: text)
        } else {
            writeAnchors(in: text)
            for piece in RawHTML.pieces(of: text) {
                switch piece {
                case .text(let text):
                    html.markup("<p>")
                    html.text(text)
                    html.markup("</p>\n")
                case .preformatted(let text):
                    html.markup("<pre><code>")
                    CodeLines.write(text, to: &html)
                    html.markup("</code></pre>\n")
                }
            }
        }
    }

    private mutating func write(html text: String) {
        if allowsHTML { return html.markup(safe: text) }
        writeAnchors(in: text)
        html.text(RawHTML.text(of: text))
    }

    /// Writes the anchors in raw HTML that isn't written itself.
    private mutating func writeAnchors(in text: String) {
        guard !chapter.namedAnchors.isEmpty else { return }
        for anchor in RawHTML.anchors(in: text) where chapter.namedAnchors.contains(anchor) {
            guard writtenAnchors.insert(anchor).inserted else { continue }
            html.markup("<a")
            html.attribute("id", fragment(anchor))
            html.markup("></a>")
        }
    }
}

extension ArraySlice<Inline> {
    /// Removes and returns the keys of the citations at the start. Only space may be between them.
    fileprivate mutating func popCitations() -> [String] {
        var keys: [String] = []
        while let index = firstIndex(where: { !$0.isSpace }), case .citation(let key) = self[index] {
            keys.append(key)
            self = self[(index + 1)...]
        }
        return keys
    }
}

extension Inline {
    fileprivate var isSpace: Bool {
        if case .text(let text) = self { return text.allSatisfy(\.isWhitespace) }
        return self == .softBreak
    }
}
