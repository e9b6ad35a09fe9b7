/// A row that opens a list with one choice out of several.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSMultiValueSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.multiValue

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text at the left, and the title of the list; localisable; required.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
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

    /// Shorter names of `values` for the row itself, in the same order; localisable.
    public var shortTitles: [String]? {
        get { entries[.shortTitles] }
        set { entries[.shortTitles] = newValue }
    }

    /// Whether the choices are shown in the order of their localised titles rather than of the file; absent means no.
    public var displaySortedByTitle: Bool? {
        get { entries[.displaySortedByTitle] }
        set { entries[.displaySortedByTitle] = newValue }
    }
}
