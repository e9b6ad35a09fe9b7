import Testing

@testable import ChapterKit

@Suite struct NameCatalogTests {
    private func catalog(_ text: String) -> NameCatalog {
        var catalog = NameCatalog()
        var diagnostics: [Diagnostic] = []
        catalog.add(SourceFile(path: "names.txt", text: text), &diagnostics)
        #expect(diagnostics == [])
        return catalog
    }

    @Test func `a name's address is the base URL above it, with the name in lower case`() throws {
        let names = catalog(
            "# x\nhttps://a.b/c/\nclass View: A sentence: with a colon.\n  move(_:to:): Moves.\nenum View.Mode\n  fill\nfunc f(_:)\n"
        )
        #expect(
            names.entries.map(\.address) == [
                "https://a.b/c/view", "https://a.b/c/view/move(_:to:)", "https://a.b/c/view/mode",
                "https://a.b/c/view/mode/fill", "https://a.b/c/f(_:)",
            ])
        #expect(names.entries.map(\.path) == ["View", "View.move(_:to:)", "View.Mode", "View.Mode.fill", "f(_:)"])
        #expect(names.entries.map(\.summary) == ["A sentence: with a colon.", "Moves.", "", "", ""])
        #expect(names.entries.map(\.host).allSatisfy { $0 == "a.b" })
        #expect(names.indices["View.Mode"] == 2)
    }

    @Test func `a unique member is found without its type, an ambiguous one isn't`() {
        let names = catalog("https://a.b\nclass A\n  one\n  both\n  init(x:)\nclass B\n  both\n")
        #expect(names.members["one"] == 1)
        #expect(names.members["both"] == .some(nil))
        #expect(names.members["init(x:)"] == nil && names.indices["A(x:)"] == 3)
    }

    @Test func `an empty file has no names`() {
        #expect(catalog("").isEmpty)
    }
}
