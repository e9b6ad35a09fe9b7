/// What must stand under a key.
package enum ValueKind: Hashable, Sendable {
    /// A string; what reads as one does as well.
    case text
    /// A string and nothing else.
    case string
    case boolean, number, array, texts, scalar
    /// Any property list.
    case any
    /// One of these strings.
    case word([String])

    /// The kind as a message names it.
    var name: String {
        switch self {
        case .text, .string: "a string"
        case .boolean: "a Boolean"
        case .number: "a number"
        case .array: "an array"
        case .texts: "an array of strings"
        case .scalar: "a single value"
        case .any: "a value"
        case .word(let words): listed(words)
        }
    }
}
