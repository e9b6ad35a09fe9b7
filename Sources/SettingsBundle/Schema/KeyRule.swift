/// A key that a specifier or a pane may have or must have.
package struct KeyRule: Hashable, Sendable {
    package enum Requirement: Hashable, Sendable {
        case optional
        /// Apple's schema requires it, and the row works without it.
        case expected
        case required
    }

    package let name: String
    package let kind: ValueKind
    package let requirement: Requirement

    private init(_ key: SchemaKey<some Any>, _ requirement: Requirement) {
        name = key.name
        kind = key.kind
        self.requirement = requirement
    }

    static func optional(_ key: SchemaKey<some Any>) -> KeyRule { KeyRule(key, .optional) }
    static func expected(_ key: SchemaKey<some Any>) -> KeyRule { KeyRule(key, .expected) }
    static func required(_ key: SchemaKey<some Any>) -> KeyRule { KeyRule(key, .required) }
}
