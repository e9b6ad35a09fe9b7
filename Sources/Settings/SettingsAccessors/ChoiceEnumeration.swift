import SettingsBundle

/// The enumeration of the choices of a multi-value row or a radio group.
struct ChoiceEnumeration {
    struct Case: Hashable {
        var name: String
        var value: PropertyList
        /// The value as Swift source, used as the raw value.
        var literal: String
        var title: String
    }

    var name: String
    var kind: StoredKind
    var cases: [Case]

    /// Creates an enumeration of the given values, or returns `nil` if there are no values, if no value has a text, or
    /// if there are more than `largestCount`.
    ///
    /// - Parameters:
    ///   - titles: The titles of the values, in the same order.
    ///   - isOptional: `true` if the property's type is an optional of the enumeration.
    init?(name: String, values: [PropertyList], titles: [String], isOptional: Bool) {
        let usable = values.indices.filter { values[$0].text != nil }
        guard usable.count <= Self.largestCount, let kind = StoredKind(usable.map { values[$0] }) else { return nil }
        self.name = name
        // Swift has no enumerations with Boolean raw values.
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
            // A case named after a word in the bundle keeps its name if the title is reworded.
            let wanted = (value.isWord ? nil : SwiftName.member(title)) ?? value.memberName
            cases.append(Case(name: names.name(wanted), value: value, literal: literal, title: title))
        }
    }

    /// The maximum number of cases. With more values, the property has the type of the values.
    static let largestCount = 1000

    /// Returns a Boolean value indicating whether the other enumeration differs in its name only.
    func isLike(_ other: ChoiceEnumeration) -> Bool {
        guard kind == other.kind, cases.count == other.cases.count else { return false }
        return zip(cases, other.cases).allSatisfy { $0 == $1 }
    }

    /// A Boolean value indicating whether the stored value differs from the raw value.
    var isMixed: Bool { kind == .mixed }

    /// Returns the case that represents the value, or `nil` if there is none.
    func `case`(for value: PropertyList) -> Case? {
        cases.first { $0.value.isEqual(to: value) } ?? cases.first { $0.value.isEqualAfterCoercion(to: value) }
    }
}

extension PropertyList {
    /// A Boolean value indicating whether the value is self-explanatory, as `http` is and `1` isn't.
    fileprivate var isWord: Bool {
        guard let string, string.count <= 40, let name = SwiftName.member(string) else { return false }
        return name.unicodeScalars.first?.properties.isAlphabetic == true
    }

    /// The case name for the value: `http` for `"http"`, `value1` for 1, `valueMinus1` for −1.
    fileprivate var memberName: String {
        let text = text ?? ""
        if let name = SwiftName.member(text), name.first != "_" { return name }
        return SwiftName.member("value \(text)") ?? "value"
    }
}
