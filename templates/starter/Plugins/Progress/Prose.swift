/// An author's text, with code in backticks and `*emphasis*`, wrapped at a width.
struct Prose {
    /// The unbreakable parts: words, and code together with adjacent characters.
    private var words: [StyledText] = []

    init(_ text: String) {
        var word = StyledText()
        var rest = text[...]
        while let first = rest.first {
            if first.isWhitespace {
                if word.count > 0 { words.append(word) }
                word = StyledText()
                rest.removeFirst()
            } else if first == "`", let code = Self.enclosed(by: "`", in: rest) {
                word = word + StyledText(String(code), .cyan, delimiter: "`")
                rest = rest[code.endIndex...].dropFirst()
            } else if first == "*", word.count == 0, let emphasis = Self.enclosed(by: "*", in: rest) {
                let parts = emphasis.split(whereSeparator: \.isWhitespace)
                for part in parts.dropLast() { words.append(StyledText(String(part), .italic)) }
                word = StyledText(String(parts[parts.count - 1]), .italic)
                rest = rest[emphasis.endIndex...].dropFirst()
            } else {
                word = word + StyledText(String(first))
                rest.removeFirst()
            }
        }
        if word.count > 0 { words.append(word) }
    }

    /// Returns the text between two delimiters, or `nil` if it is empty or begins or ends with a space.
    private static func enclosed(by delimiter: Character, in text: Substring) -> Substring? {
        let inside = text.dropFirst().prefix { $0 != delimiter }
        guard inside.endIndex < text.endIndex, let first = inside.first, let last = inside.last,
            !first.isWhitespace, !last.isWhitespace
        else { return nil }
        return inside
    }

    func lines(width: Int) -> [StyledText] {
        words.reduce(into: []) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
    }
}
