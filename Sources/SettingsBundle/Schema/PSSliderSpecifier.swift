/// A row with a slider.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSSliderSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.slider

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The key of the preference in `UserDefaults`; required.
    public var key: String? {
        get { entries[string: "Key"] }
        set { entries[string: "Key"] = newValue }
    }

    /// The value at first, from `minimumValue` to `maximumValue`; required.
    public var defaultValue: Double? {
        get { entries[number: "DefaultValue"] }
        set { entries[number: "DefaultValue"] = newValue }
    }

    /// The value at the left end; required.
    public var minimumValue: Double? {
        get { entries[number: "MinimumValue"] }
        set { entries[number: "MinimumValue"] = newValue }
    }

    /// The value at the right end; required.
    public var maximumValue: Double? {
        get { entries[number: "MaximumValue"] }
        set { entries[number: "MaximumValue"] = newValue }
    }

    /// The image file at the left end, 21 × 21 points, in the bundle.
    public var minimumValueImage: String? {
        get { entries[text: "MinimumValueImage"] }
        set { entries[text: "MinimumValueImage"] = newValue }
    }

    /// The image file at the right end, 21 × 21 points, in the bundle.
    public var maximumValueImage: String? {
        get { entries[text: "MaximumValueImage"] }
        set { entries[text: "MaximumValueImage"] = newValue }
    }
}
