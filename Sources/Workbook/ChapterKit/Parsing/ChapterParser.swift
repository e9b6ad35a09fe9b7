import SwiftText

/// A parser that converts a file to a chapter: it parses CommonMark, and then applies the transformations of the
/// format.
package struct ChapterParser {
    let file: SourceFile
    let bookKind: BookKind
    var diagnostics: [Diagnostic] = []
    var snippets: [Snippet] = []
    /// The titles of the snippets.
    var snippetTitles: Set<String> = []
    var anchors = Anchors()
    var footnotes: Footnotes
    var gitHubSyntax: GitHubSyntax
    /// The anchors that raw HTML defines.
    var namedAnchors: Set<String> = []
    lazy var linkDefinitions = LinkDefinitions(in: file)
    /// The lines of fenced blocks and of other blocks with raw text.
    var fences: [ClosedRange<Int>] = []
    /// The text of the last heading. `ordinals` contains the number of blocks of each kind that have been titled with
    /// it.
    var heading: String
    var ordinals: [(noun: String, count: Int)] = []

    /// Parses the text of a chapter.
    ///
    /// - Parameter bookKind: The kind of the book. In a plain folder, Swift fences are listings without a special
    ///   meaning.
    package static func parse(
        _ file: SourceFile, metadata: Chapter.Metadata, bookKind: BookKind = .workbook
    ) -> (chapter: Chapter, diagnostics: [Diagnostic]) {
        var parser = ChapterParser(file: file, bookKind: bookKind, heading: metadata.title)
        let chapter = parser.chapter(metadata)
        return (chapter, parser.diagnostics)
    }

    private init(file: SourceFile, bookKind: BookKind, heading: String) {
        self.file = file
        self.bookKind = bookKind
        self.heading = heading
        gitHubSyntax = GitHubSyntax(file)
        footnotes = Footnotes(citesSources: bookKind == .workbook)
    }

    private mutating func chapter(_ metadata: Chapter.Metadata) -> Chapter {
        var chapter = Chapter(source: file, metadata: metadata, blocks: [], snippets: [], footnotes: [], anchors: [])
        if let diagnostic = TextEncoding.diagnostic(in: file) {
            diagnostics.append(diagnostic)
            return chapter
        }
        do {
            var tree = try CommonMark.blocks(
                of: file, fromLine: FrontMatter.bodyLine(of: file), isSmart: bookKind == .workbook)
            if bookKind == .plainMarkdown, dropTitle(metadata.title, from: &tree) {
                chapter.titleAnchor = anchors.make(from: metadata.title)
            }
            footnotes.collectDefinitions(from: &tree, file: file, isSmart: bookKind == .workbook)
            chapter.blocks = transformed(tree)
            while let note = footnotes.note(chapter.footnotes.count) {
                chapter.footnotes.append(resolved(note.text, of: note.block))
                chapter.footnoteBlocks.append(transformed(note.more))
            }
            if bookKind == .plainMarkdown {
                footnotes.endNumbering()
                chapter.blocks += transformed(footnotes.leftOver)
                diagnostics += footnotes.secondDefinitions(in: file)
            }
        } catch {
            diagnostics.append(
                .error(
                    "blocks are nested deeper than \(CommonMark.deepestNesting) levels; flatten this",
                    at: error.location))
        }
        chapter.snippets = snippets
        chapter.anchors = anchors.all
        chapter.namedAnchors = namedAnchors
        if bookKind == .workbook {
            chapter.citations = footnotes.citations(in: file)
            diagnostics += footnotes.diagnostics(in: file)
            diagnostics += UnrecognizedFences.diagnostics(in: file, fences: fences, blocks: chapter.blocks)
        }
        return chapter
    }

    /// Removes the heading that is the title of a plain file, because the page already shows the title.
    ///
    /// - Returns: A Boolean value indicating whether there was such a heading.
    private func dropTitle(_ title: String, from tree: inout [Block]) -> Bool {
        guard let index = PlainTitle.index(in: tree), case .heading(let heading) = tree[index].content,
            heading.text.plainText == title
        else { return false }
        tree.remove(at: index)
        return true
    }

    mutating func transformed(_ blocks: [Block]) -> [Block] {
        var result: [Block] = []
        result.reserveCapacity(blocks.count)
        for block in blocks { append(block, to: &result) }
        return result
    }

    private mutating func append(_ block: Block, to blocks: inout [Block]) {
        switch block.content {
        case .paragraph(let inlines):
            appendParagraph(inlines, of: block, to: &blocks)
        case .heading(let heading):
            blocks.append(block.with(.heading(transformed(heading, at: block))))
        case .quote(let children):
            blocks.append(block.with(quoteOrAdmonition(children, at: block)))
        case .list(let list):
            blocks.append(block.with(.list(transformed(list))))
        case .code(let text):
            if let content = code(text, of: block, after: blocks.last) { blocks.append(block.with(content)) }
        case .html(let text):
            if let keywords = Keywords.keywords(ofComment: text) {
                attach(keywords, of: block, to: &blocks)
            } else {
                if gitHubSyntax.hasTags { claimAnchors(in: text) }
                blocks.append(block)
            }
        case .rule, .snippet, .listing, .table, .admonition:
            blocks.append(block)
        }
    }

    private mutating func transformed(_ list: List) -> List {
        var new = List(start: list.start, isTight: list.isTight, items: [])
        for var item in list.items {
            new.checks.append(Self.removeCheckbox(from: &item))
            new.items.append(transformed(item))
        }
        if new.checks.allSatisfy({ $0 == nil }) { new.checks = [] }
        return new
    }

    /// Removes `[ ]` or `[x]` from the beginning of a list item.
    ///
    /// - Returns: A Boolean value indicating whether the item is checked, or `nil` if it has no checkbox.
    private static func removeCheckbox(from item: inout [Block]) -> Bool? {
        guard case .paragraph(var inlines)? = item.first?.content, case .text(let text)? = inlines.first,
            ["[ ]", "[x]", "[X]"].contains(where: text.hasPrefix), text.utf8.count > 3 || inlines.count > 1
        else { return nil }
        let rest = text.dropFirst(3)
        guard rest.first?.isWhitespace ?? true else { return nil }
        if rest.count < 2 { inlines.removeFirst() } else { inlines[0] = .text(String(rest.dropFirst())) }
        item[0].content = .paragraph(inlines)
        return !text.hasPrefix("[ ]")
    }

    private mutating func transformed(_ heading: Heading, at block: Block) -> Heading {
        let inlines = resolved(heading.text, of: block)
        let text = inlines.plainText
        self.heading = text
        ordinals.removeAll(keepingCapacity: true)
        let anchor = anchors.make(from: isWrittenWithHyphens(block) ? text.withHyphens : text)
        return Heading(level: heading.level, text: inlines, anchor: anchor)
    }

    /// Gives the keywords of a comment to the heading above it.
    private mutating func attach(_ keywords: [String], of comment: Block, to blocks: inout [Block]) {
        if case .heading(var heading)? = blocks.last?.content {
            heading.keywords += keywords
            blocks[blocks.count - 1].content = .heading(heading)
        } else if bookKind == .workbook {
            let message = "keywords belong directly below a heading, and those of the chapter in its front matter"
            diagnostics.append(.error(message, at: file.location(of: comment)))
        }
    }

    /// Returns a Boolean value indicating whether a heading has dashes that the author wrote as hyphens. The hyphens
    /// are part of its anchor.
    private func isWrittenWithHyphens(_ heading: Block) -> Bool {
        guard bookKind == .workbook else { return false }
        // The line below a heading with an underline isn't included.
        let end = file.offset(ofLine: max(heading.endLine, heading.line + 1))
        let lines = file.bytes[file.offset(ofLine: heading.line)..<end]
        return lines.withUnsafeBufferPointer { $0.contains(UInt8(ascii: "-"), then: UInt8(ascii: "-")) }
    }

    private mutating func appendParagraph(_ inlines: [Inline], of block: Block, to blocks: inout [Block]) {
        if block.endLine > block.line, let (lead, table) = tableParts(of: block) {
            if let lead { blocks.append(lead) }
            blocks.append(table)
        } else {
            blocks.append(block.with(.paragraph(resolved(inlines, of: block))))
        }
    }

    private mutating func quoteOrAdmonition(_ children: [Block], at block: Block) -> Block.Content {
        guard case .paragraph(let inlines)? = children.first?.content, case .text(let line)? = inlines.first else {
            return .quote(transformed(children))
        }
        guard let kind = Admonition(marker: line), inlines.count == 1 || inlines[1].isBreak else {
            diagnostics += diagnostic(onMarkerIn: line, at: file.location(of: block))
            return .quote(transformed(children))
        }
        var children = children
        if inlines.count > 2 {
            children[0].content = .paragraph(Array(inlines.dropFirst(2)))
        } else {
            children.removeFirst()
        }
        return .admonition(kind, transformed(children))
    }

    /// Returns the diagnostics for a quote that begins like an admonition and isn't one.
    private func diagnostic(onMarkerIn line: String, at location: SourceLocation) -> [Diagnostic] {
        guard line.hasPrefix("[!"), let end = line.utf8.firstIndex(of: UInt8(ascii: "]")) else { return [] }
        let marker = String(line.utf8[...end])!
        let word = line.utf8[..<end].dropFirst(2)
        guard Admonition(marker: marker) == nil else {
            if bookKind == .plainMarkdown { return [] }
            return [.error("'\(marker)' must be alone on its line; begin the text on the next line", at: location)]
        }
        guard !word.isEmpty, word.allSatisfy({ $0.isLetter && $0 & 0x20 == 0 }) else { return [] }
        let known = formattedList(Admonition.allCases.map(\.marker), conjunction: "and")
        let message = "no admonition '\(marker)'; known: \(known)"
        return [bookKind == .workbook ? .error(message, at: location) : .warning(message, at: location)]
    }

    /// Returns a title for a block without a name. It consists of the heading above the block, its kind, and an ordinal
    /// from the second one on.
    mutating func ordinalTitle(_ noun: String) -> String {
        guard let index = ordinals.firstIndex(where: { $0.noun == noun }) else {
            ordinals.append((noun, 1))
            return "\(heading): \(noun)"
        }
        ordinals[index].count += 1
        return "\(heading): \(noun) \(ordinals[index].count)"
    }
}

extension String {
    /// The text with its dashes converted back to hyphens.
    fileprivate var withHyphens: String {
        replacing("\u{2014}", with: "---").replacing("\u{2013}", with: "--")
    }
}
