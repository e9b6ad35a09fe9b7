import ChapterKit
import SwiftText

extension BodyRenderer {
    /// Returns the hidden code that a block contains, or `nil` if the block is something else, or a test of an exercise.
    func hiddenSnippet(in block: Block) -> Snippet? {
        guard case .snippet(let index) = block.content, chapter.snippets[index].isHidden, exerciseTest(in: block) == nil
        else { return nil }
        return chapter.snippets[index]
    }

    /// Writes hidden code in one fold. The page with the whole book contains only the positions.
    mutating func write(hidden snippets: [Snippet]) {
        if page == .ofWholeBook {
            for snippet in snippets {
                html.markup("<a")
                html.attribute("id", fragment(snippet.anchor))
                html.markup("></a>\n")
            }
            return
        }
        html.markup("<details class=\"folded\"><summary>Hidden code: ")
        html.text(snippets.map(Self.contents).joined(separator: ", "))
        html.markup("</summary>\n")
        isInFold = true
        for snippet in snippets { write(snippet) }
        isInFold = false
        html.markup("</details>\n")
    }

    /// Writes a snippet, without the fold around hidden code.
    mutating func write(_ snippet: Snippet) {
        switch snippet.traits.layout {
        case .picture: writePicture(snippet)
        case .walk: writeWalk(snippet)
        case .listing:
            writeListing(snippet) { renderer in
                renderer.writeCode(of: snippet)
                if let output = snippet.output, !output.isHidden { renderer.writeOutput(output.text) }
            }
        case .exercise:
            writeListing(snippet) { renderer in
                renderer.writeSwift(ExerciseCode(snippet.code, name: snippet.name).stub.text)
            }
        }
    }

    /// Returns the summary of a fold with code: the name of the chunk, or the title followed by the other names that
    /// the code declares.
    private static func contents(of snippet: Snippet) -> String {
        if let chunk = snippet.chunk { return "‹\(chunk)›" }
        let names = snippet.kind == .declaration ? Declarations.names(in: snippet.code.text) : []
        return ([snippet.title] + names.dropFirst()).joined(separator: ", ")
    }

    /// Writes an exercise: the given code, the hints, and the solution. In the page with the whole book, the solutions
    /// are at the end.
    mutating func write(exercise: Snippet, hints: [[Block]]) {
        write(exercise)
        if page == .ofWholeBook, hints.isEmpty { return }
        html.markup("<div class=\"helps\">\n")
        defer { html.markup("</div>\n") }
        for (index, hint) in hints.enumerated() {
            html.markup("<details class=\"hint\"><summary>Hint")
            if hints.count > 1 { html.markup(safe: " \(index + 1) of \(hints.count)") }
            writeUnseen(": ", exercise.title)
            html.markup("</summary>\n")
            write(hint)
            html.markup("</details>\n")
        }
        guard page == .ofChapter else { return }
        html.markup("<details class=\"solution\"><summary>Solution")
        writeUnseen(": ", exercise.title)
        html.markup("</summary>\n<figure class=\"snippet exercise\">")
        writeSwift(ExerciseCode(exercise.code, name: exercise.name).solution.text)
        html.markup("</figure>\n</details>\n")
    }

    /// Returns the solutions of the chapter's exercises, each with a link back to the exercise.
    static func solutions(of chapter: Chapter, links: LinkResolver) -> [UInt8] {
        var renderer = BodyRenderer(chapter, links: links, figures: [:], allowsHTML: false, page: .ofWholeBook)
        for exercise in chapter.snippets where exercise.kind == .exercise {
            renderer.html.markup("<figure class=\"snippet exercise\"><figcaption><a")
            renderer.html.attribute("href", "#", renderer.fragment(exercise.anchor))
            renderer.html.markup(">")
            renderer.writeName(exercise.title)
            renderer.html.markup("</a></figcaption>")
            renderer.writeSwift(ExerciseCode(exercise.code, name: exercise.name).solution.text)
            renderer.html.markup("</figure>\n")
        }
        return renderer.html.bytes
    }

    /// Writes text for screen readers, for context that's otherwise evident from the layout.
    mutating func writeUnseen(_ start: StaticString, _ text: String) {
        html.markup("<span class=\"unseen\">")
        html.markup(start)
        html.text(text)
        html.markup("</span>")
    }

    mutating func writeListing(_ snippet: Snippet, _ writeCode: (inout BodyRenderer) -> Void) {
        html.markup("<figure class=\"snippet ")
        html.markup(snippet.traits.caption.blockClass)
        html.markup("\"")
        html.attribute("id", fragment(snippet.anchor))
        if let chunk = snippet.chunk {
            html.attribute("data-chunk", chunks[chunk] ?? "")
        } else if !snippet.traits.caption.showsTitle {
            html.attribute("data-title", snippet.title)
        }
        html.markup(">")
        writeCaption(of: snippet)
        writeCode(&self)
        html.markup("</figure>\n")
    }

    /// Writes the output of a listing.
    ///
    /// - Parameters:
    ///   - text: The output.
    ///   - before: The output of the previous step of a walk. The lines after it are new.
    mutating func writeOutput(_ text: String, after before: String = "") {
        html.markup("<div class=\"output\"><p class=\"label\">Prints</p><pre><samp>")
        if before.isEmpty || !text.hasPrefix(before) {
            CodeLines.write(text, to: &html)
        } else {
            html.markup("<span class=\"before\">")
            CodeLines.write(before, to: &html)
            html.markup("</span>")
            CodeLines.write(String(text.dropFirst(before.count)), to: &html)
        }
        html.markup("</samp></pre></div>\n")
    }

    private mutating func writeCaption(of snippet: Snippet) {
        let caption = snippet.traits.caption
        html.markup("<figcaption>")
        if let chunk = snippet.chunk {
            writeName("‹\(chunk)›")
        } else if caption.showsTitle {
            writeName(snippet.title)
        }
        write(caption.badge)
        writeDeprecatedBadge(of: snippet)
        if let reason = caption.reason.flatMap({ snippet[$0] }) {
            html.markup("<span class=\"reason\">")
            html.text(reason)
            html.markup("</span>")
        }
        writeUses(of: snippet)
        writeChangedBlock(of: snippet)
        html.markup("</figcaption>")
    }

    mutating func write(_ listing: Listing, language: String, resource: Resource?) {
        html.markup(safe: "<figure class=\"snippet \(resource == nil ? "text" : "file")\">")
        if let resource {
            html.markup("<figcaption>")
            writeName(resource.path)
            write(.file)
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

    /// Writes the code of a listing.
    ///
    /// - Parameters:
    ///   - text: The code.
    ///   - snippet: The snippet of the listing, if links lead to its lines.
    mutating func writeSwift(_ text: String, of snippet: Snippet? = nil) {
        html.markup("<pre><code class=\"language-swift\">")
        names?.beginListing(text)
        let anchor = chunks.isEmpty ? nil : snippet.map { fragment($0.anchor) }
        let links = nameLinks(in: text)
        if snippet?.isHidden == true, text.hasPrefix("#if canImport(Simulator)"), !text.contains("<<") {
            // Code for pictures and tests is long, and few readers open it. It isn't colored, to keep the page small.
            CodeLines.write(text, to: &html)
        } else if HiddenLines.mayStand(in: text) {
            var listing = HTMLWriter(capacity: text.utf8.count * 3, breaksCode: html.breaksCode)
            SwiftHighlighter.write(text, chunks: chunks, listing: anchor, links: links, to: &listing)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            write(Self.lines(of: listing), hiding: HiddenLines(lines))
        } else {
            SwiftHighlighter.write(text, chunks: chunks, listing: anchor, links: links, to: &html)
        }
        html.markup("</code></pre>\n")
    }

    /// Writes the lines of a listing, with a placeholder for each hidden region. The hidden lines are in the page, so
    /// that the Copy button includes them.
    private mutating func write(_ lines: [ArraySlice<UInt8>], hiding hidden: HiddenLines) {
        var next = 0
        for region in hidden.regions {
            for line in lines[next..<region.lowerBound] { html.markup(safe: line) }
            let count = region.count - 2
            let margin = String(repeating: " ", count: hidden.margin(of: region))
            html.markup(
                safe: "<span class=\"l left-out\">\(margin)⋯ \(count) hidden \(count == 1 ? "line" : "lines")\n</span>")
            html.markup("<span hidden>")
            for line in lines[region.lowerBound + 1..<region.upperBound] { html.markup(safe: line) }
            html.markup("</span>")
            next = region.upperBound + 1
        }
        for line in lines[min(next, lines.count)...] { html.markup(safe: line) }
    }

    mutating func writeName(_ name: String) {
        html.markup("<span class=\"name\">")
        html.text(name)
        html.markup("</span>")
    }

    mutating func writeDeprecatedBadge(of snippet: Snippet) {
        if snippet.usesDeprecated { write(.deprecated) }
    }

    private mutating func write(_ badge: Badge) {
        html.markup("<span class=\"badge ")
        html.markup(safe: badge.styleClass)
        html.markup("\">")
        html.markup(badge.label)
        html.markup("</span>")
    }
}
