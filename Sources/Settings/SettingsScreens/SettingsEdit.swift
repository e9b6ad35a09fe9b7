import SettingsBundle

/// A change that a user makes to a control.
enum SettingsEdit: Equatable, Sendable {
    case toggle
    case turn(on: Bool)
    case move(to: Double)
    case type(String)
    case choose(String)

    /// Whether a control is one for it.
    func fits(_ control: Control) -> Bool {
        switch (self, control.specifier) {
        case (.toggle, .toggleSwitch), (.turn, .toggleSwitch), (.move, .slider), (.type, .textField),
            (.choose, .multiValue), (.choose, .radioGroup):
            true
        default: false
        }
    }

    /// What the control cannot do, as the end of a sentence.
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
    /// What is stored after a change: a value of the kind that the bundle gives the row.
    ///
    /// Open: whether Settings stores a slider's value with the precision of a `Float`, which is what `UISlider` has;
    /// here it is a `Double`.
    ///
    /// - Returns: nil when a choice of that title is not there, or the control is not one for it.
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
