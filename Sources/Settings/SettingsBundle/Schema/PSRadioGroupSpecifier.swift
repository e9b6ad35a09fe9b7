/// A group whose rows are values from which the user selects one.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSRadioGroupSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.radioGroup

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The heading above the rows. Localizable.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The text below the rows. Localizable.
    public var footerText: String? {
        get { entries[.footerText] }
        set { entries[.footerText] = newValue }
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

    /// A Boolean value indicating whether the choices are sorted by their localized titles instead of in file order. A
    /// missing value means no.
    public var displaySortedByTitle: Bool? {
        get { entries[.displaySortedByTitle] }
        set { entries[.displaySortedByTitle] = newValue }
    }
}
