import Foundation

/// A strings table: the texts of a pane in one language.
public struct StringsTable: Hashable, Sendable {
    /// The name by which panes refer to it in `StringsTable`: `Root`.
    public var name: String
    /// The language of its folder: `en` for `en.lproj`, `Base` for `Base.lproj`, or `nil` outside such a folder.
    public var language: String?
    /// The translations, keyed by the text in the pane.
    public var entries: [String: String]
    /// The file in the bundle: `en.lproj/Root.strings`.
    public var file: String
    /// The texts that occur more than once, with the line number, counted from 1, of a later occurrence. The last one
    /// is used.
    var repeated: [Repeated] = []

    struct Repeated: Hashable, Sendable {
        var key: String
        var line: Int
    }

    public init(name: String, language: String?, entries: [String: String]) {
        self.name = name
        self.language = language
        self.entries = entries
        file = (language.map { "\($0).lproj/" } ?? "") + "\(name).strings"
    }

    /// Reads the tables of a file: the table of a `.strings` file, or the tables of a catalog, one for each language.
    ///
    /// - Returns: The tables, or an empty array if the file isn't at a location for tables.
    /// - Throws: `PropertyListFailure` with the reason if the file can't be read.
    static func tables(file: String, bytes: Data) throws(PropertyListFailure) -> [StringsTable] {
        guard let location = StringsTableLocation(file: file) else { return [] }
        let catalog: StringsCatalog
        switch location.format {
        case .strings: return [try StringsTable(location, bytes)]
        case .xcstrings: catalog = try StringsCatalog(json: bytes)
        case .loctable: catalog = try StringsCatalog(table: bytes)
        }
        return catalog.texts.sorted { $0.key < $1.key }.map { language, texts in
            var table = StringsTable(name: location.name, language: language, entries: texts)
            table.file = file
            return table
        }
    }

    /// Reads a table in UTF-8 or UTF-16, either a list of `"key" = "text";` or an XML or binary property list.
    private init(_ location: StringsTableLocation, _ bytes: Data) throws(PropertyListFailure) {
        self.init(name: location.name, language: location.language, entries: [:])
        if bytes.isBinaryPropertyList || bytes.plainText.isXML {
            try read(list: bytes)
        } else {
            try read(text: bytes.plainText)
        }
    }

    /// The text of the table's file, with one line for each text, sorted by key.
    public var text: String {
        entries.sorted { $0.key < $1.key }.map {
            "\"\($0.key.escapedForStrings)\" = \"\($0.value.escapedForStrings)\";\n"
        }
        .joined()
    }

    private mutating func read(list bytes: Data) throws(PropertyListFailure) {
        let root = try PropertyListFile(bytes: bytes).root
        guard let dictionary = root.dictionary else {
            throw PropertyListFailure("it is \(root.kindName); a strings table is a dictionary of texts")
        }
        entries = dictionary.reduce(into: [:]) { texts, entry in texts[entry.key] = entry.value.text }
    }

    private mutating func read(text bytes: Data) throws(PropertyListFailure) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw PropertyListFailure("it is neither UTF-8 nor UTF-16; save it as UTF-8")
        }
        var seen: Set<String> = []
        for entry in try OldStyleParser.entries(of: text) {
            if !seen.insert(entry.key).inserted { repeated.append(Repeated(key: entry.key, line: entry.line)) }
            entries[entry.key] = entry.value.text
        }
    }
}

extension String {
    fileprivate var escapedForStrings: String {
        replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}

/// The name and the language of a strings table, derived from its file: `de.lproj/Root.strings`.
struct StringsTableLocation: Hashable {
    enum Format: String, CaseIterable {
        /// A table of one language.
        case strings
        /// A table of all languages: Xcode's string catalogs, and their compiled form in the apps of a system.
        case xcstrings, loctable
    }

    var name: String
    /// The language of the folder, or `nil` outside such a folder, as for all catalogs.
    var language: String?
    var format: Format

    /// Creates the location of a file, or returns `nil` if the file isn't at a location for tables.
    init?(file: String) {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let format = Format.allCases.first(where: { parts.last!.hasSuffix(".\($0)") }) else {
            return nil
        }
        guard parts.count == 1 || parts[0].hasSuffix(".lproj") && format == .strings else { return nil }
        self.format = format
        name = String(parts.last!.dropLast(format.rawValue.count + 1))
        language = parts.count == 1 ? nil : String(parts[0].dropLast(".lproj".count))
    }
}
