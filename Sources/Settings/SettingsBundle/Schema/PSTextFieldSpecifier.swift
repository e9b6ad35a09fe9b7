/// A row with a text that the user can edit.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSTextFieldSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.textField

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text at the left; localisable; without one the field fills the row.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The key of the preference in `UserDefaults`; required.
    public var key: String? {
        get { entries[.key] }
        set { entries[.key] = newValue }
    }

    /// What the field holds at first; absent means an empty text.
    public var defaultValue: String? {
        get { entries[.defaultText] }
        set { entries[.defaultText] = newValue }
    }

    /// Whether dots hide what is typed, as for passwords; absent means no.
    public var isSecure: Bool? {
        get { entries[.isSecure] }
        set { entries[.isSecure] = newValue }
    }

    /// The keyboard; absent means `alphabet`.
    public var keyboardType: KeyboardType? {
        get { entries[.keyboardType] }
        set { entries[.keyboardType] = newValue }
    }

    /// What is written in capitals by itself; absent means `none`.
    public var autocapitalizationType: AutocapitalizationType? {
        get { entries[.autocapitalizationType] }
        set { entries[.autocapitalizationType] = newValue }
    }

    /// Whether typing is corrected; absent means `systemDefault`.
    public var autocorrectionType: AutocorrectionType? {
        get { entries[.autocorrectionType] }
        set { entries[.autocorrectionType] = newValue }
    }
}
