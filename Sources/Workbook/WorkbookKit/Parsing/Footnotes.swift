import SwiftText

/// The footnotes of a chapter: `[^label]` in the text, `[^label]: …` in a paragraph of its own.
///
/// libcmark has no footnotes: a definition is a paragraph that begins with `[^label]:`, and a definition of a single
/// word is, to libcmark, a link definition, so that the reference arrives as a link whose text is `^label`. What such a
/// definition says is read off its line.
struct Footnotes {
    /// A line that begins with `[^label]:`.
    struct Line {
        var label: String
        var text: ArraySlice<UInt8>
        var location: SourceLocation
        /// Whether the line before it is blank, or a definition too.
        var startsParagraph: Bool
    }

    /// By label, which like a link's is the same in upper and lower case.
    private(set) var definitions: [String: (inlines: [Inline], more: [Block], location: SourceLocation)] = [:]
    private(set) var definitionLines: [Line] = []
    /// The definitions in quotes and lists that begin no line of the file.
    private(set) var innerDefinitions: [(label: String, location: SourceLocation)] = []
    /// The lines of code and raw HTML, where brackets refer to nothing.
    private(set) var rawLines: [ClosedRange<Int>] = []
    /// The places in `definitionLines`, by label.
    private var lineOfLabel: [String: Int] = [:]
    private var numbers: [String: Int] = [:]
    private var references: [String: Int] = [:]
    /// The labels that are referred to, in the order of their numbers.
    private var order: [String] = []
    /// The labels that the text refers to and that no definition has: those of the book's sources, if it is one.
    private(set) var undefined: Set<String> = []
    /// Whether a reference to no note cites a source; else it is text.
    let citesSources: Bool
    private var isUsed = false
    private var isNumberingEnded = false

    init(citesSources: Bool) { self.citesSources = citesSources }

    /// Takes the definitions out of the tree.
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

    /// Takes the definitions out of some blocks, and out of those in them.
    ///
    /// What is indented after a definition goes on with it: to CommonMark that is code.
    private mutating func collect(from blocks: inout [Block], file: SourceFile, isSmart: Bool) {
        var rest: [Block] = []
        rest.reserveCapacity(blocks.count)
        /// The last line of what is no note.
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

    /// The note whose definition stands last before a line, when it stands behind another line.
    private mutating func label(before line: Int, after end: Int) -> String? {
        guard let last = self.line(before: line), last.location.line > end else { return nil }
        return define(last.label) ? last.label : nil
    }

    /// The last line with a definition above another line.
    private func line(before line: Int) -> Line? {
        var (low, high) = (0, definitionLines.count)
        while low < high {
            let middle = (low + high) / 2
            if definitionLines[middle].location.line < line { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? definitionLines[low - 1] : nil
    }

    /// One paragraph can hold several definitions, each on lines of its own.
    private mutating func collect(_ inlines: [Inline], of block: Block, file: SourceFile, isSmart: Bool) {
        var location = file.location(of: block)
        var rest = inlines[...]
        while let (label, text) = Self.definition(at: rest) {
            var inlines: [Inline] = text.isEmpty ? [] : [.text(text)]
            rest = rest.dropFirst()
            let place = location
            while let next = rest.first {
                rest = rest.dropFirst()
                if next == .softBreak || next == .lineBreak {
                    location.line += 1
                    if Self.definition(at: rest) != nil { break }
                }
                inlines.append(next)
            }
            if line(before: place.line + 1)?.location.line != place.line { innerDefinitions.append((label, place)) }
            guard definitions[key(label)] == nil else { continue }
            let last = rest.isEmpty ? block.endLine : location.line - 1
            let blocks = Self.blocks(of: file, from: place, to: last, isSmart: isSmart)
            definitions[key(label)] = blocks.map { ([], $0, place) } ?? (inlines, [], place)
        }
    }

    /// A note that begins with a list or a quote: to CommonMark its lines are those of a paragraph.
    ///
    /// - Parameter start: where its definition begins: at a line's first column.
    /// - Returns: nil for other notes.
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
        var place = start
        if first.isEmpty { place.line += 1 }
        return try? CommonMark.blocks(ofLines: lines.joined(separator: "\n") + "\n", at: place, isSmart: isSmart)
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

    /// Inlines with `[^label]` replaced by references to the notes.
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

    /// Makes sure that a label is defined by what its line says; false when there is no such line.
    private mutating func define(_ label: String) -> Bool {
        guard definitions[key(label)] == nil else { return true }
        guard let line = lineOfLabel[key(label)].map({ definitionLines[$0] }) else { return false }
        let inlines = try? CommonMark.inlines(of: line.text, at: line.location, definitions: [])
        definitions[key(label)] = (inlines ?? [.text(line.text.text)], [], line.location)
        return true
    }

    private func key(_ label: String) -> String { label.lowercased() }

    /// Ends the numbering: from now on, a reference to a footnote without a number is text.
    ///
    /// The footnotes that nothing refers to are shown as paragraphs, after all others have been collected. What those
    /// paragraphs refer to would get a number that no footnote of the page has.
    mutating func endNumbering() { isNumberingEnded = true }

    private func mayRefer(to label: String) -> Bool { !isNumberingEnded || isReferredTo(label) }

    /// Whether the text refers to a note.
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

    /// A note by its number, from 0, once the whole page is resolved; nil past the last.
    ///
    /// A note can refer to other notes: those are numbered after the ones of the page. One after the other, since a
    /// chain of them can be longer than the stack is deep.
    ///
    /// - Returns: its first paragraph, whose references are not resolved yet; the block that this is; and what comes after.
    func note(_ index: Int) -> (text: [Inline], block: Block, more: [Block])? {
        guard index < order.count, let note = definitions[order[index]] else { return nil }
        return (note.inlines, Self.paragraph(of: note), note.more)
    }
}
