/// A name that a listing declares, at file scope or in a type.
struct DeclaredName: Equatable, Sendable {
    enum Kind: String, Sendable {
        case structure = "struct"
        case `class`, actor, `protocol`, `typealias`, `case`
        case enumeration = "enum"
        case function = "func"
        case variable = "var"
        case constant = "let"

        var isType: Bool {
            switch self {
            case .structure, .class, .actor, .protocol, .typealias, .enumeration: true
            case .function, .variable, .constant, .case: false
            }
        }
    }

    var kind: Kind
    /// The types that it is in, such as `Outer.Inner`; empty at file scope.
    var owner: String
    /// A function's with its labels: `move(_:to:)`.
    var name: String
    /// The declaration up to its body or its value, in one line.
    var declaration: String
    /// The first sentence of its doc comment, as Markdown.
    var summary: String
    /// Whether it only replaces what a superclass declares.
    var isOverride = false

    /// The name with the types it is in.
    var path: String { owner.isEmpty ? name : "\(owner).\(name)" }
    /// The name without labels.
    var base: Substring { name.prefix { $0 != "(" } }
}
