/// A key that a specifier or a pane may have or must have.
package struct KeyRule: Hashable, Sendable {
    package enum Requirement: Hashable, Sendable {
        case optional
        /// Apple's schema requires it, and the row works without it: what is found, and what it has as a consequence.
        case expected(SchemaRule, String)
        case required
    }

    package let name: String
    package let kind: ValueKind
    package let requirement: Requirement

    var isRequired: Bool { requirement == .required }

    private init(_ key: SchemaKey<some Any>, _ requirement: Requirement) {
        name = key.name
        kind = key.kind
        self.requirement = requirement
    }

    static func optional(_ key: SchemaKey<some Any>) -> KeyRule { KeyRule(key, .optional) }
    static func title() -> KeyRule { KeyRule(SchemaKey.title, .expected(.missingTitle, "the row works without it")) }

    /// - Parameter effect: what a row without a default does.
    static func defaultValue(_ key: SchemaKey<some Any>, or effect: String) -> KeyRule {
        KeyRule(key, .expected(.missingDefault, effect))
    }
    static func required(_ key: SchemaKey<some Any>) -> KeyRule { KeyRule(key, .required) }
}
