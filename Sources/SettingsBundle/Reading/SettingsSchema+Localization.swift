/// Titles in the user's language.
extension SettingsSchema {
    /// A text of a pane in the first of some languages whose table has it; the text itself when none does.
    ///
    /// - Parameter languages: the user's, the preferred first: `["de-AT", "en"]`. Each is looked for in all folders that
    ///   hold its tables; `Base` and tables outside such folders are asked last.
    public func localized(_ text: String, in pane: Pane, languages: [String]) -> String {
        guard let name = pane.stringsTable else { return text }
        let tables = stringsTables.filter { $0.name == name }
        for folder in languages.flatMap(Self.folders).map(Optional.some) + ["Base", nil] {
            if let translation = tables.first(where: { $0.language == folder })?.entries[text] { return translation }
        }
        return text
    }

    /// The languages that the bundle has strings tables in, by the names of their folders.
    public var languages: [String] { Set(stringsTables.compactMap(\.language)).subtracting(["Base"]).sorted() }

    /// Whether there is a strings table in a language, or in a language that goes for it.
    public func speaks(_ language: String) -> Bool {
        Self.folders(of: language).contains { folder in stringsTables.contains { $0.language == folder } }
    }

    /// The folders that hold a language's tables, the best first: `de-AT`, `de_AT`, `de`, and what Xcode called it
    /// before 2009, `German`.
    private static func folders(of language: String) -> [String] {
        let language = language.replacing("_", with: "-")
        let short = String(language.prefix { $0 != "-" })
        let names = [
            "en": "English", "fr": "French", "de": "German", "it": "Italian", "ja": "Japanese", "nl": "Dutch",
            "es": "Spanish",
        ]
        return [language, language.replacing("-", with: "_"), short, names[short] ?? short].reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }
}
