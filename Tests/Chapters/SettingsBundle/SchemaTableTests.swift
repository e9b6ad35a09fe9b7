import SettingsBundle
import Testing

/// The page's table of keys and the one that the tool checks bundles by.
@Suite struct SchemaTableTests {
    private func key(_ name: String, _ kind: ValueKind, isRequired: Bool) -> String {
        "\(name), \(kind), \(isRequired ? "required" : "optional")"
    }

    @Test(arguments: SpecifierType.allCases)
    func `the page has the keys of each type, with their kinds`(type: SpecifierType) throws {
        let fields = try #require(schema[type.rawValue])
        let rules = type.keys.filter { !["Type", "SupportedUserInterfaceIdioms"].contains($0.name) }
        #expect(
            Set(fields.map { key($0.key, $0.kind, isRequired: $0.isRequired) })
                == Set(rules.map { key($0.name, $0.pageKind, isRequired: $0.requirement != .optional) }))
    }

    @Test func `no key names a colour, and none is about the dark`() {
        let words = schema.values.joined().map { $0.key.lowercased() }
        #expect(!words.contains { $0.contains("color") || $0.contains("dark") || $0.contains("appearance") })
    }

    @Test func `the page has no other types`() {
        #expect(Set(schema.keys) == Set(SpecifierType.allCases.map(\.rawValue)))
    }
}

extension KeyRule {
    /// The page's word for the kind: it does not tell a string from what reads as one.
    fileprivate var pageKind: ValueKind {
        switch kind {
        case .text, .string: .text
        case .boolean: .bool
        case .number: .number
        case .array: .values
        case .texts: .texts
        case .scalar: .any
        case .word(let words): .oneOf(words)
        }
    }
}
