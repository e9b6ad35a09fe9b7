/// A run of text in a paragraph, heading, or table cell.
package enum Inline: Sendable, Equatable {
    case text(String)
    case code(String)
    case softBreak
    case lineBreak
    /// Raw HTML as the author wrote it: one tag or comment.
    case html(String, SourceLocation)
    case emphasis([Inline])
    case strong([Inline])
    /// Text with a strikethrough.
    case struck([Inline])
    case link(Link)
    case image(Image)
    /// A reference to the source of the preceding claim, by the key of the source.
    case citation(String)
    /// A reference to a footnote, by its number on the page, and the ordinal of the reference among those to the same
    /// footnote. Both begin at 1.
    case footnote(number: Int, reference: Int)

    /// A Boolean value indicating whether the text continues on another line of the source.
    var isBreak: Bool {
        switch self {
        case .softBreak, .lineBreak: true
        default: false
        }
    }

    package struct Link: Sendable, Equatable {
        package var destination: String
        package var title: String
        package var children: [Inline]
        package var location: SourceLocation

        package init(destination: String, title: String, children: [Inline], location: SourceLocation) {
            self.destination = destination
            self.title = title
            self.children = children
            self.location = location
        }
    }

    package struct Image: Sendable, Equatable {
        package var source: String
        package var title: String
        package var description: [Inline]
        package var location: SourceLocation
    }
}

extension Sequence<Inline> {
    /// The visible text without markup, for titles, anchors, and search.
    package var plainText: String {
        reduce(into: "") { text, inline in
            switch inline {
            case .text(let string), .code(let string): text += string
            case .softBreak, .lineBreak: text += " "
            case .html, .footnote, .citation: break
            case .emphasis(let children), .strong(let children), .struck(let children): text += children.plainText
            case .link(let link): text += link.children.plainText
            case .image(let image): text += image.description.plainText
            }
        }
    }
}
