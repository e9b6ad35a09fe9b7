import SwiftText

/// Words that are not what their author meant.
enum Misspelling {
    /// Whether a word is one slip away from a known one: a letter case, one letter too many, too few, wrong or swapped
    /// with its neighbour, or punctuation that runs on (`swift,test`).
    ///
    /// A hyphen makes another word: `swift-format` is no `swift`.
    static func isMisspelled(_ word: String, of known: String) -> Bool {
        if word == known { return false }
        let letters = Array(word.lowercased().utf8.prefix { $0.isIdentifier || $0 == UInt8(ascii: "-") })
        return isOneSlip(letters, from: Array(known.utf8))
    }

    /// Whether two words are equal but for one slip at most.
    private static func isOneSlip(_ word: [UInt8], from known: [UInt8]) -> Bool {
        let start = zip(word, known).prefix { $0 == $1 }.count
        let end = zip(word.dropFirst(start).reversed(), known.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let rest = word[start..<(word.count - end)]
        let knownRest = known[start..<(known.count - end)]
        if rest.count <= 1, knownRest.count <= 1 { return true }
        return rest.count == 2 && rest.elementsEqual(knownRest.reversed())
    }
}
