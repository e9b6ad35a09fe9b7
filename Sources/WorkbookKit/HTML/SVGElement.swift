import SwiftText

/// An element of a picture that `InlineSVG` has let through.
struct SVGElement: Equatable {
    enum Node: Equatable {
        case element(SVGElement)
        /// Text as it was written: escaped.
        case text(String)
    }

    var name: String
    /// The attributes in their order; the values as they were written, escaped.
    var attributes: [(name: String, value: String)]
    var children: [Node]

    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    var elements: [SVGElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The text inside of the element and of those in it.
    var text: String {
        children.map { node in
            switch node {
            case .element(let element): element.text
            case .text(let text): text
            }
        }.joined()
    }

    /// The element as markup.
    var markup: String { markup { $0.markup } }

    /// The element as markup, with its children as somebody else writes them.
    func markup(_ child: (Node) -> String) -> String {
        let start = "<\(name)" + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
        if children.isEmpty { return start + "/>" }
        return start + ">" + children.map(child).joined() + "</\(name)>"
    }

    static func == (left: SVGElement, right: SVGElement) -> Bool { left.markup == right.markup }
}

extension SVGElement.Node {
    var markup: String {
        switch self {
        case .element(let element): element.markup
        case .text(let text): text
        }
    }
}

extension SVGElement {
    /// Reads a picture. Blanks between elements are left out.
    ///
    /// - Parameter checked: what `InlineSVG.checked` has returned.
    /// - Returns: nil when the text has no element after all.
    init?(checked: String) {
        var reader = Reader(rest: Array(checked.utf8)[...])
        guard let element = reader.element() else { return nil }
        self = element
    }

    /// Goes through well-formed tags.
    private struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func element() -> SVGElement? {
            guard let start = rest.firstIndex(of: UInt8(ascii: "<")),
                let end = rest[start...].firstIndex(of: .greater)
            else { return nil }
            var tag = rest[(start + 1)..<end]
            rest = rest[(end + 1)...]
            let isEmpty = tag.last == UInt8(ascii: "/")
            if isEmpty { tag = tag.dropLast() }
            let name = tag.prefix { !$0.isSpaceOrTab && !$0.isLineEnd }
            var element = SVGElement(
                name: name.text, attributes: Self.attributes(tag.dropFirst(name.count)), children: [])
            if !isEmpty { readChildren(of: &element) }
            return element
        }

        /// Reads up to and with the end tag.
        private mutating func readChildren(of element: inout SVGElement) {
            let keepsBlanks = ["text", "tspan", "title", "desc"].contains(element.name)
            while let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
                let text = rest[..<tag]
                rest = rest[tag...]
                if keepsBlanks || !text.allSatisfy({ $0.isSpaceOrTab || $0.isLineEnd }) {
                    if !text.isEmpty { element.children.append(.text(text.text)) }
                }
                if rest.dropFirst().first == UInt8(ascii: "/") {
                    rest = rest.drop { $0 != .greater }.dropFirst()
                    return
                }
                guard let child = self.element() else { return }
                element.children.append(.element(child))
            }
        }

        private static func attributes(_ tag: ArraySlice<UInt8>) -> [(name: String, value: String)] {
            var attributes: [(String, String)] = []
            var rest = tag
            while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
                let value = rest[(equals + 1)...].drop { $0.isSpaceOrTab || $0.isLineEnd }
                guard let quote = value.first, let end = value.dropFirst().firstIndex(of: quote) else { break }
                let text = value[(value.startIndex + 1)..<end].text
                // Whoever puts the value into text or into other quotes must not be surprised.
                let escaped = text.replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
                attributes.append((InlineSVG.attribute(before: equals, in: rest), escaped))
                rest = value[(end + 1)...]
            }
            return attributes
        }
    }
}
