/// A row that shows a preference and cannot change it.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSTitleValueSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.titleValue

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text at the left; localisable.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The key of the preference in `UserDefaults`; required.
    public var key: String? {
        get { entries[.key] }
        set { entries[.key] = newValue }
    }

    /// What the row shows until the app has set the preference; required.
    public var defaultValue: PropertyList? {
        get { entries[.defaultValue] }
        set { entries[.defaultValue] = newValue }
    }

    /// The values that are shown by a title of their own, one for each of `titles`.
    public var values: [PropertyList]? {
        get { entries[.values] }
        set { entries[.values] = newValue }
    }

    /// What is shown for each of `values`, in the same order; localisable.
    public var titles: [String]? {
        get { entries[.titles] }
        set { entries[.titles] = newValue }
    }
}
