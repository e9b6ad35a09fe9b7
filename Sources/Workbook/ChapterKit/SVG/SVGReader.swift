import SwiftText

/// A strict parser of SVG pictures. It supports elements, quoted attributes, and text, but no other constructs of XML.
///
/// A picture is always written again from the parsed elements, so a browser can't interpret it differently.
struct SVGReader {
    private let bytes: [UInt8]
    /// The index of the next byte.
    private var position = 0
    private var depth = 0

    /// The maximum nesting depth of elements.
    private static let deepest = 100

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// Returns the root element of a picture. An XML declaration before it is skipped.
    ///
    /// - Throws: `SVGError` for markup that isn't well-formed, and for comments, document type declarations,
    ///   and processing instructions.
    static func root(of text: String) throws(SVGError) -> SVGElement {
        var reader = SVGReader(text)
        reader.skipBlanks()
        if text.utf8.dropFirst(reader.position).starts(with: "<?xml ".utf8) {
            reader.skip { $0 != .greater }
            _ = reader.consume(.greater)
            reader.skipBlanks()
        }
        guard reader.next == UInt8(ascii: "<") else { throw SVGError(message: "there is no <svg> in it") }
        let root = try reader.element()
        reader.skipBlanks()
        if reader.next != nil { throw SVGError(message: "there is content after </\(root.name)>") }
        return root
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Skips the bytes up to the first one that doesn't satisfy a condition.
    private mutating func skip(while condition: (UInt8) -> Bool) {
        while position < bytes.count, condition(bytes[position]) { position += 1 }
    }

    private mutating func skipBlanks() { skip { $0.isBlank } }

    private mutating func consume(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// Reads the name of an element or an attribute. It's empty if there's no name at the current position.
    private mutating func name() -> String {
        let start = position
        skip { $0.isSVGName }
        return bytes[start..<position].text
    }

    // MARK: Elements

    private mutating func element() throws(SVGError) -> SVGElement {
        let tag = bytes[position...].prefix(20)
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
        while true {
            let start = position
            skip { $0 != UInt8(ascii: "<") }
            guard next != nil else { break }
            // Text in other elements isn't drawn, and its white space has no effect.
            if isText, position > start {
                element.children.append(.text(try Self.meaning(of: bytes[start..<position])))
            }
            if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
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
        let quote = next
        guard quote == .quote || quote == UInt8(ascii: "'") else {
            throw SVGError(message: "the value of \(name) is not quoted")
        }
        position += 1
        let start = position
        skip { $0 != quote }
        guard next != nil else { throw SVGError(message: "the value of \(name) is not quoted") }
        position += 1
        return (name, try Self.meaning(of: bytes[start..<(position - 1)]))
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
        var hasEntities = false
        for byte in bytes {
            if byte < 0x20 && !byte.isBlank || byte == 0x7F {
                throw SVGError(message: "a text contains a control character")
            }
            if byte == UInt8(ascii: "&") { hasEntities = true }
        }
        if !hasEntities { return bytes.text }
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
    /// A Boolean value indicating whether the byte can be part of the name of an element or an attribute.
    var isSVGName: Bool {
        isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
            || self == UInt8(ascii: ".")
    }
}
