/// A row with a switch.
///
/// The title is on the left. It is required. The default is either `trueValue` or `falseValue`.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSToggleSwitchSpecifier: TitledSpecifier, AnyValueSpecifier {
    public static let type = SpecifierType.toggleSwitch

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

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
