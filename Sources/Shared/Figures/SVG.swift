import Foundation

/// How numbers, texts and ids are written in SVG.
package enum SVG {
    /// What shapes are written on: it makes ids that are unique on a page as long as the pictures' names are, and says what
    /// colours look like.
    struct Canvas {
        let prefix: String
        /// Nil where the page decides.
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

    static let sans = "var(--figure-font, system-ui, sans-serif)"
    static let monospaced = "ui-monospace, Menlo, Consolas, monospace"

    /// A finite number with at most two decimals, no trailing zeros and no minus before zero.
    package static func number(_ value: CGFloat) -> String {
        precondition(value.isFinite, "a figure's coordinate must be finite, not \(value)")
        return PlainNumber.text(value, decimals: 2)
    }

    /// `x,y` as points are written in a list.
    static func point(_ point: CGPoint) -> String {
        "\(number(point.x)),\(number(point.y))"
    }

    /// Text that can stand in an element or an attribute; characters that XML 1.0 forbids become U+FFFD.
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

    /// The text with the spaces at its ends, and those beside others, as ones that viewers do not leave out.
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

    /// The same with the ends of lines kept.
    static func escapedLines(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { escaped(String($0)) }
            .joined(separator: "&#10;")
    }

    /// Whether the first letter of a text is of a script that is written from the right, which is what the Unicode
    /// Bidirectional Algorithm asks (rules P2 and P3).
    static func isRightToLeft(_ text: String) -> Bool {
        guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
        return rightToLeftBlocks.contains { $0.contains(letter.value) }
    }

    private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]

    /// Lower-case letters and digits with single hyphens between them.
    static func identifier(_ text: String) -> String {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "untitled" : words.joined(separator: "-")
    }

    /// About how wide a text comes out, in user units; there is no font to ask, so wide scripts count as square.
    package static func estimatedWidth(_ text: String, size: CGFloat, isMonospaced: Bool = false) -> CGFloat {
        text.reduce(0) { width, character in
            let isWide = character.unicodeScalars.contains { $0.value >= 0x2E80 }
            return width + size * (isWide ? 1 : isMonospaced ? 0.61 : 0.54)
        }
    }
}
