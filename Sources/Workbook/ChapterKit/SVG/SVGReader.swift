import SwiftText

/// A strict parser of SVG pictures. It supports elements, quoted attributes, and text, but no other constructs of XML.
///
/// A picture is always written again from the parsed elements, so a browser can't interpret it differently.
struct SVGReader {
    private var rest: ArraySlice<UInt8>
    private var depth = 0

    /// The maximum nesting depth of elements.
    private static let deepest = 100

    private init(_ text: String) { rest = Array(text.utf8)[...] }

    /// Returns the root element of a picture. An XML declaration before it is skipped.
    ///
    /// - Throws: `SVGError` for markup that isn't well-formed, and for comments, document type declarations,
    ///   and processing instructions.
    static func root(of text: String) throws(SVGError) -> SVGElement {
        var reader = SVGReader(text)
        reader.skipBlanks()
        if reader.rest.starts(with: "<?xml ".utf8) {
            reader.rest = reader.rest.drop { $0 != .greater }.dropFirst()
            reader.skipBlanks()
        }
        guard reader.next == UInt8(ascii: "<") else { throw SVGError(message: "there is no <svg> in it") }
        let root = try reader.element()
        reader.skipBlanks()
        if !reader.rest.isEmpty { throw SVGError(message: "there is content after </\(root.name)>") }
        return root
    }

    private var next: UInt8? { rest.first }

    private mutating func skipBlanks() { rest = rest.drop(while: \.isBlank) }

    private mutating func consume(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads the name of an element or an attribute. It's empty if there's no name at the current position.
    private mutating func name() -> String {
        let name = rest.prefix { $0.isLetter || $0.isDigit || "-_:.".utf8.contains($0) }
        rest = rest.dropFirst(name.count)
        return name.text
    }

    // MARK: Elements

    private mutating func element() throws(SVGError) -> SVGElement {
        let tag = rest.prefix(20)
        _ = consume(UInt8(ascii: "<"))
        var element = SVGElement(name: name())
        if element.name.isEmpty { throw SVGError(message: "\(tag.text) is not part of a drawing") }
        while true {
            let hasBlank = next?.isBlank ?? false
            skipBlanks()
            if consume(.greater) { break }
            if consume(UInt8(ascii: "/")) {
                guard consume(.greater) else { throw SVGError(message: "<\(element.name)> cannot be read") }
                return element
            }
            guard hasBlank, let attribute = try attribute() else {
                throw SVGError(
                    message: next == nil ? "a tag is never closed" : "<\(element.name)> cannot be read")
            }
            if element[attribute.name] != nil {
                throw SVGError(message: "the attribute '\(attribute.name)' is given twice")
            }
            element.attributes.append(attribute)
        }
        depth += 1
        if depth > Self.deepest { throw SVGError(message: "elements are nested too deeply") }
        try readChildren(of: &element)
        depth -= 1
        return element
    }

    /// Reads the contents of an element, including its end tag.
    private mutating func readChildren(of element: inout SVGElement) throws(SVGError) {
        let isText = InlineSVG.textElements.contains(element.name)
        while let end = rest.firstIndex(of: UInt8(ascii: "<")) {
            let text = rest[..<end]
            rest = rest[end...]
            // Text in other elements isn't drawn, and its white space has no effect.
            if isText, !text.isEmpty { element.children.append(.text(try Self.meaning(of: text))) }
            if rest.dropFirst().first == UInt8(ascii: "/") {
                rest = rest.dropFirst(2)
                let name = name()
                skipBlanks()
                if name == element.name, consume(.greater) { return }
                throw SVGError(message: "</\(name)> closes nothing")
            }
            element.children.append(.element(try self.element()))
        }
        throw SVGError(message: "<\(element.name)> is never closed")
    }

    private mutating func attribute() throws(SVGError) -> (name: String, value: String)? {
        let name = name()
        skipBlanks()
        guard !name.isEmpty, consume(UInt8(ascii: "=")) else { return nil }
        skipBlanks()
        guard let quote = next, quote == .quote || quote == UInt8(ascii: "'"),
            let end = rest.dropFirst().firstIndex(of: quote)
        else { throw SVGError(message: "the value of \(name) is not quoted") }
        let value = rest[(rest.startIndex + 1)..<end]
        rest = rest[(end + 1)...]
        return (name, try Self.meaning(of: value))
    }

    // MARK: Entities

    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#39": "'", "#34": "\"", "#10": "\n",
    ]

    /// Returns text with its entities decoded.
    ///
    /// - Throws: `SVGError` for a control character, and for an entity that isn't one of the few that are in
    ///   common use.
    private static func meaning(of bytes: ArraySlice<UInt8>) throws(SVGError) -> String {
        if bytes.contains(where: { $0 < 0x20 && !$0.isBlank || $0 == 0x7F }) {
            throw SVGError(message: "a text contains a control character")
        }
        var meaning: [UInt8] = []
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            meaning += rest[..<start]
            let name = rest[(start + 1)...].prefix { $0 != UInt8(ascii: ";") }.prefix(5)
            guard let scalar = entities[name.text], rest[(start + 1 + name.count)...].first == UInt8(ascii: ";") else {
                throw SVGError(message: "'&\(name.text)' is no entity that a picture may use")
            }
            meaning += UTF8.encode(scalar)!
            rest = rest[(start + name.count + 2)...]
        }
        return String(decoding: meaning + rest, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { isSpaceOrTab || isLineEnd }
}
