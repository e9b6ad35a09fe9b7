import Foundation

/// Texts made to fit: shortened to one line, or broken into several.
///
/// There is no font to ask, so widths are estimates, and a tenth more is kept free for letters that are wider; those of
/// monospaced fonts are not.
package enum FittedText {
    package static func width(of text: String, size: CGFloat, isMonospaced: Bool = false) -> CGFloat {
        SVG.estimatedWidth(text, size: size, isMonospaced: isMonospaced) * (isMonospaced ? 1 : 1.1)
    }

    /// The text, or as much of its beginning as fits with an ellipsis after it.
    package static func shortened(
        _ text: String, to width: CGFloat, size: CGFloat, isMonospaced: Bool = false
    ) -> String {
        // What has been given just as much room as it needs is not cut by the last bit of a sum.
        if self.width(of: text, size: size, isMonospaced: isMonospaced) <= width + 0.01 { return text }
        var used = self.width(of: "…", size: size, isMonospaced: isMonospaced)
        var start = text.prefix { character in
            used += self.width(of: "\(character)", size: size, isMonospaced: isMonospaced)
            return used <= width && !character.isNewline
        }
        while start.last == " " { start.removeLast() }
        return start + "…"
    }

    /// The lines of a text that is broken at spaces, and inside of words that are longer than a line.
    package static func lines(
        of text: String, width: CGFloat, size: CGFloat, isMonospaced: Bool = false
    ) -> [String] {
        func fits(_ line: String) -> Bool { self.width(of: line, size: size, isMonospaced: isMonospaced) <= width }
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
