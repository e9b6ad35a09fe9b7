/// A row that opens a list from which the user selects one value.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSMultiValueSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.multiValue

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text on the left and the title of the list. Localizable; required.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The key of the preference in `UserDefaults`. Required.
    public var key: String? {
        get { entries[.key] }
        set { entries[.key] = newValue }
    }

    /// The initial value, one of `values`. Required.
    public var defaultValue: PropertyList? {
        get { entries[.defaultValue] }
        set { entries[.defaultValue] = newValue }
    }

    /// The possible values of the preference, one for each of `titles`. Required.
    public var values: [PropertyList]? {
        get { entries[.values] }
        set { entries[.values] = newValue }
    }

    /// The names of `values`, in the same order. Localizable; required.
    public var titles: [String]? {
        get { entries[.titles] }
        set { entries[.titles] = newValue }
    }

    /// The shorter names of `values` for the row itself, in the same order. Localizable.
    public var shortTitles: [String]? {
        get { entries[.shortTitles] }
        set { entries[.shortTitles] = newValue }
    }

    /// A Boolean value indicating whether the choices are sorted by their localized titles instead of in file order. A
    /// missing value means no.
    public var displaySortedByTitle: Bool? {
        get { entries[.displaySortedByTitle] }
        set { entries[.displaySortedByTitle] = newValue }
    }
}
