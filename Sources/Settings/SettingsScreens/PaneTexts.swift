import Foundation
import SettingsBundle

/// The texts of a pane in the user's language.
struct PaneTexts {
    var pane: Pane
    var translation: Translation
    /// The user's, for the order of titles.
    var locale: Locale

    /// An empty text counts as none.
    func localized(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        return translation.text(text, in: pane)
    }

    /// The choices of a row in the order of the screen; a value without a title, or a title without a value, is left
    /// out.
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

    /// Whether a title stands before another where titles are sorted, as the user's language has it.
    ///
    /// Open: how Settings treats capitals and digits; here it is as in the Finder, `item 2` before `item 10`.
    private func isOrdered(_ title: String, before other: String) -> Bool {
        title.compare(other, options: [.caseInsensitive, .numeric], range: nil, locale: locale)
            == .orderedAscending
    }
}
