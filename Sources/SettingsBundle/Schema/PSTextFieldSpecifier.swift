/// A row with a text that the user can edit.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSTextFieldSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.textField

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text at the left; localisable; without one the field fills the row.
    public var title: String? {
        get { entries[text: "Title"] }
        set { entries[text: "Title"] = newValue }
    }

    /// The key of the preference in `UserDefaults`; required.
    public var key: String? {
        get { entries[string: "Key"] }
        set { entries[string: "Key"] = newValue }
    }

    /// What the field holds at first; absent means an empty text.
    public var defaultValue: String? {
        get { entries[text: "DefaultValue"] }
        set { entries[text: "DefaultValue"] = newValue }
    }

    /// Whether dots hide what is typed, as for passwords; absent means no.
    public var isSecure: Bool? {
        get { entries[boolean: "IsSecure"] }
        set { entries[boolean: "IsSecure"] = newValue }
    }

    /// The keyboard; absent means `alphabet`.
    public var keyboardType: KeyboardType? {
        get { entries[choice: "KeyboardType"] }
        set { entries[choice: "KeyboardType"] = newValue }
    }

    /// What is written in capitals by itself; absent means `none`.
    public var autocapitalizationType: AutocapitalizationType? {
        get { entries[choice: "AutocapitalizationType"] }
        set { entries[choice: "AutocapitalizationType"] = newValue }
    }

    /// Whether typing is corrected; absent means `systemDefault`.
    public var autocorrectionType: AutocorrectionType? {
        get { entries[choice: "AutocorrectionType"] }
        set { entries[choice: "AutocorrectionType"] = newValue }
    }
}
