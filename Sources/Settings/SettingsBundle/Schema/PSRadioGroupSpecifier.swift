/// A group whose rows are one choice out of several.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSRadioGroupSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.radioGroup

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The heading above the rows; localisable.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The text below the rows; localisable.
    public var footerText: String? {
        get { entries[.footerText] }
        set { entries[.footerText] = newValue }
    }

    /// The key of the preference in `UserDefaults`; required.
    public var key: String? {
        get { entries[.key] }
        set { entries[.key] = newValue }
    }

    /// The value at first, one of `values`; required.
    public var defaultValue: PropertyList? {
        get { entries[.defaultValue] }
        set { entries[.defaultValue] = newValue }
    }

    /// What the preference can be, one for each of `titles`; required.
    public var values: [PropertyList]? {
        get { entries[.values] }
        set { entries[.values] = newValue }
    }

    /// The names of `values`, in the same order; localisable; required.
    public var titles: [String]? {
        get { entries[.titles] }
        set { entries[.titles] = newValue }
    }

    /// Whether the choices are shown in the order of their localised titles rather than of the file; absent means no.
    public var displaySortedByTitle: Bool? {
        get { entries[.displaySortedByTitle] }
        set { entries[.displaySortedByTitle] = newValue }
    }
}
