/// Names in Swift source.
package enum SwiftIdentifier {
    /// The name of a type made from words with `-`, `_` or `/` between them: `status-bar-state` -> `StatusBarState`.
    package static func typeName(_ words: String) -> String {
        words.split { $0 == "-" || $0 == "_" || $0 == "/" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
