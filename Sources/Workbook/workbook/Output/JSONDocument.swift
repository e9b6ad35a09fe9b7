import Foundation

/// A document in JavaScript Object Notation.
enum JSONDocument {
    /// Returns the text of a document that consists of strings, numbers, lists, and dictionaries.
    static func text(_ document: Any) -> String {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Serialization can't fail with such values.
        let data = (try? JSONSerialization.data(withJSONObject: document, options: options)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
