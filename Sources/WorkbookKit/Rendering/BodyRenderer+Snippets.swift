import SwiftText

extension BodyRenderer {
    mutating func write(_ snippet: Snippet) {
        if snippet.isHidden {
            html.markup("<details class=\"folded\"><summary>Code the page leaves out: ")
            html.text(snippet.title)
            html.markup("</summary>\n")
        }
        switch snippet.traits.layout {
        case .picture: writePicture(snippet)
        case .walk: writeWalk(snippet)
        case .listing:
            writeListing(snippet) { renderer in
                renderer.writeSwift(snippet.code.text)
                if let output = snippet.output { renderer.writeOutput(output.text) }
            }
        case .exercise:
            writeListing(snippet) { renderer in
                let code = ExerciseCode(snippet.code, name: snippet.name)
                renderer.writeSwift(code.stub.text)
                renderer.html.markup("<details class=\"solution\"><summary>Solution</summary>")
                renderer.writeSwift(code.solution.text)
                renderer.html.markup("</details>\n")
            }
        }
        if snippet.isHidden { html.markup("</details>\n") }
    }

    mutating func writeListing(_ snippet: Snippet, _ writeCode: (inout BodyRenderer) -> Void) {
        html.markup("<figure class=\"snippet ")
        html.markup(snippet.traits.badge.blockClass)
        html.markup("\"")
        html.attribute("id", snippet.anchor)
        html.markup(">")
        writeCaption(of: snippet)
        writeCode(&self)
        html.markup("</figure>\n")
    }

    mutating func writeOutput(_ text: String) {
        html.markup("<div class=\"output\"><p class=\"label\">Prints</p><pre><samp>")
        CodeLines.write(text, to: &html)
        html.markup("</samp></pre></div>\n")
    }

    private mutating func writeCaption(of snippet: Snippet) {
        let badge = snippet.traits.badge
        html.markup("<figcaption>")
        if let chunk = snippet.chunk {
            writeName("‹\(chunk)›")
        } else if badge.showsTitle {
            writeName(snippet.title)
        }
        writeBadge(badge.badgeClass, badge.words, reason: badge.reason.flatMap { snippet[$0] })
        writeDeprecatedBadge(of: snippet)
        writeAnchor(snippet.anchor, label: "Link to this listing")
        html.markup("</figcaption>")
    }

    mutating func write(_ listing: Listing, language: String, resource: Resource?) {
        html.markup(safe: "<figure class=\"snippet \(resource == nil ? "text" : "file")\">")
        if let resource {
            html.markup("<figcaption>")
            writeName(resource.path)
            writeBadge("file", "file")
            html.markup("</figcaption>")
        }
        html.markup("<pre><code")
        if !language.isEmpty { html.attribute("class", "language-", language) }
        html.markup(">")
        switch language {
        case "swift": SwiftHighlighter.write(listing.text, to: &html)
        case "xml", "html", "plist", "svg": XMLHighlighter.write(listing.text, to: &html)
        default: CodeLines.write(listing.text, to: &html)
        }
        html.markup("</code></pre></figure>\n")
    }

    // MARK: Parts

    mutating func writeSwift(_ text: String) {
        html.markup("<pre><code class=\"language-swift\">")
        SwiftHighlighter.write(text, chunks: chunks, to: &html)
        html.markup("</code></pre>\n")
    }

    private mutating func writeName(_ name: String) {
        html.markup("<span class=\"name\">")
        html.text(name)
        html.markup("</span>")
    }

    mutating func writeDeprecatedBadge(of snippet: Snippet) {
        if snippet.usesDeprecated { writeBadge("deprecated", "deprecated API") }
    }

    private mutating func writeBadge(_ name: StaticString, _ words: StaticString, reason: String? = nil) {
        html.markup("<span class=\"badge ")
        html.markup(name)
        html.markup("\">")
        html.markup(words)
        html.markup("</span>")
        guard let reason else { return }
        html.markup("<span class=\"reason\">")
        html.text(reason)
        html.markup("</span>")
    }

    mutating func writeAnchor(_ anchor: String, label: StaticString) {
        html.markup("<a class=\"anchor\"")
        html.attribute("href", "#", anchor)
        html.markup(" aria-label=\"")
        html.markup(label)
        html.markup("\">#</a>")
    }
}
