import Foundation

/// A strings table: the texts of a pane in one language.
public struct StringsTable: Hashable, Sendable {
    /// The name that panes give it in `StringsTable`: `Root`.
    public var name: String
    /// The language of the folder it stands in: `en` of `en.lproj`, `Base` of `Base.lproj`; nil outside such a folder.
    public var language: String?
    /// The translations by the text that the pane has.
    public var entries: [String: String]

    public init(name: String, language: String?, entries: [String: String]) {
        self.name = name
        self.language = language
        self.entries = entries
    }

    /// Reads a table in UTF-8 or UTF-16, as a list of `"key" = "text";` or as a property list, XML and binary.
    ///
    /// - Returns: nil when the file is not in a place where tables stand.
    /// - Throws: `PropertyListFailure` with the reason why it cannot be read.
    init?(file: String, bytes: Data) throws(PropertyListFailure) {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.last!.hasSuffix(".strings") else { return nil }
        guard parts.count == 1 || parts[0].hasSuffix(".lproj") else { return nil }
        name = String(parts.last!.dropLast(".strings".count))
        language = parts.count == 1 ? nil : String(parts[0].dropLast(".lproj".count))
        entries = try Self.entries(of: bytes)
    }

    private static func entries(of bytes: Data) throws(PropertyListFailure) -> [String: String] {
        if !bytes.isBinaryPropertyList {
            let text = bytes.plainText
            guard String(validating: text, as: UTF8.self) != nil else {
                throw PropertyListFailure("it is neither UTF-8 nor UTF-16; save it as UTF-8")
            }
            if text.allSatisfy(\.isSpace) { return [:] }
        }
        let root = try PropertyListFile(bytes: bytes).root
        guard let entries = root.dictionary else {
            throw PropertyListFailure("it is \(root.kindName); a strings table is a dictionary of texts")
        }
        return entries.reduce(into: [:]) { texts, entry in texts[entry.key] = entry.value.text }
    }
}
