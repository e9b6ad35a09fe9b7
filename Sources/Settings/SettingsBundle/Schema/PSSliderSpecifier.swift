/// A row with a slider.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSSliderSpecifier: PreferenceSpecifier {
    public static let type = SpecifierType.slider

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The initial value, from `minimumValue` to `maximumValue`. Required.
    public var defaultValue: Double? {
        get { entries[.defaultNumber] }
        set { entries[.defaultNumber] = newValue }
    }

    /// The value at the left end. Required.
    public var minimumValue: Double? {
        get { entries[.minimumValue] }
        set { entries[.minimumValue] = newValue }
    }

    /// The value at the right end. Required.
    public var maximumValue: Double? {
        get { entries[.maximumValue] }
        set { entries[.maximumValue] = newValue }
    }

    /// The image file at the left end, 21 × 21 points, in the bundle.
    public var minimumValueImage: String? {
        get { entries[.minimumValueImage] }
        set { entries[.minimumValueImage] = newValue }
    }

    /// The image file at the right end, 21 × 21 points, in the bundle.
    public var maximumValueImage: String? {
        get { entries[.maximumValueImage] }
        set { entries[.maximumValueImage] = newValue }
    }
}
