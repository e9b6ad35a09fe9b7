import SwiftText

/// The fragments of one page, each given out once.
struct Anchors {
    /// The fragments that were given out, each with how many were made from it since, so that a thousand equal headings
    /// need no search for a free number.
    private var counts: [String: Int] = [:]

    /// The fragments, in the order in which they were given out.
    private(set) var all: [String] = []

    init() { counts.reserveCapacity(32) }

    /// A fragment made from a text the way code hosts do: lower case, blanks to '-', punctuation dropped.
    ///
    /// A text that was met before gets `-1`, `-2`, … behind it.
    mutating func make(from text: String, prefix: String = "") -> String {
        let base = Self.slug(text, prefix: prefix)
        guard var count = counts[base] else {
            counts[base] = 0
            all.append(base)
            return base
        }
        var anchor: String
        repeat {
            count += 1
            anchor = "\(base)-\(count)"
        } while counts[anchor] != nil
        counts[base] = count
        counts[anchor] = 0
        all.append(anchor)
        return anchor
    }

    /// Gives out a fragment that the text names itself.
    ///
    /// - Returns: false when it has been given out.
    mutating func claim(_ anchor: String) -> Bool {
        guard counts[anchor] == nil else { return false }
        counts[anchor] = 0
        all.append(anchor)
        return true
    }

    static func slug(_ text: String, prefix: String = "") -> String {
        var slug = Array(prefix.utf8)
        slug.reserveCapacity(slug.count + text.utf8.count)
        for byte in text.utf8 {
            guard byte < 0x80 else { return prefix + unicodeSlug(text) }
            switch byte {
            case .space, UInt8(ascii: "-"): slug.append(UInt8(ascii: "-"))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
            case _ where byte.isIdentifier: slug.append(byte)
            default: break
            }
        }
        return slug.count == prefix.utf8.count ? prefix + "section" : String(decoding: slug, as: UTF8.self)
    }

    private static func unicodeSlug(_ text: String) -> String {
        let slug = text.unicodeScalars.reduce(into: "") { slug, scalar in
            switch scalar {
            case " ", "-": slug += "-"
            case "_": slug += "_"
            case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar.isMark:
                slug += scalar.properties.lowercaseMapping
            default: break
            }
        }
        return slug.isEmpty ? "section" : slug
    }
}

extension Unicode.Scalar {
    /// Whether this is written on or beside a letter, as vowels of Hindi and Thai are.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
