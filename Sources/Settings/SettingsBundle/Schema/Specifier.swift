/// An element of `PreferenceSpecifiers`, of any type.
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
    /// An element that isn't a dictionary.
    case malformed(PropertyList)

    /// Creates a specifier from any value. Content that isn't part of the schema is preserved.
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

    /// The entries of the specifier's dictionary. A malformed specifier has none.
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

    /// The type, or `nil` if it isn't part of the schema.
    public var type: SpecifierType? { entries[.type].flatMap(SpecifierType.init) }

    /// The key of the preference in `UserDefaults`, or `nil` if there is none.
    public var key: String? { entries[.key] }

    public var title: String? { entries[.title] }

    /// A Boolean value indicating whether the row can represent a stored value. This includes rows of unknown types.
    var mayStorePreference: Bool { type?.storesPreference ?? true }

    /// Returns a Boolean value indicating whether a device shows the specifier. `nil` represents any device.
    ///
    /// Source: Apple, "Settings Application Schema Reference", which describes the effect of each name in the list.
    ///
    /// - Note: Undocumented by Apple. This implementation treats an empty list like a missing one, which hides nothing.
    public func isShown(on idiom: UserInterfaceIdiom?) -> Bool {
        guard let idiom, let supported = entries[.supportedUserInterfaceIdioms], !supported.isEmpty else { return true }
        return supported.contains(idiom)
    }
}
