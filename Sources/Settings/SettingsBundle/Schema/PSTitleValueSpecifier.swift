/// A row that shows a preference but can't change it.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSTitleValueSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.titleValue

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text on the left. Localizable.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The key of the preference in `UserDefaults`. Required.
    public var key: String? {
        get { entries[.key] }
        set { entries[.key] = newValue }
    }

    /// The value that the row shows until the app sets the preference. Required.
    public var defaultValue: PropertyList? {
        get { entries[.defaultValue] }
        set { entries[.defaultValue] = newValue }
    }

    /// The values that are shown by a title, one for each of `titles`.
    public var values: [PropertyList]? {
        get { entries[.values] }
        set { entries[.values] = newValue }
    }

    /// The titles shown for `values`, in the same order. Localizable.
    public var titles: [String]? {
        get { entries[.titles] }
        set { entries[.titles] = newValue }
    }
}
