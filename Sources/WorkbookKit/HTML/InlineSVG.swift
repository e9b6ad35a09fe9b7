import SwiftText

/// A picture as it can stand inside of a page: drawing, and nothing that acts or asks for something.
enum InlineSVG {
    private static let elements: Set<String> = [
        "svg", "g", "defs", "symbol", "title", "desc", "rect", "circle", "ellipse", "line", "polyline", "polygon",
        "path",
        "text", "tspan", "marker", "clipPath", "mask", "pattern", "linearGradient", "radialGradient", "stop", "use",
    ]

    /// What a picture may not contain.
    struct Failure: Error {
        var message: String
    }

    /// The picture without its XML declaration.
    ///
    /// The bytes are read as a browser reads HTML: whatever is no letter can stand between two attributes.
    ///
    /// - Throws: `Failure` for an element that is no drawing, an event handler, a style, a link out of the picture, or tags
    ///   that would swallow what follows the picture.
    static func checked(_ svg: String) throws(Failure) -> String {
        let bytes = Array(svg.utf8)
        var rest = bytes[...]
        var drawing: Int?
        var open: [String] = []
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            guard let end = rest[start...].firstIndex(of: .greater) else {
                throw Failure(message: "a tag is never closed")
            }
            let tag = rest[(start + 1)..<end]
            try check(tag: tag)
            try balance(tag, &open)
            if drawing == nil, name(of: tag) == "svg" { drawing = start }
            rest = rest[(end + 1)...]
        }
        if let name = open.last { throw Failure(message: "<\(name)> is never closed") }
        guard let drawing else { throw Failure(message: "there is no <svg> in it") }
        return bytes[drawing...].text
    }

    private static func name(of tag: ArraySlice<UInt8>) -> String {
        tag.dropFirst(tag.first == UInt8(ascii: "/") ? 1 : 0).prefix(while: isNameByte).text
    }

    /// Keeps account of the elements that are open.
    private static func balance(_ tag: ArraySlice<UInt8>, _ open: inout [String]) throws(Failure) {
        if tag.first == UInt8(ascii: "?") || tag.last == UInt8(ascii: "/") { return }
        let name = name(of: tag)
        guard tag.first == UInt8(ascii: "/") else { return open.append(name) }
        guard open.popLast() == name else { throw Failure(message: "</\(name)> closes nothing") }
    }

    private static func check(tag: ArraySlice<UInt8>) throws(Failure) {
        if tag.starts(with: "?xml ".utf8) { return }
        let name = name(of: tag)
        guard elements.contains(name) else {
            throw Failure(message: "<\(tag.prefix(20).text)> is not part of a drawing")
        }
        var rest = tag.dropFirst(name.utf8.count)
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let attribute = attribute(before: equals, in: rest).lowercased()
            let value = rest[(equals + 1)...].drop { $0.isSpaceOrTab || $0.isLineEnd }
            guard let quote = value.first, quote == .quote || quote == UInt8(ascii: "'"),
                let end = value.dropFirst().firstIndex(of: quote)
            else { throw Failure(message: "the value of \(attribute) is not quoted") }
            try check(attribute: attribute, value: value[(value.startIndex + 1)..<end].text)
            rest = value[(end + 1)...]
        }
    }

    /// The name right before an equals sign.
    static func attribute(before equals: Int, in tag: ArraySlice<UInt8>) -> String {
        let text = tag[..<equals].trimmingEnd { $0.isSpaceOrTab || $0.isLineEnd }
        let start = text.lastIndex { !isNameByte($0) }.map { $0 + 1 } ?? text.startIndex
        return text[start...].text
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || "-_:.".utf8.contains(byte)
    }

    private static func check(attribute: String, value: String) throws(Failure) {
        if attribute.hasPrefix("on") || attribute == "style" || attribute.isEmpty {
            throw Failure(message: "the attribute '\(attribute)' is not allowed")
        }
        let isLink = attribute.hasSuffix("href") && !value.hasPrefix("#")
        let isAddress = value.contains("//") && !attribute.hasPrefix("xmlns")
        // A backslash can write any letter of `url(`; a character with an accent must not hide its parenthesis.
        let plain = String(value.unicodeScalars.map { $0.isASCII ? Character($0) : "x" }).lowercased()
        let addresses = plain.split(separator: "url(", omittingEmptySubsequences: false).dropFirst()
        let isHidden = value.contains("\\") || hidesLetters(value)
        if isLink || isAddress || isHidden || !addresses.allSatisfy({ $0.hasPrefix("#") }) {
            throw Failure(message: "the attribute '\(attribute)' leads out of the picture")
        }
    }

    /// Whether a value spells letters as numbers or names, beyond what every XML file needs.
    private static func hidesLetters(_ value: String) -> Bool {
        value.split(separator: "&", omittingEmptySubsequences: false).dropFirst().contains { rest in
            !["amp;", "lt;", "gt;", "quot;", "apos;"].contains { rest.hasPrefix($0) }
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func trimmingEnd(_ isTrimmed: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        prefix(upTo: lastIndex { !isTrimmed($0) }.map { $0 + 1 } ?? startIndex)
    }
}
