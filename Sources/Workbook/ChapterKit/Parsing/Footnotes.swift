import SwiftText

/// The footnotes of a chapter: `[^label]` in the text, and `[^label]: …` in a separate paragraph.
///
/// libcmark doesn't support footnotes. It parses a definition as a paragraph that begins with `[^label]:`. It parses a
/// definition with a single word as a link definition, and the reference to it as a link whose text is `^label`. The
/// text of such a definition is read from its line.
struct Footnotes {
    /// A line that begins with `[^label]:`.
    struct Line {
        var label: String
        var text: ArraySlice<UInt8>
        var location: SourceLocation
        /// A Boolean value indicating whether the previous line is blank or also a definition.
        var startsParagraph: Bool
    }

    /// The definitions, keyed by label. Like the labels of links, they're case-insensitive.
    private(set) var definitions: [String: (inlines: [Inline], more: [Block], location: SourceLocation)] = [:]
    private(set) var definitionLines: [Line] = []
    /// The definitions in quotes and lists that don't begin a line of the file.
    private(set) var innerDefinitions: [(label: String, location: SourceLocation)] = []
    /// The lines of code and raw HTML, where brackets aren't references.
    private(set) var rawLines: [ClosedRange<Int>] = []
    /// The indices in `definitionLines`, keyed by label.
    private var lineOfLabel: [String: Int] = [:]
    private var numbers: [String: Int] = [:]
    private var references: [String: Int] = [:]
    /// The labels of the references, in the order of their numbers.
    private var order: [String] = []
    /// The labels that the text refers to and that have no definition. In a book, they're the labels of its sources.
    private(set) var undefined: Set<String> = []
    /// A Boolean value indicating whether a reference without a definition cites a source. Otherwise, it's text.
    let citesSources: Bool
    private var isUsed = false
    private var isNumberingEnded = false

    init(citesSources: Bool) { self.citesSources = citesSources }

    /// Removes the definitions from the tree and stores them.
    mutating func collectDefinitions(from blocks: inout [Block], file: SourceFile, isSmart: Bool) {
        isUsed = file.bytes.withUnsafeBufferPointer { bytes in
            bytes.contains(UInt8(ascii: "["), then: UInt8(ascii: "^"))
        }
        guard isUsed else { return }
        rawLines = blocks.rawLines
        definitionLines = Self.lines(of: file, outside: rawLines)
        lineOfLabel = Dictionary(
            definitionLines.enumerated().map { (key($0.element.label), $0.offset) },
            uniquingKeysWith: { first, _ in first })
        collect(from: &blocks, file: file, isSmart: isSmart)
    }

    /// Removes the definitions from blocks and their descendants, and stores them.
    ///
    /// Indented text after a definition belongs to it, although CommonMark parses it as code.
    private mutating func collect(from blocks: inout [Block], file: SourceFile, isSmart: Bool) {
        var rest: [Block] = []
        rest.reserveCapacity(blocks.count)
        /// The last line of the last block that isn't a footnote.
        var end = 0
        for var block in blocks {
            switch block.content {
            case .paragraph(let inlines) where Self.definition(at: inlines[...]) != nil:
                collect(inlines, of: block, file: file, isSmart: isSmart)
                continue
            case .code(let text):
                if let label = label(before: block.line, after: end),
                    Fence(block: block, text: text, file: file) == nil,
                    let more = try? CommonMark.blocks(ofLines: text, at: file.location(of: block), isSmart: isSmart)
                {
                    definitions[key(label)]?.more += more
                    continue
                }
            case .quote(var children):
                collect(from: &children, file: file, isSmart: isSmart)
                block.content = .quote(children)
            case .list(var list):
                for index in list.items.indices { collect(from: &list.items[index], file: file, isSmart: isSmart) }
                block.content = .list(list)
            default: break
            }
            end = block.endLine
            rest.append(block)
        }
        blocks = rest
    }

    /// Returns the label of the last definition above a line, if the definition is below another line.
    ///
    /// - Parameter end: The line that the definition must be below.
    private mutating func label(before line: Int, after end: Int) -> String? {
        guard let last = self.line(before: line), last.location.line > end else { return nil }
        return define(last.label) ? last.label : nil
    }

    /// Returns the last line with a definition above another line.
    private func line(before line: Int) -> Line? {
        let index = indexOfDefinition(from: line)
        return index > 0 ? definitionLines[index - 1] : nil
    }

    /// Returns the first line in a range of lines that defines a label, or `nil` if there's none.
    private func line(of label: String, from first: Int, to last: Int) -> Int? {
        definitionLines[indexOfDefinition(from: first)...].prefix { $0.location.line <= last }
            .first { $0.label == label }?.location.line
    }

    /// Returns the index in `definitionLines` of the first definition at or below a line.
    private func indexOfDefinition(from line: Int) -> Int {
        var (low, high) = (0, definitionLines.count)
        while low < high {
            let middle = (low + high) / 2
            if definitionLines[middle].location.line < line { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Stores the definitions in a paragraph, which can contain several, each on separate lines.
    private mutating func collect(_ inlines: [Inline], of block: Block, file: SourceFile, isSmart: Bool) {
        var location = file.location(of: block)
        var rest = inlines[...]
        while let (label, text) = Self.definition(at: rest) {
            var inlines: [Inline] = text.isEmpty ? [] : [.text(text)]
            rest = rest.dropFirst()
            let start = location
            while let next = rest.first {
                rest = rest.dropFirst()
                location.line += next.lineBreakCount
                if next == .softBreak || next == .lineBreak, let (label, _) = Self.definition(at: rest) {
                    // Code that spans several lines contains no breaks, so the count can be too low.
                    location.line = self.line(of: label, from: location.line, to: block.endLine) ?? location.line
                    break
                }
                inlines.append(next)
            }
            if line(before: start.line + 1)?.location.line != start.line { innerDefinitions.append((label, start)) }
            guard definitions[key(label)] == nil else { continue }
            let last = rest.isEmpty ? block.endLine : location.line - 1
            let blocks = Self.blocks(of: file, from: start, to: last, isSmart: isSmart)
            definitions[key(label)] = blocks.map { ([], $0, start) } ?? (inlines, [], start)
        }
    }

    /// Returns the blocks of a note that begins with a list or a quote, whose lines CommonMark parses as a paragraph.
    ///
    /// - Parameter start: The location where the definition begins.
    /// - Returns: The blocks, or `nil` for other notes, and for a definition that doesn't begin in the first column of
    ///   a line.
    private static func blocks(
        of file: SourceFile, from start: SourceLocation, to last: Int, isSmart: Bool
    ) -> [Block]? {
        guard start.column == 1, last >= start.line, let (_, first) = definition(on: file.line(start.line)) else {
            return nil
        }
        let more = (start.line + 1..<last + 1).map { number in
            let line = file.line(number)
            return line.dropFirst(min(4, line.prefix { $0 == .space }.count)).text
        }
        let lines = (first.isEmpty ? [] : [first.text]) + more
        guard let line = lines.first, line.prefixMatch(of: #/[-*+] |>|[0-9]{1,9}[.)] /#) != nil else {
            return nil
        }
        var location = start
        if first.isEmpty { location.line += 1 }
        return try? CommonMark.blocks(ofLines: lines.joined(separator: "\n") + "\n", at: location, isSmart: isSmart)
    }

    private static func definition(at inlines: ArraySlice<Inline>) -> (label: String, text: String)? {
        guard case .text(let text)? = inlines.first, text.hasPrefix("[^"), let end = text.range(of: "]:") else {
            return nil
        }
        let label = String(text[..<end.lowerBound].dropFirst(2))
        guard isLabel(label) else { return nil }
        return (label, String(text[end.upperBound...].drop(while: { $0 == " " })))
    }

    static func isLabel(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && !text.contains { $0 == " " || $0 == "[" || $0 == "]" }
    }

    /// Returns inlines with `[^label]` replaced by references to the notes.
    mutating func resolved(_ inlines: [Inline]) -> [Inline] {
        guard isUsed else { return inlines }
        var result: [Inline] = []
        for inline in inlines {
            switch inline {
            case .text(let text): appendReferences(in: text, to: &result)
            case .emphasis(let children): result.append(.emphasis(resolved(children)))
            case .strong(let children): result.append(.strong(resolved(children)))
            case .struck(let children): result.append(.struck(resolved(children)))
            case .link(var link):
                if case .text(let text)? = link.children.first, link.children.count == 1, text.hasPrefix("^"),
                    define(String(text.dropFirst()))
                {
                    let label = String(text.dropFirst())
                    result.append(mayRefer(to: label) ? reference(to: label) : .text("[^\(label)]"))
                } else {
                    link.children = resolved(link.children)
                    result.append(.link(link))
                }
            default: result.append(inline)
            }
        }
        return result
    }

    private mutating func appendReferences(in text: String, to inlines: inout [Inline]) {
        var rest = text[...]
        while let start = rest.range(of: "[^"), let end = rest[start.upperBound...].firstIndex(of: "]") {
            let label = String(rest[start.upperBound..<end])
            let after = rest.index(after: end)
            let isDefined = define(label) && mayRefer(to: label)
            if isDefined || citesSources && Self.isLabel(label) {
                if start.lowerBound > rest.startIndex { inlines.append(.text(String(rest[..<start.lowerBound]))) }
                inlines.append(isDefined ? reference(to: label) : .citation(label))
                if !isDefined { undefined.insert(label) }
            } else {
                inlines.append(.text(String(rest[..<after])))
            }
            rest = rest[after...]
        }
        if !rest.isEmpty { inlines.append(.text(String(rest))) }
    }

    /// Defines a label with the text of its line if it isn't defined yet.
    ///
    /// - Returns: `false` if there's no such line.
    private mutating func define(_ label: String) -> Bool {
        guard definitions[key(label)] == nil else { return true }
        guard let line = lineOfLabel[key(label)].map({ definitionLines[$0] }) else { return false }
        let inlines = try? CommonMark.inlines(of: line.text, at: line.location, definitions: [])
        definitions[key(label)] = (inlines ?? [.text(line.text.text)], [], line.location)
        return true
    }

    private func key(_ label: String) -> String { label.lowercased() }

    /// Ends the numbering. From then on, a reference to a footnote without a number is text.
    ///
    /// Unused footnotes are shown as paragraphs after all others have been collected. A reference in those paragraphs
    /// would otherwise get a number without a footnote on the page.
    mutating func endNumbering() { isNumberingEnded = true }

    private func mayRefer(to label: String) -> Bool { !isNumberingEnded || isReferredTo(label) }

    /// Returns a Boolean value indicating whether the text refers to a note.
    func isReferredTo(_ label: String) -> Bool { numbers[key(label)] != nil }

    private mutating func reference(to label: String) -> Inline {
        let label = key(label)
        if numbers[label] == nil {
            order.append(label)
            numbers[label] = order.count
        }
        references[label, default: 0] += 1
        return .footnote(number: numbers[label]!, reference: references[label]!)
    }

    /// Returns a note by its index in the order of the numbers, after the whole page is resolved.
    ///
    /// A note can refer to other notes, which are numbered after those of the page. The caller requests one note after
    /// another instead of recursively, because a long chain of notes could overflow the stack.
    ///
    /// - Returns: The first paragraph, whose references aren't resolved yet, the block of that paragraph, and the
    ///   following blocks. It's `nil` past the last note.
    func note(_ index: Int) -> (text: [Inline], block: Block, more: [Block])? {
        guard index < order.count, let note = definitions[order[index]] else { return nil }
        return (note.inlines, Self.paragraph(of: note), note.more)
    }
}

extension Inline {
    /// The number of line breaks in the inline and in its children.
    fileprivate var lineBreakCount: Int {
        switch self {
        case .softBreak, .lineBreak: 1
        case .emphasis(let children), .strong(let children), .struck(let children): Self.lineBreakCount(in: children)
        case .link(let link): Self.lineBreakCount(in: link.children)
        case .image(let image): Self.lineBreakCount(in: image.description)
        default: 0
        }
    }

    private static func lineBreakCount(in inlines: [Inline]) -> Int { inlines.reduce(0) { $0 + $1.lineBreakCount } }
}
