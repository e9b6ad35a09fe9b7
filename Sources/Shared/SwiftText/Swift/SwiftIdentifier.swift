/// Functions that create names for Swift source.
package enum SwiftIdentifier {
    /// Returns the name of a type for words separated by `-`, `_`, or `/`: `status-bar-state` becomes `StatusBarState`.
    package static func typeName(_ words: String) -> String {
        words.split { $0 == "-" || $0 == "_" || $0 == "/" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
