import Testing

@testable import ChapterKit

/// Tests that every line that looks like a fence is a fence, or an error.
@Suite struct UnrecognizedFenceTests {
    private static let indented = "an indented fence isn't a code block; indent it by three spaces at most"
    private static let html = "this fence is part of the raw HTML above it; put a blank line between them"
    private static let backtick = "a backtick after the fence, so this isn't a code block; remove it, or use '~~~'"

    @Test(arguments: [
        ("    ```swift\n    ```\n", "1:5: \(indented)"), ("\t```swift\n", "1:2: \(indented)"),
        ("> \t\t```swift\n", "1:5: \(indented)"), ("-     ```\n      ```\n", "1:7: \(indented)"),
        ("1. a\n\n       ```swift\n", "3:8: \(indented)"), ("<div>\n```swift\n```\n", "2:1: \(html)"),
        ("<!--\n```swift\n", "2:1: \(html)"), ("- <p>\n  ```swift\n", "2:3: \(html)"),
        ("```swift `a`\n", "1:1: \(backtick)"),
    ])
    func `a fence that CommonMark doesn't recognize is an error at its location`(text: String, error: String) {
        #expect(diagnostics(text).first == error)
        #expect(diagnostics(text.replacing("\n", with: "\r\n")).first == error)
        #expect(parse(text, bookKind: .plainMarkdown).diagnostics == [])
    }

    @Test(arguments: [
        "Text ```swift``` text\n", "```code``` first\n", "````` `` `````\n", "`````text\n```swift\n`````\n",
        "Text\n```swift\n```\n", "<!--\n```swift\n```\n-->\n", "- <!--\n  ```swift\n  -->\n",
        "- a\n  ```swift\n  ```\n", "~~~text `tick`\n~~~\n".replacing(" `tick`", with: ""), "``\n", "~~ text\n",
        "   ```swift\n   ```\n",
        "> ```swift\n> ```\n> ```swift\n> ```\n", "- ```swift\n  ```\n- ```swift\n  ```\n",
    ])
    func `fences, and lines that can't be fences, aren't reported`(text: String) {
        #expect(diagnostics(text) == [])
        #expect(diagnostics(text.replacing("\n", with: "\r\n")) == [])
    }

    @Test(arguments: [
        "```swift\n", "```swift\nlet a = 1\n", "> ```swift\n> a\n\nText\n", "- ```swift\n  a\n\nText\n",
        "````swift\n```\n",
        "```swift\n~~~\n", "```swift\n``` x\n", "> ```swift\n```\n", "```swift\n    ```\n",
    ])
    func `a fence that is never closed is an error at its location`(text: String) {
        let column = text.hasPrefix("`") ? 1 : 3
        #expect(
            diagnostics(text).contains(
                "1:\(column): this fence is never closed; end it with a fence of the same length"))
    }

    @Test(arguments: [
        "```swift\n```", "```swift\n   ```  \n", "```swift\n``````\n", "> ```swift\n> ```\nText\n",
        "- ```swift\n  ```\n",
    ])
    func `a closed fence isn't reported`(text: String) {
        #expect(diagnostics(text) == [])
    }
}
