/// A group whose rows are one choice out of several.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSRadioGroupSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.radioGroup

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The heading above the rows; localisable.
    public var title: String? {
        get { entries[text: "Title"] }
        set { entries[text: "Title"] = newValue }
    }

    /// The text below the rows; localisable.
    public var footerText: String? {
        get { entries[text: "FooterText"] }
        set { entries[text: "FooterText"] = newValue }
    }

    /// The key of the preference in `UserDefaults`; required.
    public var key: String? {
        get { entries[string: "Key"] }
        set { entries[string: "Key"] = newValue }
    }

    /// The value at first, one of `values`; required.
    public var defaultValue: PropertyList? {
        get { entries["DefaultValue"] }
        set { entries["DefaultValue"] = newValue }
    }

    /// What the preference can be, one for each of `titles`; required.
    public var values: [PropertyList]? {
        get { entries[array: "Values"] }
        set { entries[array: "Values"] = newValue }
    }

    /// The names of `values`, in the same order; localisable; required.
    public var titles: [String]? {
        get { entries[texts: "Titles"] }
        set { entries[texts: "Titles"] = newValue }
    }

    /// Whether the choices are shown in the order of their localised titles rather than of the file; absent means no.
    public var displaySortedByTitle: Bool? {
        get { entries[boolean: "DisplaySortedByTitle"] }
        set { entries[boolean: "DisplaySortedByTitle"] = newValue }
    }
}
