import Testing

@testable import ChapterKit

/// Tests of the imports of a listing, which are moved to the top of a file.
@Suite struct ListingScanTests {
    private func imports(_ text: String) -> [String] { ListingScan(text).imports.map(\.text) }

    @Test func `an import stays under its conditions`() {
        #expect(
            imports("#if a\nimport A\n#elseif b\nlet x = 1\n#else\n  @testable import C\n#endif\nimport D\n") == [
                "#if a\nimport A\n#endif", "#if a\n#elseif b\n#else\n@testable import C\n#endif", "import D",
            ])
        #expect(imports("#if a\n#if b\nimport A\n#endif\n#endif") == ["#if a\n#if b\nimport A\n#endif\n#endif"])
    }

    @Test func `an import after more than 31 conditions isn't moved`() {
        let chain = { (count: Int) in
            "#if a\n" + String(repeating: "#elseif b\n", count: count) + "import B\n#endif\n"
        }
        #expect(imports(chain(31)).count == 1)
        #expect(imports(chain(32)).isEmpty)
        // The output is never much longer than the input.
        let text = "#if a\n" + String(repeating: "#elseif b\nimport B\n", count: 2_000) + "#endif\n"
        #expect(imports(text).joined().utf8.count < 20 * text.utf8.count)
    }
}
