import Testing

@testable import ChapterKit

@Suite struct ChunkTests {
    /// Returns the runs of the first snippet, each as `line:column` and its lines.
    private func runs(_ text: String) -> [String] {
        let chapter = parse(text).chapter
        return Chunks(of: chapter).runs(of: chapter.snippets[0].code).map { run in
            "\(run.location.line):\(run.location.column) \(run.lines.joined(separator: "|"))"
        }
    }

    @Test func `a reference is replaced by its chunk`() {
        #expect(
            runs("```swift\na\n  // <<x>>\nb\n```\n\n```swift name=x\nc\nd\n```\n") == ["2:1 a", "8:1 c|d", "4:1 b"])
    }

    @Test func `blocks with the same name are concatenated`() {
        #expect(
            runs("```swift\n// <<x>>\n```\n\n```swift name=x\na\n```\n\n```swift name=x\nb\n```\n") == [
                "6:1 a", "10:1 b",
            ])
    }

    @Test func `a chunk can be inserted twice and inside other chunks`() {
        let text = "```swift\n// <<x>>\n// <<x>>\n```\n\n```swift name=x\n//<<y>>\n```\n\n```swift name=y\na\n```\n"
        #expect(runs(text) == ["11:1 a", "11:1 a"])
    }

    @Test func `a chunk that contains itself is inserted once`() {
        #expect(runs("```swift\n// <<x>>\n```\n\n```swift name=x\na\n// <<x>>\nb\n```\n") == ["6:1 a", "8:1 b"])
    }

    @Test(arguments: [
        "let a = 1 // <<x>>", "\"// <<x>>\"", "/* // <<x>> */", "/// <<x>>", "// <<x>> y", "// <<x y>>", "// <x>",
        "// <<>>",
        "\"\"\"\n// <<x>>\n\"\"\"",
    ])
    func `only a comment with a complete reference on its own line is a reference`(line: String) {
        #expect(runs("```swift\n\(line)\n```\n\n```swift name=x\na\n```\n").count == 1)
    }

    @Test func `the leading whitespace of nested references is combined`() {
        let chapter = parse(
            "```swift\n    // <<x>>\n```\n\n```swift name=x\n\t// <<y>>\n```\n\n```swift name=y\na\n```\n"
        ).chapter
        #expect(Chunks(of: chapter).runs(of: chapter.snippets[0].code).map(\.leading) == ["    \t"])
    }

    @Test func `imports are found only at the start of a line of code`() {
        let text = ListingScan(
            "import A\n  @testable import B\nlet s = \"import C\" // import D\n/*\nimport E\n*/\nf(`import`)\nimport struct F.G\n"
        )
        #expect(text.imports.map(\.text) == ["import A", "@testable import B", "import struct F.G"])
        #expect(text.imports.map(\.line) == [0, 1, 7])
    }
}
