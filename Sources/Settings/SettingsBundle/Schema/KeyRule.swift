/// A key that a specifier or a pane can have or must have.
package struct KeyRule: Hashable, Sendable {
    package enum Requirement: Hashable, Sendable {
        case optional
        /// A key that Apple's schema requires, although the row works without it. The values are the rule of the
        /// finding and the effect of the missing key.
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

    /// Returns the rule for a default.
    ///
    /// - Parameter effect: The effect of a missing default.
    static func defaultValue(_ key: SchemaKey<some Any>, or effect: String) -> KeyRule {
        KeyRule(key, .expected(.missingDefault, effect))
    }
    static func required(_ key: SchemaKey<some Any>) -> KeyRule { KeyRule(key, .required) }
}
