/// A row that opens a list with one choice out of several.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSMultiValueSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.multiValue

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text at the left, and the title of the list; localisable; required.
    public var title: String? {
        get { entries[text: "Title"] }
        set { entries[text: "Title"] = newValue }
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

    /// Shorter names of `values` for the row itself, in the same order; localisable.
    public var shortTitles: [String]? {
        get { entries[texts: "ShortTitles"] }
        set { entries[texts: "ShortTitles"] = newValue }
    }

    /// Whether the choices are shown in the order of their localised titles rather than of the file; absent means no.
    public var displaySortedByTitle: Bool? {
        get { entries[boolean: "DisplaySortedByTitle"] }
        set { entries[boolean: "DisplaySortedByTitle"] = newValue }
    }
}
