/// A row as a line of the tree, with the lines of its choices.
struct ShownRow {
    var specifier: Specifier
    var pane: Pane
    var schema: SettingsSchema
    var languages: [String]

    private var entries: PropertyListDictionary { specifier.entries }

    var beginsGroup: Bool { specifier.type == .group || specifier.type == .radioGroup }

    var footer: String? { beginsGroup ? entries[text: "FooterText"].map(localized) : nil }

    /// `switch "Sound", key sound, default true`.
    var line: String {
        if case .malformed(let value) = specifier { return "not a row: \(value.kindName)" }
        let title = specifier.title.map { " " + localized($0).quotedForShow } ?? ""
        return ([kind + title] + facts).joined(separator: ", ")
    }

    /// A line for each value that can be chosen: `"http" HTTP`.
    var choices: [String] {
        guard let values = entries[array: "Values"], specifier.type != nil else { return [] }
        let titles = entries[texts: "Titles"] ?? []
        let short = specifier.type == .multiValue ? entries[texts: "ShortTitles"] ?? [] : []
        return values.enumerated().map { index, value in
            var line = "choice \(value.shown)"
            if titles.indices.contains(index) { line += " \(localized(titles[index]).quotedForShow)" }
            if short.indices.contains(index) { line += ", short \(localized(short[index]).quotedForShow)" }
            return line
        }
    }

    private func localized(_ text: String) -> String { schema.localized(text, in: pane, languages: languages) }

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
        case .other(let other): other.typeName?.shown ?? "row without a type"
        case .malformed: ""
        }
    }

    private var facts: [String] {
        var facts: [String] = []
        if specifier.type != .group, specifier.type != .childPane {
            if let key = specifier.key { facts.append("key \(key.isWord ? key : key.quotedForShow)") }
            facts += defaultFacts
        }
        facts += kindFacts
        if let idioms = entries.supportedUserInterfaceIdioms, !idioms.isEmpty {
            facts.append("on \(idioms.map(\.rawValue).joined(separator: " and ")) only")
        }
        return facts
    }

    private var defaultFacts: [String] {
        guard let value = entries["DefaultValue"] else { return [] }
        guard let effective = specifier.effectiveDefault, effective != value else { return ["default \(value.shown)"] }
        return ["default \(value.shown)", "read as \(effective.shown)"]
    }

    private var kindFacts: [String] {
        switch specifier {
        case .toggleSwitch:
            ["TrueValue", "FalseValue"].compactMap { key in
                entries[key].map { "\(key == "TrueValue" ? "on" : "off") is \($0.shown)" }
            }
        case .slider:
            ["MinimumValue", "MaximumValue"].compactMap { key in
                entries[key].map { "\(key == "MinimumValue" ? "from" : "to") \($0.shown)" }
            }
                + ["MinimumValueImage", "MaximumValueImage"].compactMap {
                    entries[text: $0].map { "image \($0.shown)" }
                }
        case .textField:
            ["KeyboardType", "AutocapitalizationType", "AutocorrectionType"].compactMap { key in
                entries[key].map { "\(key) \($0.shown)" }
            }
        case .multiValue, .radioGroup: entries[boolean: "DisplaySortedByTitle"] == true ? ["sorted by title"] : []
        default: []
        }
    }
}
