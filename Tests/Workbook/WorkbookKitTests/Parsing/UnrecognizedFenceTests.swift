import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests that every line that looks like a fence is a fence, or an error.
@Suite struct UnrecognizedFenceTests {
    @Test(arguments: [
        "    ```swift\n    ```\n", "\t```swift\n", "> \t\t```swift\n", "-     ```\n      ```\n",
        "<div>\n```swift\n```\n",
        "<!--\n```swift\n", "```swift `a`\n", "- <p>\n  ```swift\n", "1. a\n\n       ```swift\n",
    ])
    func `a fence that CommonMark doesn't recognize is an error`(text: String) {
        #expect(!diagnostics(text).isEmpty)
        #expect(!diagnostics(text.replacing("\n", with: "\r\n")).isEmpty)
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
