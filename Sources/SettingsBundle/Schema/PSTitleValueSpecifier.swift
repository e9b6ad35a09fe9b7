/// A row that shows a preference and cannot change it.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSTitleValueSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.titleValue

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text at the left; localisable.
    public var title: String? {
        get { entries[text: "Title"] }
        set { entries[text: "Title"] = newValue }
    }

    /// The key of the preference in `UserDefaults`; required.
    public var key: String? {
        get { entries[string: "Key"] }
        set { entries[string: "Key"] = newValue }
    }

    /// What the row shows until the app has set the preference; required.
    public var defaultValue: PropertyList? {
        get { entries["DefaultValue"] }
        set { entries["DefaultValue"] = newValue }
    }

    /// The values that are shown by a title of their own, one for each of `titles`.
    public var values: [PropertyList]? {
        get { entries[array: "Values"] }
        set { entries[array: "Values"] = newValue }
    }

    /// What is shown for each of `values`, in the same order; localisable.
    public var titles: [String]? {
        get { entries[texts: "Titles"] }
        set { entries[texts: "Titles"] = newValue }
    }
}
