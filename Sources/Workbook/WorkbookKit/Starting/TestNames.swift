import SwiftText

/// The names of the functions that test, made of the tests' titles.
struct TestNames {
    private let words: Words
    /// In small letters: two names do not differ in capitals alone.
    private var taken: Set<String> = []

    /// - Parameter words: those of the tests' code. In it a method would hide what is called like the method.
    init(besides words: Words) { self.words = words }

    /// `A quarter turn` -> `aQuarterTurn`.
    mutating func make(from title: String) -> String {
        let name = SwiftIdentifier.typeName(Anchors.slug(title))
        let isPlain = name.unicodeScalars.first?.properties.isXIDStart ?? false
        var base = isPlain ? name.prefix(1).lowercased() + name.dropFirst() : "test" + name
        if isKeyword(base) || !words.isDisjoint(with: [base]) { base += "Test" }
        var unique = base
        var number = 1
        while !taken.insert(unique.lowercased()).inserted {
            number += 1
            unique = "\(base)\(number)"
        }
        return unique
    }

    private func isKeyword(_ name: String) -> Bool {
        name.withBytes { bytes in SwiftTokenizer(bytes).contains { $0.kind == .keyword } }
    }
}
