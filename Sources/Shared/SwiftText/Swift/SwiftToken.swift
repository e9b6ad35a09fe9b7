/// A piece of Swift text and what it is, as far as one can tell without a compiler.
package struct SwiftToken: Equatable {
    package enum Kind {
        case keyword, type, call, string, number, comment, attribute, macro, plain

        /// Whether such a token can hold nothing that HTML has a meaning for.
        @inlinable package var isPlainText: Bool {
            switch self {
            case .keyword, .type, .call, .number, .attribute, .macro: true
            case .string, .comment, .plain: false
            }
        }
    }

    package var kind: Kind
    /// The token's bytes.
    package var range: Range<Int>
}
