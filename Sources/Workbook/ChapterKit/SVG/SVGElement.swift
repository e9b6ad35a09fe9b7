import SwiftText

/// An element of an SVG picture.
struct SVGElement: Sendable {
    enum Node: Sendable {
        case element(SVGElement)
        /// Text with its entities decoded.
        case text(String)
    }

    var name: String
    /// The attributes in their order, with entities in their values decoded.
    var attributes: [(name: String, value: String)] = []
    var children: [Node] = []

    subscript(attribute: String) -> String? {
        for (name, value) in attributes where name == attribute { return value }
        return nil
    }

    var elements: [SVGElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The text directly inside the element, without that of its children.
    var text: String { children.map { if case .text(let text) = $0 { text } else { "" } }.joined() }

    var markup: String { Self.markup(name, attributes, children.map { $0.markup }) }

    /// Returns the escaped markup of an element.
    ///
    /// - Parameters:
    ///   - name: The name of the element.
    ///   - attributes: The attributes, not escaped.
    ///   - children: The markup of the children.
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
    /// The text escaped for an element and for a double-quoted attribute.
    ///
    /// It's escaped by bytes, because a quote followed by a combining accent is a different character in Swift.
    fileprivate var escapedForHTML: String {
        // Most texts need no change, and a loop finds that out fastest.
        let needsEscaping = withBytes { bytes in
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): return true
                default: continue
                }
            }
            return false
        }
        if !needsEscaping { return self }
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
