/// The fragments of one page, each given out once.
struct Anchors {
    private(set) var taken: Set<String> = []
    /// How often each text was met, so that a thousand equal headings need no search for a free number.
    private var counts: [String: Int] = [:]

    /// A fragment made from a text the way code hosts do: lower case, blanks to '-', punctuation dropped.
    ///
    /// A text that was met before gets `-1`, `-2`, … behind it.
    mutating func make(from text: String, prefix: String = "") -> String {
        let base = prefix + Self.slug(text)
        var count = counts[base, default: 0]
        var anchor = count == 0 ? base : "\(base)-\(count)"
        while !taken.insert(anchor).inserted {
            count += 1
            anchor = "\(base)-\(count)"
        }
        counts[base] = count
        return anchor
    }

    static func slug(_ text: String) -> String {
        var slug: [UInt8] = []
        slug.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            guard byte < 0x80 else { return unicodeSlug(text) }
            switch byte {
            case .space, UInt8(ascii: "-"): slug.append(UInt8(ascii: "-"))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
            case _ where byte.isIdentifier: slug.append(byte)
            default: break
            }
        }
        return slug.isEmpty ? "section" : String(decoding: slug, as: UTF8.self)
    }

    private static func unicodeSlug(_ text: String) -> String {
        let slug = text.unicodeScalars.reduce(into: "") { slug, scalar in
            switch scalar {
            case " ", "-": slug += "-"
            case "_": slug += "_"
            case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
                slug += scalar.properties.lowercaseMapping
            default: break
            }
        }
        return slug.isEmpty ? "section" : slug
    }
}
