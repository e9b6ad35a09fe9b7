import SettingsBundle

/// The enumeration of what a multi-value or a radio group can be.
struct ChoiceEnumeration {
    struct Case {
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
    /// - Returns: nil when there is nothing to choose from, no value that has a text, or more than anybody would read.
    init?(name: String, values: [PropertyList], titles: [String]) {
        let usable = values.indices.filter { values[$0].text != nil }
        guard usable.count <= Self.largestCount, let kind = StoredKind(usable.map { values[$0] }) else { return nil }
        self.name = name
        // Swift has no enumeration of Booleans.
        self.kind = kind == .boolean ? .mixed : kind
        cases = []
        var names = UniqueNames(reserved: UniqueNames.reservedCases)
        let areWords = usable.allSatisfy { values[$0].isWord }
        for index in usable {
            let value = values[index]
            guard !cases.contains(where: { $0.value.isEqualAfterCoercion(to: value) }),
                let literal = self.kind.literal(value)
            else { continue }
            let title = titles.indices.contains(index) ? titles[index] : ""
            let wanted = (areWords ? nil : SwiftName.member(title)) ?? value.memberName
            cases.append(Case(name: names.name(wanted), value: value, literal: literal, title: title))
        }
    }

    /// With more values than this the property has the type of the values.
    static let largestCount = 1000

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
        let sign = text.hasPrefix("-") ? "minus " : ""
        return SwiftName.member("value \(sign)\(text)") ?? "value"
    }
}
