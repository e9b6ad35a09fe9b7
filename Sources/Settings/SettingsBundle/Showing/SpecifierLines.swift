/// The lines of a specifier in the tree: one for the row, and one for each of its choices.
struct SpecifierLines {
    var specifier: Specifier
    var pane: Pane
    var translation: Translation

    private var entries: PropertyListDictionary { specifier.entries }

    var beginsGroup: Bool { specifier.type == .group || specifier.type == .radioGroup }

    var footer: String? { beginsGroup ? entries[.footerText].map(localized) : nil }

    /// The line of the row: `switch "Sound", key sound, default true`.
    var line: String {
        if case .malformed(let value) = specifier { return "not a row: \(value.kindName)" }
        let title = specifier.title.map { " " + localized($0).quotedForDisplay } ?? ""
        return ([kind + title] + facts).joined(separator: ", ")
    }

    /// The lines of the choices, such as `"http" HTTP`.
    var choices: [String] {
        guard let values = entries[.values], specifier.type != nil else { return [] }
        let titles = entries[.titles] ?? []
        let short = specifier.type == .multiValue ? entries[.shortTitles] ?? [] : []
        return values.enumerated().map { index, value in
            var line = "choice \(value.displayText)"
            if titles.indices.contains(index) { line += " \(localized(titles[index]).quotedForDisplay)" }
            if short.indices.contains(index) { line += ", short \(localized(short[index]).quotedForDisplay)" }
            return line
        }
    }

    private func localized(_ text: String) -> String { translation.text(text, in: pane) }

    private var kind: String {
        switch specifier {
        case .group: "group"
        case .titleValue: "title"
        case .textField(let field): field.isSecure == true ? "secure text field" : "text field"
        case .toggleSwitch: "switch"
        case .slider: "slider"
        case .multiValue: "multi-value"
        case .radioGroup: "radio group"
        case .childPane: "pane"
        case .other(let other): other.typeName?.escapingControls ?? "row without a type"
        case .malformed: ""
        }
    }

    private var facts: [String] {
        var facts: [String] = []
        if specifier.mayStorePreference {
            if let key = specifier.key { facts.append("key \(key.isWord ? key : key.quotedForDisplay)") }
            facts += defaultFacts
        }
        facts += kindFacts
        if let idioms = entries[.supportedUserInterfaceIdioms], !idioms.isEmpty {
            facts.append("on \(idioms.map(\.rawValue).joined(separator: " and ")) only")
        }
        return facts
    }

    private var defaultFacts: [String] {
        guard let value = entries[.defaultValue] else { return [] }
        guard let effective = specifier.effectiveDefault, effective != value else {
            return ["default \(value.displayText)"]
        }
        return ["default \(value.displayText)", "read as \(effective.displayText)"]
    }

    private var kindFacts: [String] {
        let facts: [String?] =
            switch specifier {
            case .toggleSwitch: [fact(.trueValue, "on is"), fact(.falseValue, "off is")]
            case .slider(let slider):
                [fact(.minimumValue, "from"), fact(.maximumValue, "to")]
                    + [slider.minimumValueImage, slider.maximumValueImage].map {
                        $0.map { "image \($0.escapingControls)" }
                    }
            case .textField: [fact(.keyboardType), fact(.autocapitalizationType), fact(.autocorrectionType)]
            case .multiValue, .radioGroup: [entries[.displaySortedByTitle] == true ? "sorted by title" : nil]
            default: []
            }
        return facts.compactMap { $0 }
    }

    /// Returns the value for a key, preceded by the key or the given label, or `nil` if there is no value.
    private func fact(_ key: SchemaKey<some Any>, _ label: String? = nil) -> String? {
        entries.value(of: key).map { "\(label ?? key.name) \($0.displayText)" }
    }
}
