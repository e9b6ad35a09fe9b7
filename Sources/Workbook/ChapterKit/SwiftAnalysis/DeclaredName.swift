/// A name that a listing declares, at file scope or in a type.
package struct DeclaredName: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case structure = "struct"
        case `class`, actor, `protocol`, `typealias`, `case`
        case enumeration = "enum"
        case function = "func"
        case variable = "var"
        case constant = "let"

        package var isType: Bool {
            switch self {
            case .structure, .class, .actor, .protocol, .typealias, .enumeration: true
            case .function, .variable, .constant, .case: false
            }
        }
    }

    package var kind: Kind
    /// The path of the types around the declaration, such as `Outer.Inner`. It's empty at file scope.
    package var owner: String
    /// The name. A function's name includes its labels, as in `move(_:to:)`.
    package var name: String
    /// The declaration up to its body or its value, on one line.
    package var declaration: String
    /// The first sentence of the documentation comment, as Markdown.
    package var summary: String
    /// A Boolean value indicating whether the declaration overrides a member of a superclass.
    package var isOverride = false

    package init(
        kind: Kind, owner: String, name: String, declaration: String, summary: String, isOverride: Bool = false
    ) {
        self.kind = kind
        self.owner = owner
        self.name = name
        self.declaration = declaration
        self.summary = summary
        self.isOverride = isOverride
    }

    /// The name with the path of the types around it.
    package var path: String { owner.isEmpty ? name : "\(owner).\(name)" }
    /// The name without labels.
    package var base: Substring { name.prefix { $0 != "(" } }
}
