/// A piece of Swift text and what it is, as far as one can tell without a compiler.
struct SwiftToken: Equatable {
    enum Kind {
        case keyword, type, call, string, number, comment, attribute, macro, plain

        /// Whether such a token can hold nothing that HTML has a meaning for.
        var isPlainText: Bool {
            switch self {
            case .keyword, .type, .call, .number, .attribute, .macro: true
            case .string, .comment, .plain: false
            }
        }
    }

    var kind: Kind
    /// The token's bytes.
    var range: Range<Int>
}
