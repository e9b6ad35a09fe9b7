/// A text cut at what stands outside of its brackets and quotes.
///
/// Expectations are told as Swift with values among it; a value can be any text, and then there is no telling.
struct Nesting {
    /// The characters that stand in no bracket and no quotes.
    private(set) var outside: [String.Index] = []
    /// For every opening bracket, also inner ones, the one that closes it.
    private(set) var closing: [String.Index: String.Index] = [:]
    let text: String

    /// - Returns: nil when brackets or quotes do not match.
    init?(_ text: String) {
        self.text = text
        var open: [(bracket: Character, at: String.Index)] = []
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            switch character {
            case "\"":
                guard let end = Self.endOfQuote(in: text, from: index) else { return nil }
                if open.isEmpty { outside.append(index) }
                index = end
            case "(", "[", "{":
                if open.isEmpty { outside.append(index) }
                open.append((character, index))
            case ")", "]", "}":
                guard let last = open.popLast(), Self.matches(last.bracket, character) else { return nil }
                closing[last.at] = index
            default:
                if open.isEmpty { outside.append(index) }
            }
            index = text.index(after: index)
        }
        guard open.isEmpty else { return nil }
    }

    private static func matches(_ open: Character, _ close: Character) -> Bool {
        switch open {
        case "(": close == ")"
        case "[": close == "]"
        default: close == "}"
        }
    }

    /// The quote that ends the one at an index.
    private static func endOfQuote(in text: String, from start: String.Index) -> String.Index? {
        var index = text.index(after: start)
        while index < text.endIndex {
            if text[index] == "\"" { return index }
            if text[index] == "\\" { index = text.index(after: index) }
            if index < text.endIndex { index = text.index(after: index) }
        }
        return nil
    }

    /// Where a text stands outside.
    func ranges(of word: String) -> [Range<String.Index>] {
        outside.compactMap { start in
            guard text[start...].hasPrefix(word) else { return nil }
            return start..<text.index(start, offsetBy: word.count)
        }
    }

    /// What is inside of the parentheses when they are all that there is.
    var inParentheses: Substring? {
        guard let first = text.first, first == "(", let end = closing[text.startIndex],
            text.index(after: end) == text.endIndex
        else { return nil }
        return text[text.index(after: text.startIndex)..<end]
    }
}
