import SettingsScreens
import Testing

@testable import SettingsBundle

/// Tests that texts of the schema's table that are meant to be visible are visible.
///
/// The tests fail if a key is added to the table but not to the pages or the tree.
@Suite struct DisplayedTextsTests {
    /// The keys for which the tree has other words.
    private static let rephrasedInTree: Set = ["Type", "SupportedUserInterfaceIdioms"]
    /// The keys that configure the Settings app and that no page shows.
    private static let hiddenOnPages = rephrasedInTree.union(["Key", "File"])
    /// The keys of a pane that no page shows. A page's title is that of the row that opens the pane.
    private static let hiddenInPanes: Set = ["StringsTable", "ApplicationGroupContainerIdentifier", "Title"]

    /// Returns the keys of a table whose value is a text or an array of texts.
    private static func textKeys(_ rules: [KeyRule]) -> Set<String> {
        Set(rules.filter { [.text, .string, .texts].contains($0.kind) }.map(\.name))
    }

    private static func text(_ key: String) -> String { "<\(key)>" }

    /// Returns a row with every key that its type can have. Its texts are the names of their keys.
    private static func row(_ type: SpecifierType) -> PropertyList {
        var row: PropertyListDictionary = [:]
        for rule in type.keys {
            row[rule.name] =
                switch rule.kind {
                case .text, .string: .string(text(rule.name))
                case .texts: [.string(text(rule.name))]
                case .boolean: false
                case .number: rule.name == "MaximumValue" ? 1 : 0
                case .scalar, .any: "chosen"
                case .array: ["chosen"]
                case .word(let words): .string(words[0])
                }
        }
        row["Type"] = .string(type.rawValue)
        return .dictionary(row)
    }

    @Test(arguments: SpecifierType.allCases)
    func `the tree shows each text of a row`(_ type: SpecifierType) {
        let tree = SettingsFixture.schema([Self.row(type)]).tree()
        for key in Self.textKeys(type.keys).subtracting(Self.rephrasedInTree) {
            #expect(tree.contains(Self.text(key)), "the tree of a \(type.rawValue) lacks its '\(key)':\n\(tree)")
        }
    }

    @Test(arguments: SpecifierType.allCases)
    func `the pages show each text of a row`(_ type: SpecifierType) throws {
        var pages = ""
        try withStore { store in
            var app = SettingsApp(SettingsFixture.schema([Self.row(type)]), store: store)
            dump(app.page, to: &pages)
            guard type == .multiValue else { return }
            try app.open(Self.text("Title"))
            dump(app.page, to: &pages)
        }
        for key in Self.textKeys(type.keys).subtracting(Self.hiddenOnPages) {
            #expect(pages.contains(Self.text(key)), "the pages of a \(type.rawValue) lack its '\(key)':\n\(pages)")
        }
    }

    @Test func `all text keys of a pane are hidden on the pages`() {
        #expect(Self.textKeys(Pane.keys) == Self.hiddenInPanes)
    }

    @Test func `all hidden keys exist in the schema`() {
        #expect(Self.hiddenOnPages.isSubset(of: Self.textKeys(SpecifierType.allCases.flatMap(\.keys))))
    }
}
