import SwiftText

/// The anchors of one page, each of which is unique.
package struct Anchors {
    /// The anchors, each with the last number that was appended to it. The number makes a thousand equal headings as
    /// fast as different ones.
    private var counts: [String: Int] = [:]

    /// The anchors in the order in which they were created.
    private(set) var all: [String] = []

    package init() { counts.reserveCapacity(32) }

    /// Returns a new anchor for a text, in the format of code hosts: in lowercase, with hyphens instead of spaces and
    /// without punctuation.
    ///
    /// If the anchor exists, `-1`, `-2`, and so on is appended.
    package mutating func make(from text: String, prefix: String = "") -> String {
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

    /// Adds an anchor that the text specifies.
    ///
    /// - Returns: `false` if the anchor exists already.
    mutating func claim(_ anchor: String) -> Bool {
        guard counts[anchor] == nil else { return false }
        counts[anchor] = 0
        all.append(anchor)
        return true
    }

    package static func slug(_ text: String, prefix: String = "") -> String {
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
    /// A Boolean value indicating whether the scalar is a mark that combines with a letter, such as the vowel signs of
    /// Hindi and Thai.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
