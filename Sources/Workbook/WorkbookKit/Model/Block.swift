/// A block of a chapter: a paragraph, a heading, a listing, …
public struct Block: Sendable {
    public var content: Content
    /// Where the block starts, in the chapter's file.
    public var line: Int
    public var column: Int
    /// The last line that belongs to the block.
    public var endLine: Int

    /// The block with other content, in the same place.
    func with(_ content: Content) -> Block { Block(content: content, line: line, column: column, endLine: endLine) }

    /// Whether the block is a hint, `> [!HINT]`.
    var isHint: Bool { if case .admonition(.hint, _) = content { true } else { false } }

    /// The blocks that a quote or an admonition consists of.
    var children: [Block] {
        switch content {
        case .quote(let children), .admonition(_, let children): children
        default: []
        }
    }

    public enum Content: Sendable {
        case paragraph([Inline])
        case heading(Heading)
        case quote([Block])
        case list(List)
        case rule
        /// Raw HTML as the author wrote it.
        case html(String)
        /// The text of a code block as CommonMark sees it. The chapter parser replaces each by a snippet or a listing.
        case code(String)
        /// The snippet at this place in the chapter's list of snippets.
        case snippet(Int)
        /// Text in a monospaced block that is not tested; the resource it holds, if it is one.
        indirect case listing(Listing, language: String, resource: Resource?)
        case table(Table)
        case admonition(Admonition, [Block])
    }
}

public struct Heading: Sendable {
    /// 1 to 6.
    public var level: Int
    public var text: [Inline]
    /// The fragment that links to the heading; unique in its chapter.
    public var anchor: String
}

public struct List: Sendable {
    /// The first number of an ordered list; nil for a bullet list.
    public var start: Int?
    public var isTight: Bool
    public var items: [[Block]]
    /// Whether each item is done, in a list of tasks; nil for an item that is none. Empty in other lists.
    var checks: [Bool?] = []
}

public struct Table: Sendable {
    public enum Alignment: String, Sendable {
        case natural = ""
        case left, center, right
    }
    public var alignments: [Alignment]
    public var header: [[Inline]]
    public var rows: [[[Inline]]]
}
