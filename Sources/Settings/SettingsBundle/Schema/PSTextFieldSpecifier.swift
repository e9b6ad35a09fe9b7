/// A row with text that the user can edit.
///
/// The title is on the left. Without it, the field fills the row.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSTextFieldSpecifier: TitledSpecifier, PreferenceSpecifier {
    public static let type = SpecifierType.textField

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The initial text of the field. A missing value means an empty text.
    public var defaultValue: String? {
        get { entries[.defaultText] }
        set { entries[.defaultText] = newValue }
    }

    /// A Boolean value indicating whether dots hide the typed text, as for passwords. A missing value means no.
    public var isSecure: Bool? {
        get { entries[.isSecure] }
        set { entries[.isSecure] = newValue }
    }

    /// The keyboard. A missing value means `alphabet`.
    public var keyboardType: KeyboardType? {
        get { entries[.keyboardType] }
        set { entries[.keyboardType] = newValue }
    }

    /// The automatic capitalization. A missing value means `none`.
    public var autocapitalizationType: AutocapitalizationType? {
        get { entries[.autocapitalizationType] }
        set { entries[.autocapitalizationType] = newValue }
    }

    /// The autocorrection behavior. A missing value means `systemDefault`.
    public var autocorrectionType: AutocorrectionType? {
        get { entries[.autocorrectionType] }
        set { entries[.autocorrectionType] = newValue }
    }
}
