import SwiftText

/// The encoding and decoding of URLs.
package enum URLText {
    /// Returns a path or URL with the characters that aren't allowed in one percent-encoded. Existing percent-encoding
    /// is kept.
    package static func encoded(_ text: String) -> String {
        guard !text.utf8.allSatisfy(isURLByte) else { return text }
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            if isURLByte(byte) {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// Returns the relative URL of a file's path. A percent sign in the path is part of a name, and a colon doesn't end
    /// a scheme.
    package static func ofPath(_ path: String) -> String {
        guard path.utf8.contains(where: isSpecial) else { return encoded(path) }
        let special = [("%", "%25"), ("?", "%3F"), ("#", "%23"), (":", "%3A")]
        return encoded(special.reduce(path) { $0.replacing($1.0, with: $1.1) })
    }

    /// Returns a text with its percent-encoding removed, or the text itself if the result isn't UTF-8.
    package static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var decoded: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.prefix(2).allSatisfy({ $0.isLetter || $0.isDigit }), rest.count >= 2,
                let value = UInt8(rest.prefix(2).text, radix: 16)
            {
                decoded.append(value)
                rest = rest.dropFirst(2)
            } else {
                decoded.append(byte)
            }
        }
        return String(validating: decoded, as: UTF8.self) ?? text
    }

    /// Returns the scheme of a URL in lowercase, or `nil` if there's none.
    ///
    /// Control characters and spaces in a scheme are skipped, because browsers skip them.
    package static func scheme(of url: String) -> String? {
        var scheme: [UInt8] = []
        for byte in url.utf8 where byte > 0x20 && byte != 0x7F {
            switch byte {
            case UInt8(ascii: ":"):
                return scheme.first?.isLetter == true ? String(decoding: scheme, as: UTF8.self).lowercased() : nil
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): scheme.append(byte)
            case _ where byte.isLetter || byte.isDigit: scheme.append(byte)
            default: return nil
            }
        }
        return nil
    }

    /// Returns a Boolean value indicating whether a text is a web address in which all special characters are encoded.
    static func isWebAddress(_ text: String) -> Bool {
        guard let start = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
        let rest = text.utf8.dropFirst(start.utf8.count)
        return rest.first.map { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "[") } == true
            && rest.allSatisfy(isURLByte)
    }

    /// Returns a text encoded as the value of a query item. All bytes except letters, digits, and `-._~` are
    /// percent-encoded.
    static func component(_ text: String) -> String {
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            if byte.isLetter || byte.isDigit || "-._~".utf8.contains(byte) {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    private static let hexadecimal = Array("0123456789ABCDEF".utf8)

    /// Returns a Boolean value indicating whether a byte of a path would have another meaning in a URL.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: ":"): true
        default: false
        }
    }

    /// Returns a Boolean value indicating whether a byte can be in a URL without encoding: a letter, a digit, or one of
    /// `-._~:/?#[]@!$&'()*+,;=%`.
    private static func isURLByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "?"),
            UInt8(ascii: "@")...UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "_"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
