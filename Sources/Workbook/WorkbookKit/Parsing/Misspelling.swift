import SwiftText

/// A check for misspelled words.
enum Misspelling {
    /// Returns a Boolean value indicating whether a word is a misspelling of a known word.
    ///
    /// The difference can be in case, in a letter that's added, missing, wrong, or swapped with its neighbor, or in
    /// punctuation that follows, as in `swift,test`. A hyphen makes a different word: `swift-format` isn't a
    /// misspelling of `swift`.
    static func isMisspelled(_ word: String, of known: String) -> Bool {
        if word == known { return false }
        let letters = Array(word.lowercased().utf8.prefix { $0.isIdentifier || $0 == UInt8(ascii: "-") })
        return isOneSlip(letters, from: Array(known.utf8))
    }

    /// Returns a Boolean value indicating whether two words differ in at most one letter, or in two adjacent letters
    /// that are swapped.
    private static func isOneSlip(_ word: [UInt8], from known: [UInt8]) -> Bool {
        let start = zip(word, known).prefix { $0 == $1 }.count
        let end = zip(word.dropFirst(start).reversed(), known.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let rest = word[start..<(word.count - end)]
        let knownRest = known[start..<(known.count - end)]
        if rest.count <= 1, knownRest.count <= 1 { return true }
        return rest.count == 2 && rest.elementsEqual(knownRest.reversed())
    }
}
