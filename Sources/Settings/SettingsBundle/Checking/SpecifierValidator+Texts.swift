extension SpecifierValidator {
    /// The maximum length of a title, in characters. A phone shows about 35 in a row.
    private static let longestTitle = 60

    /// The findings about the texts of a row.
    var textDiagnostics: [SchemaDiagnostic] { titleDiagnostics + placeholderDiagnostics }

    private var titleDiagnostics: [SchemaDiagnostic] {
        guard let type = specifier.type, let title = specifier.title else { return [] }
        let needsTitle = type != .group && type != .radioGroup && type != .textField
        if title.isBlank { return needsTitle ? [warning(.emptyTitle, emptyTitleMessage(title), at: .title)] : [] }
        guard type != .group, type != .radioGroup, title.count > Self.longestTitle else { return [] }
        let message = "the title has \(title.count) characters, and a phone shows its beginning; explain in a footer"
        return [note(.longTitle, message, at: .title)]
    }

    private func emptyTitleMessage(_ title: String) -> String {
        "the title \(title.isEmpty ? "is empty" : "has only spaces"), so the row has no text"
    }

    private var placeholderDiagnostics: [SchemaDiagnostic] {
        let single = [SchemaKey.title, .footerText].compactMap { key in
            entries[key]?.placeholder.map { warning(.placeholder, $0.placeholderMessage, at: key) }
        }
        let several = [SchemaKey.titles, .shortTitles].flatMap { key in
            (entries[key] ?? []).enumerated().compactMap { index, title in
                title.placeholder.map { warning(.placeholder, $0.placeholderMessage, at: key, item: index) }
            }
        }
        return single + several
    }
}

extension String {
    /// A Boolean value indicating whether the text has no visible character.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// The first placeholder of a format string, such as `%@` or `%1$d`, or `nil` if there is none.
    var placeholder: Substring? {
        // Most texts have no percent sign, and searching for a byte is fast.
        guard utf8.contains(UInt8(ascii: "%")) else { return nil }
        return firstMatch(of: /%(?:[0-9]+\$)?(?:@|l{0,2}[diu](?![A-Za-z]))/)?.output
    }
}

extension Substring {
    var placeholderMessage: String { "the Settings app shows '\(self)' as it is, because it formats nothing" }
}
