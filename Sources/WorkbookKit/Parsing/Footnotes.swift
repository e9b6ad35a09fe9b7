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
    private(set) var definitions: [String: (inlines: [Inline], location: SourceLocation)] = [:]
    private(set) var definitionLines: [Line] = []
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

    init(citesSources: Bool) { self.citesSources = citesSources }

    /// Takes the definitions out of the tree.
    mutating func collectDefinitions(from blocks: inout [Block], file: SourceFile) {
        isUsed = file.bytes.withUnsafeBufferPointer { bytes in
            bytes.contains(UInt8(ascii: "["), then: UInt8(ascii: "^"))
        }
        guard isUsed else { return }
        rawLines = blocks.rawLines
        definitionLines = Self.lines(of: file, outside: rawLines)
        lineOfLabel = Dictionary(
            definitionLines.enumerated().map { (key($0.element.label), $0.offset) },
            uniquingKeysWith: { first, _ in first })
        blocks.removeAll { block in
            guard case .paragraph(let inlines) = block.content, Self.definition(at: inlines[...]) != nil else {
                return false
            }
            collect(inlines, location: file.location(of: block))
            return true
        }
    }

    /// One paragraph can hold several definitions, each on lines of its own.
    private mutating func collect(_ inlines: [Inline], location: SourceLocation) {
        var location = location
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
            if definitions[key(label)] == nil { definitions[key(label)] = (inlines, place) }
        }
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
                    result.append(reference(to: String(text.dropFirst())))
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
            let isDefined = definitions[key(label)] != nil
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
        definitions[key(label)] = (inlines ?? [.text(line.text.text)], line.location)
        return true
    }

    private func key(_ label: String) -> String { label.lowercased() }

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

    /// The notes' texts, in the order of their numbers, once the whole page is resolved.
    ///
    /// A note can refer to other notes: those are numbered after the ones of the page. One after the other, since a
    /// chain of them can be longer than the stack is deep.
    mutating func texts() -> [[Inline]] {
        var texts: [[Inline]] = []
        while texts.count < order.count { texts.append(resolved(definitions[order[texts.count]]!.inlines)) }
        return texts
    }
}
