import Foundation

/// The formats of numbers, texts, and ids in SVG.
package enum SVG {
    /// The state of an SVG document while shapes are written to it.
    ///
    /// It creates ids that are unique on a page if the figures' names are, and determines the appearance of colors.
    struct Canvas {
        let prefix: String
        /// The appearance of the shapes, or `nil` if the page determines it.
        var appearance: Figure.Appearance?
        private var count = 0

        init(prefix: String) {
            self.prefix = prefix
        }

        mutating func next(_ kind: String) -> String {
            count += 1
            return "\(prefix)-\(kind)-\(count)"
        }
    }

    static let sans = "system-ui, sans-serif"
    static let monospaced = "ui-monospace, Menlo, Consolas, monospace"

    /// Returns a finite number with at most two decimals, without trailing zeros or a minus sign before zero.
    package static func number(_ value: CGFloat) -> String {
        precondition(value.isFinite, "a figure's coordinate must be finite, not \(value)")
        return PlainNumber.text(value, decimals: 2)
    }

    /// Returns `x,y`, the format of a point in a list.
    static func point(_ point: CGPoint) -> String {
        "\(number(point.x)),\(number(point.y))"
    }

    /// Returns a text for use in an element or an attribute. Characters that XML 1.0 forbids become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result += " "
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the text with no-break spaces at its ends and in runs of spaces, because viewers collapse ordinary ones.
    static func withLastingSpaces(_ text: String) -> String {
        guard text.first == " " || text.last == " " || text.contains("  ") else { return text }
        let letters = Array(text)
        return String(
            letters.indices.map { index in
                let isAlone =
                    index > 0 && index < letters.count - 1 && letters[index - 1] != " " && letters[index + 1] != " "
                return letters[index] == " " && !isAlone ? "\u{A0}" : letters[index]
            })
    }

    /// Returns a text for use in an attribute, with its line ends preserved.
    static func escapedLines(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { escaped(String($0)) }
            .joined(separator: "&#10;")
    }

    /// Returns a Boolean value indicating whether the first letter of a text belongs to a right-to-left script, as
    /// defined by the Unicode Bidirectional Algorithm (rules P2 and P3).
    static func isRightToLeft(_ text: String) -> Bool {
        guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
        return rightToLeftBlocks.contains { $0.contains(letter.value) }
    }

    private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]

    /// Returns lowercase letters and digits with single hyphens between the words.
    static func identifier(_ text: String) -> String {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "untitled" : words.joined(separator: "-")
    }

    /// Returns the approximate width of a text, in user units. No font is available, so characters of wide scripts
    /// count as square.
    package static func estimatedWidth(_ text: String, size: CGFloat, isMonospaced: Bool = false) -> CGFloat {
        text.reduce(0) { width, character in
            let isWide = character.unicodeScalars.contains { $0.value >= 0x2E80 }
            return width + size * (isWide ? 1 : isMonospaced ? 0.61 : 0.54)
        }
    }
}
