import SettingsBundle

/// The texts of a bundle about a preference, in English if they are translated.
struct PreferenceTexts {
    var preference: Preference
    var translation: Translation

    private func localized(_ text: String) -> String { translation.text(text, in: preference.pane) }

    var title: String? { preference.specifier.title.map(localized) }

    var choiceTitles: [String] {
        switch preference.specifier {
        case .multiValue(let specifier): (specifier.titles ?? []).map(localized)
        case .radioGroup(let specifier): (specifier.titles ?? []).map(localized)
        default: []
        }
    }

    /// The lines of the property's documentation comment.
    var docs: [String] {
        let title = title ?? ""
        let footer = preference.footer.map(localized) ?? ""
        let lines = DocComment.lines([title, footer] + facts)
        return lines.isEmpty ? DocComment.lines(["The preference '\(preference.key)'."]) : lines
    }

    private var facts: [String] {
        var facts: [String] = []
        switch preference.specifier {
        case .slider(let slider):
            if let least = slider.minimumValue, let most = slider.maximumValue {
                facts = ["From \(least.digits) to \(most.digits)."]
            }
        case .textField(let field) where field.isSecure == true:
            facts = ["Dots hide it while it is typed; it is stored as it is."]
        case .titleValue: facts = ["The Settings app shows it and cannot change it."]
        default: break
        }
        if let idioms = preference.specifier.entriesIdioms {
            facts.append("On \(idioms.map(\.deviceName).joined(separator: " and ")) only.")
        }
        return facts
    }
}

extension Preference {
    /// The footer of the group that contains the row.
    fileprivate var footer: String? {
        if case .radioGroup(let specifier) = specifier { return specifier.footerText }
        return group?.footerText
    }
}

extension Specifier {
    fileprivate var entriesIdioms: [UserInterfaceIdiom]? {
        let idioms = UserInterfaceIdiom.allCases.filter { isShown(on: $0) }
        return idioms.count == UserInterfaceIdiom.allCases.count ? nil : idioms
    }
}
