import SwiftText

/// A validator for SVG pictures that are embedded in a page. It allows elements that draw, but no scripts and no
/// requests.
///
/// Only the elements and attributes in its lists are allowed. Pictures come from untrusted sources, and a page may not
/// have a content security policy.
enum InlineSVG {
    /// The elements that contain text. `title` and `desc` contain nothing else.
    static let textElements: Set<String> = ["title", "desc", "text", "tspan"]
    /// The elements that are drawn only where another element refers to them.
    static let resources: Set<String> = [
        "linearGradient", "radialGradient", "clipPath", "mask", "pattern", "marker", "symbol", "filter",
    ]

    private static let elements: Set<String> = textElements.union(resources).union([
        "svg", "g", "defs", "rect", "circle", "ellipse", "line", "polyline", "polygon", "path", "stop", "use",
        "feDropShadow", "feGaussianBlur",
    ])

    private static let attributes = Set(
        """
        alignment-baseline baseline-shift class clip-path clip-rule clipPathUnits color color-interpolation-filters cx cy d \
        data-fill data-note data-stroke direction display dominant-baseline dx dy fill fill-opacity fill-rule filter filterUnits flood-color \
        flood-opacity font-family font-size font-stretch font-style font-variant font-weight fr fx fy gradientTransform \
        gradientUnits height href id in letter-spacing lengthAdjust marker-end marker-mid marker-start markerHeight \
        markerUnits markerWidth mask mask-type maskContentUnits maskUnits offset opacity orient overflow paint-order \
        pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio primitiveUnits r refX refY \
        result role rotate rx ry shape-rendering spreadMethod stdDeviation stop-color stop-opacity stroke stroke-dasharray \
        stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width tabindex text-anchor \
        text-decoration text-rendering textLength transform vector-effect version viewBox visibility width word-spacing \
        writing-mode x x1 x2 xlink:href xmlns xmlns:xlink y y1 y2 aria-label aria-labelledby aria-hidden
        """.split(separator: " ").map(String.init))

    /// The attributes with free text, which isn't interpreted.
    private static let textAttributes: Set<String> = ["aria-label", "data-note"]
    private static let functions: Set<String> = [
        "url", "var", "rgb", "rgba", "hsl", "hsla", "matrix", "translate", "scale", "rotate", "skewx", "skewy",
    ]

    /// The maximum size of a picture, in bytes. The limit for a page is lower: `PagePicture.maximumBytes`.
    private static let maximumBytes = 1_000_000
    /// The maximum number of elements in a picture after all references are expanded.
    private static let maximumDrawn = 20_000

    /// Returns the root element of a picture that is safe to embed.
    ///
    /// - Throws: `SVGError` for an element or attribute that isn't allowed, a reference out of the picture, a circular
    ///   or dangling reference, or markup that isn't well-formed.
    static func checked(_ svg: String) throws(SVGError) -> SVGElement {
        if svg.utf8.count > maximumBytes { throw SVGError(message: "it is larger than \(maximumBytes / 1000) KB") }
        let root = try SVGReader.root(of: svg)
        guard root.name == "svg" else { throw SVGError(message: "there is no <svg> in it") }
        try check(root)
        try SVGReferences(in: root).check(atMost: maximumDrawn)
        return root
    }

    private static func check(_ element: SVGElement) throws(SVGError) {
        guard elements.contains(element.name) else {
            throw SVGError(message: "<\(element.name)> is not part of a drawing")
        }
        if ["title", "desc"].contains(element.name), !element.elements.isEmpty {
            throw SVGError(message: "<\(element.name)> contains elements; only text is allowed in it")
        }
        for attribute in element.attributes {
            guard attributes.contains(attribute.name) else {
                throw SVGError(message: "the attribute '\(attribute.name)' is not allowed")
            }
            if !isAllowed(attribute.value, of: attribute.name) {
                throw SVGError(message: "the attribute '\(attribute.name)' may not be '\(attribute.value.prefix(40))'")
            }
        }
        for child in element.elements { try check(child) }
    }

    // MARK: Values

    private static func isAllowed(_ value: String, of attribute: String) -> Bool {
        switch attribute {
        case _ where textAttributes.contains(attribute): true
        case "class": ["panel", "region", "name"].contains(value)
        case "tabindex": value == "0"
        case "role": ["img", "group", "presentation"].contains(value)
        case "xmlns": value == "http://www.w3.org/2000/svg"
        case "xmlns:xlink": value == "http://www.w3.org/1999/xlink"
        case "href", "xlink:href": value.utf8.first == UInt8(ascii: "#") && isName(value.utf8.dropFirst())
        case "id": isName(value.utf8[...])
        default: isStyle(value, mayQuote: attribute == "font-family")
        }
    }

    private static func isName(_ bytes: Substring.UTF8View) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy { $0.isSVGName || $0 >= 0x80 }
    }

    /// Returns a Boolean value indicating whether a value is valid in a style sheet and doesn't cause a request.
    private static func isStyle(_ value: String, mayQuote: Bool) -> Bool {
        let bytes = Array(value.utf8)
        var index = 0
        // The start of the word that ends before `index`.
        var start = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "("):
                let name = bytes[start..<(index - 1)].text.lowercased()
                guard functions.contains(name) else { return false }
                if name == "url" {
                    let address = bytes[index...].prefix { $0 != UInt8(ascii: ")") }
                    guard address.first == UInt8(ascii: "#"), isName(Substring(address.text).utf8.dropFirst()) else {
                        return false
                    }
                }
                start = index
            case .backslash, UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: ">"): return false
            case .quote, UInt8(ascii: "'"):
                if !mayQuote { return false }
                start = index
            case UInt8(ascii: "/") where index < bytes.count && bytes[index] == byte: return false
            // A non-ASCII character can't be part of the name of an allowed function.
            case _ where byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte >= 0x80: continue
            default: start = index
            }
        }
        return true
    }
}

/// An error that describes the part of a picture that isn't allowed.
struct SVGError: Error {
    var message: String
}
