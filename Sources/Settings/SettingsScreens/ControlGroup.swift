import SettingsBundle

/// Controls that stand together.
struct ControlGroup: Equatable, Sendable {
    var header: String?
    var footer: String?
    var controls: [Control] = []
    /// Which element of `PreferenceSpecifiers` begins it, from 0; nil if none does.
    var item: Int?

    init() {}

    /// The group that a specifier begins; nil when it begins none.
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
