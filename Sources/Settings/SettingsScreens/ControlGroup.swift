import SettingsBundle

/// A group of controls.
struct ControlGroup: Equatable, Sendable {
    var header: String?
    var footer: String?
    var controls: [Control] = []
    /// The index of the element in `PreferenceSpecifiers` that begins the group, or `nil` if there is none.
    var item: Int?

    init() {}

    /// Creates the group that a specifier begins, or returns `nil` if it doesn't begin one.
    init?(_ specifier: Specifier, _ texts: PaneTexts) {
        switch specifier {
        case .group(let group):
            header = texts.localized(group.title)
            footer = texts.localized(group.footerText)
        case .radioGroup(let group):
            header = texts.localized(group.title)
            footer = texts.localized(group.footerText)
            controls = Control(specifier, texts).map { [$0] } ?? []
        default: return nil
        }
    }
}
