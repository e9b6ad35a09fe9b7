/// A specifier with a preference in `UserDefaults`.
public protocol PreferenceSpecifier: SettingsSpecifier {}

extension PreferenceSpecifier {
    /// The key of the preference in `UserDefaults`. Required.
    public var key: String? {
        get { entries[.key] }
        set { entries[.key] = newValue }
    }
}

/// A specifier whose preference can have a value of any type.
public protocol AnyValueSpecifier: PreferenceSpecifier {}

extension AnyValueSpecifier {
    /// The value that the row shows until the user or the app sets the preference. Required.
    public var defaultValue: PropertyList? {
        get { entries[.defaultValue] }
        set { entries[.defaultValue] = newValue }
    }
}

/// A specifier that represents values by titles.
public protocol ValueListSpecifier: AnyValueSpecifier {}

extension ValueListSpecifier {
    /// The possible values of the preference, one for each of `titles`.
    public var values: [PropertyList]? {
        get { entries[.values] }
        set { entries[.values] = newValue }
    }

    /// The names of `values`, in the same order. Localizable.
    public var titles: [String]? {
        get { entries[.titles] }
        set { entries[.titles] = newValue }
    }
}

/// A specifier with values from which the user selects one.
public protocol ChoiceSpecifier: ValueListSpecifier {}

extension ChoiceSpecifier {
    /// A Boolean value indicating whether the choices are sorted by their localized titles instead of in file order. A
    /// missing value means no.
    public var displaySortedByTitle: Bool? {
        get { entries[.displaySortedByTitle] }
        set { entries[.displaySortedByTitle] = newValue }
    }
}
