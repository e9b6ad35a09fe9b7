import ChapterKit
import SwiftText

/// A generator of the names of test functions, derived from the titles of the tests.
struct TestNames {
    private let words: CodeWords
    /// The names in use, in lowercase, because two names may not differ only in case.
    private var used: Set<String> = []

    /// Creates a generator.
    ///
    /// - Parameter words: The words in the tests' code. A method with the same name would shadow a declaration that the
    ///   code uses.
    init(besides words: CodeWords) { self.words = words }

    /// Returns the name for a title. For example, `A quarter turn` becomes `aQuarterTurn`.
    mutating func make(from title: String) -> String {
        let name = SwiftIdentifier.typeName(Anchors.slug(title))
        let isPlain = name.unicodeScalars.first?.properties.isXIDStart ?? false
        var base = isPlain ? name.prefix(1).lowercased() + name.dropFirst() : "test" + name
        if isKeyword(base) || !words.isDisjoint(with: [base]) { base += "Test" }
        var unique = base
        var number = 1
        while !used.insert(unique.lowercased()).inserted {
            number += 1
            unique = "\(base)\(number)"
        }
        return unique
    }

    private func isKeyword(_ name: String) -> Bool {
        name.withBytes { bytes in SwiftTokenizer(bytes).contains { $0.kind == .keyword } }
    }
}
