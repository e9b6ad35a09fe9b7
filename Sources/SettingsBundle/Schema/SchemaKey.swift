/// A key that the schema knows: what stands under it, and whether it must be there.
struct SchemaKey: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case text, boolean, number, array, texts, scalar
        /// One of these strings.
        case word([String])

        var name: String {
            switch self {
            case .text: "a string"
            case .boolean: "a Boolean"
            case .number: "a number"
            case .array: "an array"
            case .texts: "an array of strings"
            case .scalar: "a single value"
            case .word(let words): listed(words)
            }
        }
    }

    var name: String
    var kind: Kind
    var isRequired: Bool

    static func required(_ name: String, _ kind: Kind = .text) -> SchemaKey {
        SchemaKey(name: name, kind: kind, isRequired: true)
    }

    static func optional(_ name: String, _ kind: Kind = .text) -> SchemaKey {
        SchemaKey(name: name, kind: kind, isRequired: false)
    }

    static func words<Word: RawRepresentable<String> & CaseIterable>(_ name: String, _: Word.Type) -> SchemaKey {
        optional(name, .word(Word.allCases.map(\.rawValue)))
    }
}

/// `'a', 'b' or 'c'`: the valid words of a message.
func listed(_ words: some Sequence<String>) -> String {
    let quoted = words.map { "'\($0)'" }
    guard quoted.count > 1 else { return quoted.first ?? "none" }
    return quoted.dropLast().joined(separator: ", ") + " or " + quoted.last!
}
