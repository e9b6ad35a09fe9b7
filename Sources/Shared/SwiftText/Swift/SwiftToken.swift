/// A token of Swift text and its kind, as far as it can be determined without a compiler.
package struct SwiftToken: Equatable {
    package enum Kind {
        /// `string` includes regular expressions.
        case keyword, type, call, string, number, comment, attribute, macro, plain

        /// A Boolean value indicating whether a token of this kind never contains characters with a meaning in HTML.
        @inlinable package var isPlainText: Bool {
            switch self {
            case .keyword, .type, .call, .number, .attribute, .macro: true
            case .string, .comment, .plain: false
            }
        }
    }

    package var kind: Kind
    /// The range of the token's bytes.
    package var range: Range<Int>
}
