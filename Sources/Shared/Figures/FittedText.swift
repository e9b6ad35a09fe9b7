import Foundation

/// Functions that fit texts to a width, either truncated to one line or broken into several.
///
/// Widths are estimates, because no font is available.
package enum FittedText {
    /// The font whose letter widths are estimated.
    package enum Font {
        /// The unknown font of the page or the viewer. A tenth is added for fonts with wider letters.
        case page
        /// The bold version of the page's font. A third is added.
        case boldPage
        /// A monospaced font. These differ little.
        case monospaced
        /// The font of a simulated phone.
        case phone
    }

    package static func width(of text: String, size: CGFloat, font: Font = .page) -> CGFloat {
        switch font {
        case .page: SVG.estimatedWidth(text, size: size) * 1.1
        case .boldPage: SVG.estimatedWidth(text, size: size) * 4 / 3
        case .monospaced: SVG.estimatedWidth(text, size: size, isMonospaced: true)
        case .phone: text.reduce(0) { $0 + PhoneLetter.width(of: $1) } * size
        }
    }

    /// Returns the text, or as much of its beginning as fits, followed by an ellipsis.
    package static func shortened(
        _ text: String, to width: CGFloat, size: CGFloat, font: Font = .page
    ) -> String {
        // The tolerance prevents truncation by rounding errors if the width is exactly that of the text.
        if self.width(of: text, size: size, font: font) <= width + 0.01 { return text }
        var used = self.width(of: "…", size: size, font: font)
        var start = text.prefix { character in
            used += self.width(of: "\(character)", size: size, font: font)
            return used <= width && !character.isNewline
        }
        while start.last == " " { start.removeLast() }
        return start + "…"
    }

    /// Returns the lines of a text that is broken at spaces, and within words that are longer than a line.
    package static func lines(
        of text: String, width: CGFloat, size: CGFloat, font: Font = .page
    ) -> [String] {
        func fits(_ line: String) -> Bool { self.width(of: line, size: size, font: font) <= width }
        return text.split(whereSeparator: \.isNewline).flatMap { paragraph in
            var lines: [String] = []
            for word in paragraph.split(separator: " ").flatMap({ pieces(of: $0, fits) }) {
                if let last = lines.last, fits("\(last) \(word)") {
                    lines[lines.count - 1] = "\(last) \(word)"
                } else {
                    lines.append(word)
                }
            }
            return lines
        }
    }

    private static func pieces(of word: Substring, _ fits: (String) -> Bool) -> [String] {
        var pieces = [""]
        for character in word {
            if !fits(pieces[pieces.count - 1] + "\(character)") { pieces.append("") }
            pieces[pieces.count - 1].append(character)
        }
        return pieces.filter { !$0.isEmpty }
    }
}

/// The widths of the letters of a phone's font, in ems. Each class of letters has one width, which is close to that of
/// San Francisco.
private enum PhoneLetter {
    static func width(of character: Character) -> CGFloat {
        if character.isWhitespace || "iljtfrI.,:;'’!|()[]".contains(character) { return 0.28 }
        if "mwMW@%…—".contains(character) { return 0.88 }
        if character.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) { return 1 }
        return character.isUppercase || character.isNumber ? 0.65 : 0.54
    }
}
