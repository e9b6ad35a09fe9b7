import Foundation

/// A language, in the notation of a device or a folder: `zh-Hans-CN`, `zh_CN`, `German`.
struct Language: Hashable {
    /// The name in lowercase, with hyphens.
    private let name: String
    private let language: Locale.Language

    init(_ text: String) {
        let modern = Self.oldNames[text.lowercased()] ?? text.replacing("_", with: "-")
        name = modern.lowercased()
        language = Locale.Language(identifier: modern)
    }

    /// The names that Xcode used for the folders before 2009.
    private static let oldNames = [
        "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "dutch": "nl",
        "spanish": "es",
    ]

    /// Returns the folders that are suitable for the language, in the order of preference: its own folder, the folders
    /// of its parents, such as `es-419` and `es` for `es-MX`, and the folders of the same language in the same script,
    /// such as `pt-BR` for `pt-PT`.
    ///
    /// Source: Unicode, "Locale Data Markup Language", "Likely Subtags" and "Parent Locales".
    ///
    /// - Note: Undocumented by Apple. This implementation sorts the folders of the last group by name, because the
    ///   order on iOS is unknown.
    func folders(among folders: [String]) -> [String] {
        let fallbacks = fallbackIdentifiers
        let ranked = folders.compactMap { folder in rank(of: Language(folder), fallbacks).map { (rank: $0, folder) } }
        return ranked.sorted { $0 < $1 }.map(\.1)
    }

    /// The identifiers of the language and its parents, each with its most likely script and region.
    private var fallbackIdentifiers: [String] {
        var identifiers: [String] = []
        var next: Locale.Language? = language
        while let language = next, language.languageCode?.identifier != "root", identifiers.count < 8 {
            identifiers.append(language.maximalIdentifier)
            next = language.parent
        }
        return identifiers
    }

    private func rank(of other: Language, _ fallbacks: [String]) -> Int? {
        if other.name == name { return 0 }
        if let index = fallbacks.firstIndex(of: other.language.maximalIdentifier) { return 1 + index }
        return other.code != nil && other.code == code && other.script == script ? 100 : nil
    }

    private var code: String? {
        // Foundation accepts any word as a language code.
        language.languageCode.flatMap { (2...3).contains($0.identifier.count) ? $0.identifier.lowercased() : nil }
    }

    private var script: String? { Locale.Language(identifier: language.maximalIdentifier).script?.identifier }
}

extension Language {
    /// A Boolean value indicating whether the language is one of Unicode's.
    var isKnown: Bool {
        code.map { Locale.LanguageCode($0).isISOLanguage || Self.knownCodes.contains($0) } ?? false
    }

    private static let knownCodes = Set(
        Locale.availableIdentifiers.compactMap { Locale.Language(identifier: $0).languageCode?.identifier })

    var isEnglish: Bool { code == "en" }
}
