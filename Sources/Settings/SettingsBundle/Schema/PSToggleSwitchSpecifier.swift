/// A row with a switch.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSToggleSwitchSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.toggleSwitch

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text on the left. Localizable; required.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The key of the preference in `UserDefaults`. Required.
    public var key: String? {
        get { entries[.key] }
        set { entries[.key] = newValue }
    }

    /// The initial value, either `trueValue` or `falseValue`. Required.
    public var defaultValue: PropertyList? {
        get { entries[.defaultValue] }
        set { entries[.defaultValue] = newValue }
    }

    /// The scalar that represents on. A missing value means the Boolean `true`.
    public var trueValue: PropertyList? {
        get { entries[.trueValue] }
        set { entries[.trueValue] = newValue }
    }

    /// The scalar that represents off. A missing value means the Boolean `false`.
    public var falseValue: PropertyList? {
        get { entries[.falseValue] }
        set { entries[.falseValue] = newValue }
    }

    /// Returns the value for on or off, from the bundle or by default.
    package func value(isOn: Bool) -> PropertyList { isOn ? trueValue ?? true : falseValue ?? false }
}
