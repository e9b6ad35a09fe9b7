/// A piece of Swift text and what it is, as far as one can tell without a compiler.
struct SwiftToken: Equatable {
    enum Kind {
        case keyword, type, call, string, number, comment, attribute, macro, plain
    }

    var kind: Kind
    /// The token's bytes.
    var range: Range<Int>
}
