/// The fragments of one page, each given out once.
struct Anchors {
    private(set) var taken: Set<String> = []

    /// A fragment made from a text the way code hosts do: lower case, blanks to '-', punctuation dropped.
    ///
    /// A text that was met before gets `-1`, `-2`, … behind it.
    mutating func make(from text: String, prefix: String = "") -> String {
        let base = prefix + Self.slug(text)
        var anchor = base
        var count = 0
        while !taken.insert(anchor).inserted {
            count += 1
            anchor = "\(base)-\(count)"
        }
        return anchor
    }

    static func slug(_ text: String) -> String {
        var slug = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case " ", "-": slug.unicodeScalars.append("-")
            case "_": slug.unicodeScalars.append("_")
            case "A"..."Z": slug.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
            case _ where scalar.isASCII:
                if UInt8(scalar.value).isLetter || UInt8(scalar.value).isDigit { slug.unicodeScalars.append(scalar) }
            case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
                slug += scalar.properties.lowercaseMapping
            default: break
            }
        }
        return slug.isEmpty ? "section" : slug
    }
}
