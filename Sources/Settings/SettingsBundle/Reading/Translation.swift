import Foundation

/// The texts of a bundle for a user's languages.
public struct Translation: Sendable {
    /// The tables by name, in the order of preference.
    private var tables: [String: [StringsTable]]
    /// The folders to search. `nil` represents the tables outside such folders.
    private let folders: [String?]

    /// Creates a translation.
    ///
    /// - Parameters:
    ///   - schema: The bundle's contents.
    ///   - languages: The user's languages in the order of preference, such as `["de-AT", "en"]`. Each is searched for
    ///     in all suitable folders. `Base` and the tables outside such folders are searched last.
    public init(of schema: SettingsSchema, into languages: [String]) {
        let known = schema.languageFolders
        let folders = languages.flatMap { Language($0).folders(among: known) }.map(Optional.some) + ["Base", nil]
        self.folders = folders
        tables = Dictionary(grouping: schema.stringsTables, by: \.name).mapValues { tables in
            folders.flatMap { folder in tables.filter { $0.language == folder } }
        }
    }

    /// Returns the translation of a pane's text in the first language that has one, or the text itself if none does.
    public func text(_ text: String, in pane: Pane) -> String {
        guard let name = pane.stringsTable, let tables = tables[name] else { return text }
        return tables.lazy.compactMap { $0.entries[text] }.first ?? text
    }

    /// Returns a Boolean value indicating whether the tables of a folder are searched: `de` for `de.lproj`, or `nil`
    /// for the tables outside such folders.
    func searches(_ folder: String?) -> Bool {
        let name = folder.map { $0.hasSuffix(".lproj") ? String($0.dropLast(".lproj".count)) : $0 }
        return folders.contains(name)
    }
}

extension SettingsSchema {
    /// The languages for which the bundle has strings tables, as the names of their folders.
    public var languages: [String] { Set(stringsTables.compactMap(\.language)).subtracting(["Base"]).sorted() }

    /// Returns a Boolean value indicating whether there is a strings table in the language, or in a suitable related
    /// language.
    public func isLocalized(in language: String) -> Bool { !Language(language).folders(among: languages).isEmpty }

    /// The languages of all folders and catalogs, including those without a readable table.
    var languageFolders: [String] {
        let names = fileNames.compactMap { name -> String? in
            let folder = name.prefix { $0 != "/" }
            return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
        }
        return Set(names + languages).subtracting(["Base"]).sorted()
    }
}
