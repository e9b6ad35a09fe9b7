/// A text with the positions outside of its brackets and quotes.
///
/// Expectations are written as Swift source with values in between. A value can be any text, and then parsing isn't
/// possible.
struct Nesting {
    /// The characters outside of brackets and quotes.
    private(set) var outside: [String.Index] = []
    /// The matching closing bracket of every opening bracket, including nested ones.
    private(set) var closing: [String.Index: String.Index] = [:]
    let text: String

    /// Creates the nesting of a text, or returns `nil` if brackets or quotes don't match.
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

    /// Returns the quote that ends the one at an index.
    private static func endOfQuote(in text: String, from start: String.Index) -> String.Index? {
        var index = text.index(after: start)
        while index < text.endIndex {
            if text[index] == "\"" { return index }
            if text[index] == "\\" { index = text.index(after: index) }
            if index < text.endIndex { index = text.index(after: index) }
        }
        return nil
    }

    /// Returns the ranges of a text outside of brackets and quotes.
    func ranges(of word: String) -> [Range<String.Index>] {
        outside.compactMap { start in
            guard text[start...].hasPrefix(word) else { return nil }
            return start..<text.index(start, offsetBy: word.count)
        }
    }

    /// The text in parentheses if they enclose the whole text, or `nil` otherwise.
    var inParentheses: Substring? {
        guard let first = text.first, first == "(", let end = closing[text.startIndex],
            text.index(after: end) == text.endIndex
        else { return nil }
        return text[text.index(after: text.startIndex)..<end]
    }
}
