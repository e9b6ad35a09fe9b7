import Foundation
import SettingsBundle

/// The texts of a pane in the user's language.
struct PaneTexts {
    var pane: Pane
    var translation: Translation
    /// The user's locale, for sorting titles.
    var locale: Locale

    /// Returns the translation of a text, or `nil` if the text is missing or empty.
    func localized(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        return translation.text(text, in: pane)
    }

    /// Returns the choices of a row in the order of the screen. A value without a title, or a title without a value, is
    /// omitted.
    func choices(
        _ values: [PropertyList]?, _ titles: [String]?, short: [String]? = nil, isSorted: Bool?
    ) -> [ControlChoice] {
        let choices = zip(values ?? [], titles ?? []).enumerated().map { index, choice in
            let shortTitle = short.flatMap { index < $0.count ? $0[index] : nil }
            return ControlChoice(
                title: localized(choice.1) ?? "", shortTitle: localized(shortTitle) ?? localized(choice.1) ?? "",
                value: choice.0)
        }
        return isSorted == true ? choices.sorted { isOrdered($0.title, before: $1.title) } : choices
    }

    /// Returns a Boolean value indicating whether a title precedes another in the order of the user's language.
    ///
    /// - Note: Undocumented by Apple. The Settings app's treatment of capitals and digits is unknown. This
    ///   implementation sorts as the Finder does, with `item 2` before `item 10`.
    private func isOrdered(_ title: String, before other: String) -> Bool {
        title.compare(other, options: [.caseInsensitive, .numeric], range: nil, locale: locale)
            == .orderedAscending
    }
}
