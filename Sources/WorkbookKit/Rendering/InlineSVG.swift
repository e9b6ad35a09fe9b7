/// A picture as it can stand inside of a page: drawing, and nothing that acts or asks for something.
enum InlineSVG {
    private static let elements: Set<String> = [
        "svg", "g", "defs", "symbol", "title", "desc", "rect", "circle", "ellipse", "line", "polyline", "polygon", "path",
        "text", "tspan", "marker", "clipPath", "mask", "pattern", "linearGradient", "radialGradient", "stop", "use",
    ]

    /// What a picture may not contain.
    struct Fault: Error {
        var message: String
    }

    /// The picture without its XML declaration.
    ///
    /// - Throws: `Fault` for an element that is no drawing, an event handler, a style, or a link out of the picture.
    static func checked(_ svg: String) throws(Fault) -> String {
        var rest = svg[...]
        while let start = rest.firstIndex(of: "<") {
            guard let end = rest[start...].firstIndex(of: ">") else { throw Fault(message: "a tag is never closed") }
            try check(tag: rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
        }
        guard let first = svg.range(of: "<svg") else { throw Fault(message: "there is no <svg> in it") }
        return String(svg[first.lowerBound...])
    }

    private static func check(tag: Substring) throws(Fault) {
        if tag.hasPrefix("?xml") { return }
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter }
        guard elements.contains(String(name)) else { throw Fault(message: "<\(tag.prefix(20))> is not part of a drawing") }
        var rest = tag.dropFirst(name.count)
        while let equals = rest.firstIndex(of: "=") {
            let attribute = rest[..<equals].trimmed.lowercased()
            let value = rest[rest.index(after: equals)...]
            guard let quote = value.first, quote == "\"" || quote == "'", let end = value.dropFirst().firstIndex(of: quote) else {
                throw Fault(message: "the value of \(attribute) is not quoted")
            }
            let text = value[value.index(after: value.startIndex)..<end]
            try check(attribute: attribute, value: text)
            rest = value[value.index(after: end)...]
        }
    }

    private static func check(attribute: String, value: Substring) throws(Fault) {
        if attribute.hasPrefix("on") || attribute == "style" { throw Fault(message: "the attribute \(attribute) is not allowed") }
        if attribute.hasSuffix("href"), !value.hasPrefix("#") { throw Fault(message: "a link leads out of the picture") }
        if value.contains("url("), !value.contains("url(#") { throw Fault(message: "a link leads out of the picture") }
    }
}
