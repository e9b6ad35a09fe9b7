/// The type of a specifier: the value of `Type`.
///
/// Source: Apple, "Settings Application Schema Reference".
public enum SpecifierType: String, Hashable, Sendable, CaseIterable {
    case group = "PSGroupSpecifier"
    case titleValue = "PSTitleValueSpecifier"
    case textField = "PSTextFieldSpecifier"
    case toggleSwitch = "PSToggleSwitchSpecifier"
    case slider = "PSSliderSpecifier"
    case multiValue = "PSMultiValueSpecifier"
    case radioGroup = "PSRadioGroupSpecifier"
    case childPane = "PSChildPaneSpecifier"

    /// A Boolean value indicating whether the user selects one of `Values`.
    var isChoice: Bool { self == .multiValue || self == .radioGroup }

    /// A Boolean value indicating whether the row represents a stored value.
    var storesPreference: Bool { self != .group && self != .childPane }
}
