import ChapterKit
import SwiftText

/// The searchable text of a chapter's page, as lines. Search finds its words, and displays the lines around them.
///
/// The first byte of a line is its kind. In titles, headings, and names, a tab and the anchor or page that they lead to
/// follow. A line doesn't contain other control characters.
struct SearchText {
    enum Line: Unicode.Scalar {
        /// The title of the chapter, and its page. It's the first line, and the lines up to the first heading follow
        /// it.
        case title = "!"
        /// A heading, and its anchor. It begins a section.
        case heading = "#"
        /// The name of a listing, an exercise, or a picture, and its anchor. The anchor is empty if it can't be linked
        /// to.
        case name = "="
        /// The path of a declaration in a listing, and the listing's anchor. It isn't indexed, because its words are in
        /// the code.
        case declared = "+"
        /// The keywords of the chapter or of the section. The page doesn't show them.
        case keywords = "*"
        /// A paragraph, a row of a table, or a footnote.
        case prose = "."
        /// A line of a listing or of its output.
        case code = ":"
    }

    private(set) var bytes: [UInt8] = []
    private let chapter: Chapter
    private let declared: [String: [AnchoredName]]
    /// The numbers of the footnotes that the current block refers to. They're added after it.
    private var footnotes: [Int] = []

    /// Returns the lines of a chapter.
    ///
    /// - Parameters:
    ///   - chapter: The chapter.
    ///   - declared: The names that its listings declare.
    static func bytes(of chapter: Chapter, declared: [AnchoredName] = []) -> [UInt8] {
        var text = SearchText(chapter, declared: Dictionary(grouping: declared, by: \.anchor))
        text.add(chapter.metadata)
        text.add(chapter.blocks)
        return text.bytes
    }

    private init(_ chapter: Chapter, declared: [String: [AnchoredName]]) {
        self.chapter = chapter
        self.declared = declared
        bytes.reserveCapacity(chapter.source.bytes.count)
    }

    private mutating func add(_ metadata: Chapter.Metadata) {
        line(.title, metadata.title, leadsTo: URLText.ofPath(metadata.page))
        add(keywords: metadata.keywords)
        if !metadata.summary.isEmpty { line(.prose) { $0.add(metadata.summary) } }
        if let article = metadata.article {
            let parts = [article.title, article.author, article.year].compactMap { $0 }
            line(.prose) { $0.add(parts.joined(separator: ", ")) }
        }
    }

    private mutating func add(_ blocks: [Block]) {
        for block in blocks { add(block) }
    }

    private mutating func add(_ block: Block) {
        switch block.content {
        case .paragraph(let inlines): line(.prose) { $0.add(inlines) }
        case .heading(let heading):
            line(.heading, heading.text.plainText, leadsTo: heading.anchor)
            add(keywords: heading.keywords)
        case .quote(let children), .admonition(_, let children): add(children)
        case .list(let list): for item in list.items { add(item) }
        case .snippet(let index): add(chapter.snippets[index])
        case .listing(let listing, _, let resource):
            if let resource { line(.name, resource.path, leadsTo: "") }
            add(code: listing.text)
        case .table(let table):
            add(row: table.header)
            for row in table.rows { add(row: row) }
        case .rule, .html, .code: break
        }
        addFootnotes()
    }

    private mutating func add(keywords: [String]) {
        if !keywords.isEmpty { line(.keywords) { $0.add(keywords.joined(separator: ", ")) } }
    }

    /// Adds a listing. Of hidden code, only the names count, and code for the simulator alone isn't found at all, because
    /// it belongs to pictures and tests.
    private mutating func add(_ snippet: Snippet) {
        if snippet.isHidden, snippet.code.text.hasPrefix("#if canImport(Simulator)") { return }
        if let key = snippet.traits.titledBy, let name = snippet[key] {
            line(.name, (snippet.kind == .exercise ? "Exercise: " : "") + name, leadsTo: snippet.anchor)
        }
        // An enumeration case is found by its enumeration. Its own name is often a common word.
        for anchored in declared[snippet.anchor] ?? [] where anchored.name.kind != .case {
            line(.declared, anchored.name.path, leadsTo: anchored.anchor)
        }
        if let key = snippet.traits.caption.reason, let reason = snippet[key] { line(.prose) { $0.add(reason) } }
        if snippet.isHidden { return }
        if snippet.traits.layout == .exercise {
            add(code: ExerciseCode(snippet.code, name: snippet.name).stub.text)
        } else {
            add(code: snippet.code.text)
        }
        if let output = snippet.output, !output.isHidden { add(code: output.text) }
    }

    private mutating func add(code text: String) {
        text.withBytes { code in
            var start = 0
            while start < code.count {
                let end = code.firstIndex(of: .lineFeed, from: start) ?? code.count
                if end > start { line(.code) { $0.add(UnsafeBufferPointer(rebasing: code[start..<end])) } }
                start = end + 1
            }
        }
    }

    private mutating func add(row: [[Inline]]) {
        line(.prose) { text in
            let start = text.bytes.count
            for cell in row where !cell.isEmpty {
                if text.bytes.count > start { text.add(" · ") }
                text.add(cell)
            }
        }
    }

    private mutating func addFootnotes() {
        while !footnotes.isEmpty {
            let number = footnotes.removeFirst()
            line(.prose) { $0.add($0.chapter.footnotes[number - 1]) }
            var paragraphs: [[Inline]] = []
            if number <= chapter.footnoteBlocks.count {
                chapter.footnoteBlocks[number - 1].forEachBlock { block in
                    if case .paragraph(let inlines) = block.content { paragraphs.append(inlines) }
                }
            }
            for paragraph in paragraphs { line(.prose) { $0.add(paragraph) } }
        }
    }

    private mutating func add(_ inlines: [Inline]) {
        for inline in inlines {
            switch inline {
            case .text(let string), .code(let string): add(string)
            case .softBreak, .lineBreak: bytes.append(.space)
            case .emphasis(let children), .strong(let children), .struck(let children): add(children)
            case .link(let link): add(link.children)
            case .image(let image): add(image.description)
            case .footnote(let number, let reference): if reference == 1 { footnotes.append(number) }
            case .html, .citation: break
            }
        }
    }

    // MARK: Lines

    private mutating func line(_ kind: Line, _ text: String, leadsTo target: String) {
        line(kind) {
            $0.add(text)
            $0.bytes.append(.tab)
            $0.add(target)
        }
    }

    private mutating func line(_ kind: Line, _ write: (inout SearchText) -> Void) {
        bytes.append(UInt8(ascii: kind.rawValue))
        write(&self)
        bytes.append(.lineFeed)
    }

    /// Adds text with spaces for control characters, and for U+2028 and U+2029, which end a line in older versions of
    /// JavaScript.
    private mutating func add(_ text: String) { text.withBytes { add($0) } }

    private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        let start = bytes.count
        bytes += text
        for index in start..<bytes.count {
            let byte = bytes[index]
            if byte < 0x20 || byte == 0x7F {
                bytes[index] = .space
            } else if byte & ~1 == 0xA8, index >= start + 2, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2 {
                for position in index - 2...index { bytes[position] = .space }
            }
        }
    }
}
