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
    /// The path of the types around the declaration, such as `Outer.Inner`. It's empty at file scope.
    var owner: String
    /// The name. A function's name includes its labels, as in `move(_:to:)`.
    var name: String
    /// The declaration up to its body or its value, on one line.
    var declaration: String
    /// The first sentence of the documentation comment, as Markdown.
    var summary: String
    /// A Boolean value indicating whether the declaration overrides a member of a superclass.
    var isOverride = false

    /// The name with the path of the types around it.
    var path: String { owner.isEmpty ? name : "\(owner).\(name)" }
    /// The name without labels.
    var base: Substring { name.prefix { $0 != "(" } }
}
