import SettingsBundle

/// A specifier on the screen: one row, or the choices of a radio group.
struct Control: Equatable, Sendable {
    var specifier: Specifier
    /// In the user's language; empty for a slider.
    var title: String
    /// What can be chosen, in the order of the screen.
    var choices: [ControlChoice] = []
    /// Which element of `PreferenceSpecifiers` it is, from 0.
    var item = 0

    var key: String? { specifier.key }

    /// - Returns: nil for a group, and for what the Settings app passes over.
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
