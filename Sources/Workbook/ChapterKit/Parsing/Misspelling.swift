import SwiftText

/// Words that aren't what their author meant.
enum Misspelling {
    /// Returns a Boolean value indicating whether a word differs from a known one by a single slip: a letter in another
    /// case, a letter too many, missing, wrong, or swapped with its neighbor, or punctuation after it (`swift,test`).
    ///
    /// A word with a hyphen is a different word: `swift-format` isn't a misspelled `swift`.
    static func isMisspelled(_ word: String, of known: String) -> Bool {
        if word == known { return false }
        let letters = Array(word.lowercased().utf8.prefix { $0.isIdentifier || $0 == UInt8(ascii: "-") })
        return isOneSlip(letters, from: Array(known.utf8))
    }

    /// Returns a Boolean value indicating whether two words are equal except for at most one slip.
    private static func isOneSlip(_ word: [UInt8], from known: [UInt8]) -> Bool {
        let start = zip(word, known).prefix { $0 == $1 }.count
        let end = zip(word.dropFirst(start).reversed(), known.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let rest = word[start..<(word.count - end)]
        let knownRest = known[start..<(known.count - end)]
        if rest.count <= 1, knownRest.count <= 1 { return true }
        return rest.count == 2 && rest.elementsEqual(knownRest.reversed())
    }
}
