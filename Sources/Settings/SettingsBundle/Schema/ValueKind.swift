/// The required type of a key's value.
package enum ValueKind: Hashable, Sendable {
    /// A string, or a value that can be read as one.
    case text
    /// A string, without converting other types.
    case string
    case boolean, number, array, texts, scalar
    /// Any property list.
    case any
    /// One of the given strings.
    case word([String])

    /// The name of the type in messages.
    var name: String {
        switch self {
        case .text, .string: "a string"
        case .boolean: "a Boolean"
        case .number: "a number"
        case .array: "an array"
        case .texts: "an array of strings"
        case .scalar: "a single value"
        case .any: "a value"
        case .word(let words): formattedList(words)
        }
    }
}
