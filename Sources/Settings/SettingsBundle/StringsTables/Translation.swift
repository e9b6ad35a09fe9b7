import Foundation

/// The texts of a bundle for a user of some languages.
public struct Translation: Sendable {
    /// The tables by their name, the one that is asked first at the beginning.
    private var tables: [String: [StringsTable]]
    /// The folders that are asked; nil stands for tables outside of such folders.
    private let folders: [String?]

    /// - Parameter languages: the user's, the preferred first: `["de-AT", "en"]`. Each is looked for in all folders that
    ///   go for it; `Base` and tables outside such folders are asked last.
    public init(of schema: SettingsSchema, into languages: [String]) {
        let known = schema.languageFolders
        let folders = languages.flatMap { Language($0).folders(among: known) }.map(Optional.some) + ["Base", nil]
        self.folders = folders
        tables = Dictionary(grouping: schema.stringsTables, by: \.name).mapValues { tables in
            folders.flatMap { folder in tables.filter { $0.language == folder } }
        }
    }

    /// A text of a pane in the first language whose table has it; the text itself when none does.
    public func text(_ text: String, in pane: Pane) -> String {
        guard let name = pane.stringsTable, let tables = tables[name] else { return text }
        return tables.lazy.compactMap { $0.entries[text] }.first ?? text
    }

    /// Whether the tables of a folder are asked, `de` for `de.lproj`, and those outside of such folders for nil.
    func asks(_ folder: String?) -> Bool {
        let name = folder.map { $0.hasSuffix(".lproj") ? String($0.dropLast(".lproj".count)) : $0 }
        return folders.contains(name)
    }
}

extension SettingsSchema {
    /// The languages that the bundle has strings tables in, by the names of their folders.
    public var languages: [String] { Set(stringsTables.compactMap(\.language)).subtracting(["Base"]).sorted() }

    /// Whether there is a strings table in a language, or in a language that goes for it.
    public func speaks(_ language: String) -> Bool { !Language(language).folders(among: languages).isEmpty }

    /// The languages of all folders and catalogs, those without a table that can be read included.
    var languageFolders: [String] {
        let names = fileNames.compactMap { name -> String? in
            let folder = name.prefix { $0 != "/" }
            return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
        }
        return Set(names + languages).subtracting(["Base"]).sorted()
    }
}
