import SettingsBundle

/// A change that a user makes to a control.
enum SettingsEdit: Equatable, Sendable {
    case toggle
    case turn(on: Bool)
    case move(to: Double)
    case type(String)
    case choose(String)

    /// Returns a Boolean value indicating whether the control supports the edit.
    func fits(_ control: Control) -> Bool {
        switch (self, control.specifier) {
        case (.toggle, .toggleSwitch), (.turn, .toggleSwitch), (.move, .slider), (.type, .textField),
            (.choose, .multiValue), (.choose, .radioGroup):
            true
        default: false
        }
    }

    /// The reason why a control doesn't support the edit, as a clause.
    var action: String {
        switch self {
        case .toggle, .turn: "it is no switch"
        case .move: "it is no slider"
        case .type: "it is no text field"
        case .choose: "it has no choices"
        }
    }
}

extension Control {
    /// Returns the value to store after a change, of the type that the bundle defines for the row.
    ///
    /// - Note: Undocumented by Apple. The Settings app may store a slider's value with the precision of a `Float`, as
    ///   in `UISlider`. This implementation stores a `Double`.
    ///
    /// - Returns: The value, or `nil` if there is no choice with that title, or if the control doesn't support the
    ///   edit.
    func value(after edit: SettingsEdit, stored: PropertyList?) -> PropertyList? {
        switch (edit, specifier) {
        case (.toggle, .toggleSwitch(let row)): row.value(isOn: !isOn(stored: stored))
        case (.turn(let isOn), .toggleSwitch(let row)): row.value(isOn: isOn)
        case (.move(let number), .slider(let row)): .real(row.position(of: number))
        case (.type(let text), .textField): .string(text)
        case (.choose(let title), .multiValue), (.choose(let title), .radioGroup):
            choices.first { $0.title == title }?.value
        default: nil
        }
    }
}
