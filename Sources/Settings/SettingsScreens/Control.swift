import SettingsBundle

/// A specifier on the screen: one row, or the choices of a radio group.
struct Control: Equatable, Sendable {
    var specifier: Specifier
    /// The title in the user's language, which is empty for a slider.
    var title: String
    /// The choices, in the order of the screen.
    var choices: [ControlChoice] = []
    /// The index of the element in `PreferenceSpecifiers`.
    var item = 0

    var key: String? { specifier.key }

    /// Creates a control, or returns `nil` for a group and for elements that the Settings app ignores.
    init?(_ specifier: Specifier, _ texts: PaneTexts) {
        self.specifier = specifier
        title = texts.localized(specifier.title) ?? ""
        switch specifier {
        case .group, .other, .malformed: return nil
        case .slider: title = ""
        case .multiValue(let row):
            choices = texts.choices(row.values, row.titles, short: row.shortTitles, isSorted: row.displaySortedByTitle)
        case .radioGroup(let row):
            choices = texts.choices(row.values, row.titles, isSorted: row.displaySortedByTitle)
        case .titleValue(let row): choices = texts.choices(row.values, row.titles, isSorted: false)
        case .textField, .toggleSwitch, .childPane: break
        }
    }
}
