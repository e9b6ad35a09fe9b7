/// An element of `PreferenceSpecifiers`, of whatever type it is.
///
/// Source: Apple, "Settings Application Schema Reference".
public enum Specifier: Hashable, Sendable {
    case group(PSGroupSpecifier)
    case titleValue(PSTitleValueSpecifier)
    case textField(PSTextFieldSpecifier)
    case toggleSwitch(PSToggleSwitchSpecifier)
    case slider(PSSliderSpecifier)
    case multiValue(PSMultiValueSpecifier)
    case radioGroup(PSRadioGroupSpecifier)
    case childPane(PSChildPaneSpecifier)
    case other(OtherSpecifier)
    /// An element that is no dictionary.
    case malformed(PropertyList)

    /// Takes every value; what the schema does not know is kept.
    public init(_ value: PropertyList) {
        guard let entries = value.dictionary else {
            self = .malformed(value)
            return
        }
        switch entries[.type].flatMap(SpecifierType.init) {
        case .group: self = .group(PSGroupSpecifier(entries: entries))
        case .titleValue: self = .titleValue(PSTitleValueSpecifier(entries: entries))
        case .textField: self = .textField(PSTextFieldSpecifier(entries: entries))
        case .toggleSwitch: self = .toggleSwitch(PSToggleSwitchSpecifier(entries: entries))
        case .slider: self = .slider(PSSliderSpecifier(entries: entries))
        case .multiValue: self = .multiValue(PSMultiValueSpecifier(entries: entries))
        case .radioGroup: self = .radioGroup(PSRadioGroupSpecifier(entries: entries))
        case .childPane: self = .childPane(PSChildPaneSpecifier(entries: entries))
        case nil: self = .other(OtherSpecifier(entries: entries))
        }
    }

    /// The specifier as it is written to a file.
    public var propertyList: PropertyList {
        if case .malformed(let value) = self { return value }
        return .dictionary(entries)
    }

    /// The entries of the specifier's dictionary; none when it is malformed.
    public var entries: PropertyListDictionary {
        switch self {
        case .group(let specifier): specifier.entries
        case .titleValue(let specifier): specifier.entries
        case .textField(let specifier): specifier.entries
        case .toggleSwitch(let specifier): specifier.entries
        case .slider(let specifier): specifier.entries
        case .multiValue(let specifier): specifier.entries
        case .radioGroup(let specifier): specifier.entries
        case .childPane(let specifier): specifier.entries
        case .other(let specifier): specifier.entries
        case .malformed: [:]
        }
    }

    /// The type; nil for what the schema does not know.
    public var type: SpecifierType? { entries[.type].flatMap(SpecifierType.init) }

    /// The key of the preference in `UserDefaults`; nil for what has none.
    public var key: String? { entries[.key] }

    public var title: String? { entries[.title] }

    /// Whether the row stands for a value under its key; one of a type that the schema does not know may.
    var mayStorePreference: Bool { type?.storesPreference ?? true }

    /// Whether a device shows the specifier; nil stands for any device.
    ///
    /// Source: Apple, "Settings Application Schema Reference", which says what each name in the list adds. Open: what an
    /// empty list means; here it hides nothing, as if there were none.
    public func isShown(on idiom: UserInterfaceIdiom?) -> Bool {
        guard let idiom, let supported = entries[.supportedUserInterfaceIdioms], !supported.isEmpty else { return true }
        return supported.contains(idiom)
    }
}
