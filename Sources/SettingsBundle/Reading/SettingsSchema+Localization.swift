/// Titles in the user's language.
extension SettingsSchema {
    /// A text of a pane in the first of some languages whose table has it; the text itself when none does.
    ///
    /// - Parameter languages: names of `.lproj` folders, the preferred first: `["de", "en"]`. `Base` and tables outside
    ///   such folders are asked last.
    public func localized(_ text: String, in pane: Pane, languages: [String]) -> String {
        guard let name = pane.stringsTable else { return text }
        let tables = stringsTables.filter { $0.name == name }
        for language in languages.map(Optional.some) + ["Base", nil] {
            if let translation = tables.first(where: { $0.language == language })?.entries[text] { return translation }
        }
        return text
    }
}
