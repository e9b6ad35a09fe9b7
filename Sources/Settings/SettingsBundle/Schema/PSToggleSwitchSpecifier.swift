/// A row with a switch.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSToggleSwitchSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.toggleSwitch

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text at the left; localisable; required.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The key of the preference in `UserDefaults`; required.
    public var key: String? {
        get { entries[.key] }
        set { entries[.key] = newValue }
    }

    /// The value at first, one of `trueValue` and `falseValue`; required.
    public var defaultValue: PropertyList? {
        get { entries[.defaultValue] }
        set { entries[.defaultValue] = newValue }
    }

    /// The scalar that stands for on; absent means the Boolean yes.
    public var trueValue: PropertyList? {
        get { entries[.trueValue] }
        set { entries[.trueValue] = newValue }
    }

    /// The scalar that stands for off; absent means the Boolean no.
    public var falseValue: PropertyList? {
        get { entries[.falseValue] }
        set { entries[.falseValue] = newValue }
    }

    /// What stands for on or off, as the bundle says or by default.
    package func value(isOn: Bool) -> PropertyList { isOn ? trueValue ?? true : falseValue ?? false }
}
