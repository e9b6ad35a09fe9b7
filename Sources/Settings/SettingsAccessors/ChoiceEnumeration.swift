import SettingsBundle

/// The enumeration of what a multi-value or a radio group can be.
struct ChoiceEnumeration {
    struct Case: Hashable {
        var name: String
        var value: PropertyList
        /// The value as Swift source: the raw value.
        var literal: String
        var title: String
    }

    var name: String
    var kind: StoredKind
    var cases: [Case]

    /// - Parameters:
    ///   - titles: the titles of the values, in the same order.
    ///   - isOptional: whether the property may hold no case.
    /// - Returns: nil when there is nothing to choose from, no value that has a text, or more than anybody would read.
    init?(name: String, values: [PropertyList], titles: [String], isOptional: Bool) {
        let usable = values.indices.filter { values[$0].text != nil }
        guard usable.count <= Self.largestCount, let kind = StoredKind(usable.map { values[$0] }) else { return nil }
        self.name = name
        // Swift has no enumeration of Booleans.
        self.kind = kind == .boolean ? .mixed : kind
        cases = []
        let reserved = isOptional ? UniqueNames.optionalCases : []
        var names = UniqueNames(reserved: UniqueNames.reservedCases.union(reserved))
        for index in usable {
            let value = values[index]
            guard !cases.contains(where: { $0.value.isEqualAfterCoercion(to: value) }),
                let literal = self.kind.literal(value)
            else { continue }
            let title = titles.indices.contains(index) ? titles[index] : ""
            // A word of the bundle's own stays when somebody words the title anew.
            let wanted = (value.isWord ? nil : SwiftName.member(title)) ?? value.memberName
            cases.append(Case(name: names.name(wanted), value: value, literal: literal, title: title))
        }
    }

    /// With more values than this the property has the type of the values.
    static let largestCount = 1000

    /// Whether another enumeration can stand for this one: all but the name is the same.
    func isLike(_ other: ChoiceEnumeration) -> Bool {
        guard kind == other.kind, cases.count == other.cases.count else { return false }
        return zip(cases, other.cases).allSatisfy { $0 == $1 }
    }

    /// Whether what is stored is not the raw value.
    var isMixed: Bool { kind == .mixed }

    /// The case that a value stands for.
    func `case`(for value: PropertyList) -> Case? {
        cases.first { $0.value.isEqual(to: value) } ?? cases.first { $0.value.isEqualAfterCoercion(to: value) }
    }
}

extension PropertyList {
    /// Whether the value says by itself what it means: `http`, and not `1`.
    fileprivate var isWord: Bool {
        guard let string, string.count <= 40, let name = SwiftName.member(string) else { return false }
        return name.unicodeScalars.first?.properties.isAlphabetic == true
    }

    /// `http` for `"http"`, `value1` for 1, `valueMinus1` for −1.
    fileprivate var memberName: String {
        let text = text ?? ""
        if let name = SwiftName.member(text), name.first != "_" { return name }
        return SwiftName.member("value \(text)") ?? "value"
    }
}
