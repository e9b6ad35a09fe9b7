import SwiftText
import Testing

@testable import ChapterKit

/// Tests that content line n of a fence is the fence's line + n, in any container.
@Suite struct LocationTests {
    /// Returns the text of each content line of the first snippet, read from the file at the line's location.
    private func pointedAt(_ text: String) throws -> [String] {
        let file = SourceFile(path: "a.md", text: text)
        let snippet = try #require(parse(text).chapter.snippets.first)
        return snippet.code.lines.indices.map { index in
            let location = snippet.code.location(ofLine: index)
            return file.line(location.line).dropFirst(location.column - 1).text
        }
    }

    @Test(arguments: [
        "```swift\nlet a = 1\n\n  let b = 2\n```\n",
        "Text\n\n\n~~~~ swift hidden\nlet a = 1\n\n  let b = 2\n~~~~\n",
        "- ```swift\n  let a = 1\n\n    let b = 2\n  ```\n",
        "10. Text\n\n    ```swift\n    let a = 1\n\n      let b = 2\n    ```\n",
        "> ```swift\n> let a = 1\n>\n>   let b = 2\n> ```\n",
        ">```swift\n>let a = 1\n>\n>   let b = 2\n>```\n",
        "> - Text\n>   > ```swift\n>   > let a = 1\n>   >\n>   >   let b = 2\n>   > ```\n",
        "- a\n  - b\n    1. ```swift\n       let a = 1\n\n         let b = 2\n       ```\n",
        "   ```swift\n   let a = 1\n\n     let b = 2\n   ```\n",
        "> [!NOTE]\n> ```swift\n> let a = 1\n>\n>   let b = 2\n> ```\n",
        "---\ntitle: A\n---\n```swift\nlet a = 1\n\n  let b = 2\n```\n",
    ])
    func `a code line's location points to it in the file`(text: String) throws {
        #expect(try pointedAt(text) == ["let a = 1", "", "  let b = 2"])
        #expect(try pointedAt(text.replacing("\n", with: "\r\n")) == ["let a = 1", "", "  let b = 2"])
        #expect(parse(text).chapter.snippets[0].code.text == "let a = 1\n\n  let b = 2\n")
    }

    @Test func `a tab inside code is kept, and a tab before it counts as one column`() throws {
        #expect(try pointedAt("```swift\n\tlet a = 1\n```\n") == ["\tlet a = 1"])
        #expect(try pointedAt("-\t```swift\n\tlet a = 1\n\t```\n") == ["let a = 1"])
        #expect(try pointedAt("> ```swift\n> \tlet a = 1\n> ```\n") == ["\tlet a = 1"])
    }

    @Test func `code can contain text that looks like a fence`() throws {
        #expect(try pointedAt("````swift\n```swift\n````\n") == ["```swift"])
        #expect(try pointedAt("~~~swift\n```swift\n```\n~~~\n") == ["```swift", "```"])
    }

    @Test func `an output has a location`() throws {
        let snippets = parse("- ```swift example\n  ```\n\n  ```output\n  1\n  ```\n").chapter.snippets
        let output = try #require(snippets[0].output)
        #expect(output.listing.location(ofLine: 0) == SourceLocation(path: "a.md", line: 5, column: 3))
    }

    @Test func `a snippet's lines include its fences`() {
        let snippet = parse("Text\n\n- ```swift\n  a\n  b\n  ```\n\nText\n").chapter.snippets[0]
        #expect(snippet.location == SourceLocation(path: "a.md", line: 3, column: 3))
        #expect(snippet.endLine == 6)
    }

    @Test func `a file's offsets and locations convert into each other`() {
        let file = SourceFile(path: "a", text: "one\r\ntwo\rthree\n\nfive")
        #expect((1...6).map { file.line($0).text } == ["one", "two", "three", "", "five", ""])
        #expect(file.lineCount == 5)
        #expect(
            (0..<file.bytes.count).allSatisfy { offset in
                let location = file.location(offset: offset)
                return file.offset(ofLine: location.line) + location.column - 1 == offset
            })
        #expect(SourceFile(path: "a", text: "").lineCount == 1)
        #expect(SourceFile(path: "a", text: "a\n").lineCount == 1)
    }
}
