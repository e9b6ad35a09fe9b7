extension Catalog {
    static let recording = "WORKBOOK_RECORD=1 swift test --filter UIKitTests.CatalogTests"

    /// The catalog as a Markdown page, one line a member, so that two changes rarely affect the same line.
    var markdown: String {
        let types = entries.filter { $0.kind != nil }.count
        let members = entries.reduce(0) { $0 + $1.members.count }
        let areas = Dictionary(grouping: entries, by: \.area).sorted { $0.key < $1.key }
        let head = """
            # What this UIKit has

            \(types) types and \(members) members, under the names that Apple's documentation has. What is not here does
            not compile: the compiler says *cannot find … in scope* or *has no member*. Members that a type has from its
            superclass, or because it can be compared, coded or printed, are not repeated.

            """
        return head
            + areas.map { area, entries in
                "\n## \(area)\n" + entries.map(\.markdown).joined()
            }.joined()
    }
}

extension Catalog.Entry {
    /// A Boolean value indicating whether the name belongs to one of Apple's frameworks.
    ///
    /// The other names exist because Swift on Linux lacks a feature.
    var isApples: Bool {
        framework != "UIKit" || ["UI", "NS"].contains { name.hasPrefix($0) }
    }

    /// The address of the type in Apple's documentation.
    var address: String {
        let path = name.lowercased().split(separator: ".").joined(separator: "/")
        return "https://developer.apple.com/documentation/\(framework.lowercased())/\(path)"
    }

    var markdown: String {
        let note = (kind ?? "extension") + (isApples ? "" : ", not Apple's")
        let text = summary.map { "*\(note)*: \($0)" } ?? "*\(note)*"
        let heading = isApples ? "[\(name)](\(address))" : name
        let lines = members.map { "- `\(name).\($0)`\n" }.joined()
        return "\n### \(heading)\n\n\(text)\n" + (lines.isEmpty ? "" : "\n\(lines)")
    }
}
