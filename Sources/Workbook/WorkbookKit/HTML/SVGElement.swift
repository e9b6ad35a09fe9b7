/// An element of a picture.
struct SVGElement {
    enum Node {
        case element(SVGElement)
        /// Text as it is meant, without entities.
        case text(String)
    }

    var name: String
    /// The attributes in their order; the values as they are meant, without entities.
    var attributes: [(name: String, value: String)] = []
    var children: [Node] = []

    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    var elements: [SVGElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The text right inside of the element.
    var text: String { children.map { if case .text(let text) = $0 { text } else { "" } }.joined() }

    /// The element as markup.
    var markup: String { Self.markup(name, attributes, children.map(\.markup)) }

    /// An element as markup, escaped.
    ///
    /// - Parameter children: markup.
    static func markup(
        _ name: String, _ attributes: [(name: String, value: String)], _ children: [String]
    ) -> String {
        var markup = "<\(name)"
        for attribute in attributes { markup += " \(attribute.name)=\"\(attribute.value.escapedForHTML)\"" }
        if children.isEmpty { return markup + "/>" }
        markup += ">"
        for child in children { markup += child }
        return markup + "</\(name)>"
    }
}

extension SVGElement.Node {
    var markup: String {
        switch self {
        case .element(let element): element.markup
        case .text(let text): text.escapedForHTML
        }
    }
}

extension String {
    /// The text as it can stand in an element and between double quotes.
    ///
    /// Byte by byte: what is one character to Swift may be a quote with an accent.
    fileprivate var escapedForHTML: String {
        guard utf8.contains(where: { "&<>\"".utf8.contains($0) }) else { return self }
        var bytes: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
            case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
            case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
            case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
