extension BodyRenderer {
    mutating func write(_ snippet: Snippet) {
        if snippet.isHidden {
            html.markup("<details class=\"folded\"><summary>Code the page leaves out: ")
            html.text(snippet.title)
            html.markup("</summary>\n")
        }
        switch snippet.kind {
        case .figure(let name, let caption): writePicture(snippet, name: name, caption: caption)
        default: writeListing(snippet)
        }
        if snippet.isHidden { html.markup("</details>\n") }
    }

    private mutating func writeListing(_ snippet: Snippet) {
        open(class: Self.className(of: snippet), id: snippet.anchor)
        writeCaption(of: snippet)
        if case .exercise(let name) = snippet.kind {
            let code = ExerciseCode(snippet.code, name: name)
            writeSwift(code.stub.text)
            html.markup("<details class=\"solution\"><summary>Solution</summary>")
            writeSwift(code.solution.text)
            html.markup("</details>\n")
        } else {
            writeSwift(snippet.code.text)
        }
        if case .example(let output?) = snippet.kind {
            html.markup("<div class=\"output\"><p class=\"label\">Prints</p><pre tabindex=\"0\"><samp>")
            html.text(output.text)
            html.markup("</samp></pre></div>\n")
        }
        html.markup("</figure>\n")
    }

    private mutating func writePicture(_ snippet: Snippet, name: String, caption: String) {
        html.markup("<figure class=\"picture\"")
        html.attribute("id", snippet.anchor)
        html.markup(">\n")
        if let svg = figures[name] { html.markup(safe: svg) }
        html.markup("<figcaption>")
        html.text(caption)
        writeAnchor(snippet.anchor, label: "Link to this picture")
        html.markup("</figcaption>\n<details class=\"code\"><summary>Code of this picture</summary>\n")
        html.markup("<figure class=\"snippet figure\">")
        writeSwift(snippet.code.text)
        html.markup("</figure>\n</details>\n</figure>\n")
    }

    private static func className(of snippet: Snippet) -> StaticString {
        switch snippet.kind {
        case .declaration: "declaration"
        case .test: "test"
        case .example: "example"
        case .figure: "figure"
        case .fails: "fails"
        case .traps: "traps"
        case .exercise: "exercise"
        case .skip: "skipped"
        }
    }

    private mutating func writeCaption(of snippet: Snippet) {
        html.markup("<figcaption>")
        switch snippet.kind {
        case .declaration(let chunk?):
            writeName("‹\(chunk)›")
            writeBadge("compiled", "compiled")
        case .declaration: writeBadge("compiled", "compiled")
        case .test:
            writeName(snippet.title)
            writeBadge("tested", "tested")
        case .example, .figure: writeBadge("tested", "tested")
        case .fails(let message): writeBadge("fails", "must not compile", reason: message)
        case .traps(let message): writeBadge("traps", "must stop", reason: message)
        case .exercise:
            writeName(snippet.title)
            writeBadge("exercise", "exercise")
        case .skip(let reason): writeBadge("untested", "untested", reason: reason)
        }
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
        html.markup("<pre tabindex=\"0\"><code")
        if !language.isEmpty { html.attribute("class", "language-", language) }
        html.markup(">")
        switch language {
        case "swift": SwiftHighlighter.write(listing.text, to: &html)
        case "xml", "html", "plist", "svg": XMLHighlighter.write(listing.text, to: &html)
        default: html.text(listing.text)
        }
        html.markup("</code></pre></figure>\n")
    }

    // MARK: Parts

    private mutating func open(class name: StaticString, id: String) {
        html.markup("<figure class=\"snippet ")
        html.markup(name)
        html.markup("\"")
        html.attribute("id", id)
        html.markup(">")
    }

    private mutating func writeSwift(_ text: String) {
        html.markup("<pre tabindex=\"0\"><code class=\"language-swift\">")
        SwiftHighlighter.write(text, chunks: chunks, to: &html)
        html.markup("</code></pre>\n")
    }

    private mutating func writeName(_ name: String) {
        html.markup("<span class=\"name\">")
        html.text(name)
        html.markup("</span>")
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

    private mutating func writeAnchor(_ anchor: String, label: StaticString) {
        html.markup("<a class=\"anchor\"")
        html.attribute("href", "#", anchor)
        html.markup(" aria-label=\"")
        html.markup(label)
        html.markup("\">#</a>")
    }
}

extension [String] {
    /// The lines as a text, each with its line end.
    var text: String { map { $0 + "\n" }.joined() }
}
