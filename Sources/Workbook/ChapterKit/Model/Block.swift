/// A block of a chapter, such as a paragraph, a heading, or a listing.
package struct Block: Sendable {
    package var content: Content
    /// The line of the chapter's file where the block begins.
    package var line: Int
    package var column: Int
    /// The last line of the block.
    package var endLine: Int

    /// Returns a copy of the block with other content, at the same location.
    func with(_ content: Content) -> Block { Block(content: content, line: line, column: column, endLine: endLine) }

    /// A Boolean value indicating whether the block is a hint, `> [!HINT]`.
    package var isHint: Bool { if case .admonition(.hint, _) = content { true } else { false } }

    /// The blocks in a quote or an admonition.
    package var children: [Block] {
        switch content {
        case .quote(let children), .admonition(_, let children): children
        default: []
        }
    }

    package enum Content: Sendable {
        case paragraph([Inline])
        case heading(Heading)
        case quote([Block])
        case list(List)
        case rule
        /// Raw HTML as the author wrote it.
        case html(String)
        /// The text of a code block as libcmark parsed it. The chapter parser replaces each with a snippet or a
        /// listing.
        case code(String)
        /// A snippet, by its index in the chapter's array of snippets.
        case snippet(Int)
        /// Text in a monospaced block that isn't tested. If the block defines a resource, it's included.
        indirect case listing(Listing, language: String, resource: Resource?)
        case table(Table)
        case admonition(Admonition, [Block])
    }
}

package struct Heading: Sendable {
    /// The level of the heading, from 1 to 6.
    package var level: Int
    package var text: [Inline]
    /// The fragment of links to the heading, which is unique in its chapter.
    package var anchor: String
    /// Words that readers may search for in the section, and that the page doesn't show. The author writes them in a
    /// comment directly below the heading.
    package var keywords: [String] = []
}

package struct List: Sendable {
    /// The first number of an ordered list, or `nil` for a bullet list.
    package var start: Int?
    package var isTight: Bool
    package var items: [[Block]]
    /// For each item of a task list, a Boolean value indicating whether it's done, or `nil` for an item that isn't a
    /// task. The array is empty for other lists.
    package var checks: [Bool?] = []
}

package struct Table: Sendable {
    package enum Alignment: String, Sendable {
        case natural = ""
        case left, center, right
    }
    package var alignments: [Alignment]
    package var header: [[Inline]]
    package var rows: [[[Inline]]]
}
