import Testing

@testable import WorkbookKit

@Suite("A listing and its hidden test")
struct TestedFenceTests {
    private func merged(_ visible: String, _ test: String) -> [String]? {
        let comment = "<!--\n  - test: `a`\n\n  ```swifttest\n\(test)\n  ```\n-->"
        let lines = visible.split(separator: "\n", omittingEmptySubsequences: false)
        return SwiftTest.all(in: comment).first.flatMap { try? TestedFence(visible: lines, test: $0).lines }
    }

    @Test func `blank lines, indentation and comments are taken from the page`() {
        let lines = merged(
            "// Zwei Zahlen\nlet a = 1  // eins\n\n    let b = \"x // y\"", "  -> let a = 1\n  -> let b = \"x // y\"")
        #expect(lines == ["// Zwei Zahlen", "let a = 1  // eins", "", "    let b = \"x // y\""])
    }

    @Test func `each run of hidden lines keeps its position and is enclosed in two markers`() {
        let lines = merged(
            "f()\n// Prints \"1\"\ng()",
            "  >> import Foundation\n  >> func f() {}\n  -> f()\n  <- 1\n  >> h()\n  -> g()")
        #expect(
            lines == [
                "// BEGIN HIDDEN", "import Foundation", "func f() {}", "// END HIDDEN", "f()", "// Prints \"1\"",
                "// BEGIN HIDDEN", "h()", "// END HIDDEN", "g()",
            ])
    }

    @Test func `unmarked lines after a hidden line are hidden, unless the listing contains them`() {
        let test = "  >> struct A {\n         var b = 1\n     }\n  -> a()\n     b()"
        let hidden = ["// BEGIN HIDDEN", "struct A {", "    var b = 1", "}", "// END HIDDEN"]
        #expect(merged("a()\nb()", test) == hidden + ["a()", "b()"])
        #expect(merged("var b = 1\n}\na()\nb()", test)?.suffix(4) == ["var b = 1", "}", "a()", "b()"])
    }

    @Test(arguments: [
        ("// one\nlet a = 1", "  -> let b = 1", "it has 'let a = 1' where the test has 'let b = 1'"),
        ("a\nb", "  -> a", "it has 'b' where the test ends"),
        ("a", "  -> a\n  -> b", "it ends where the test has 'b'"),
    ])
    func `a test of different code is rejected, and the error describes the difference`(
        visible: String, code: String, expected: String
    ) throws {
        let test = try #require(SwiftTest.all(in: "<!--\n  - test: `a`\n\n  ```swifttest\n\(code)\n  ```\n-->").first)
        let lines = visible.split(separator: "\n", omittingEmptySubsequences: false)
        let difference = #expect(throws: TestedFence.Difference.self) { try TestedFence(visible: lines, test: test) }
        #expect(difference?.description == expected)
    }

    @Test func `comments inside a line are taken from the page, and those inside a string are code`() {
        let visible = "class A { /* … */ }\nlet a = \"/* b */\"\n/* open"
        #expect(
            merged(visible, "  -> class A {}\n  -> let a = \"/* b */\"\n  -> /* open")
                == visible.split(separator: "\n").map(String.init))
        #expect(merged("let a = \"/* b */\"", "  -> let a = \"\"") == nil)
    }

    @Test func `comments between hidden lines are removed, and don't count as shown code`() {
        #expect(
            merged("a()", "  >> b()\n  // A remark.\n\n  >> c()\n  -> a()")
                == ["// BEGIN HIDDEN", "b()", "c()", "// END HIDDEN", "a()"])
        let remark = SwiftTest.all(in: "<!--\n- test: `a`\n\n```swifttest\n// A remark.\n>> a()\n```\n-->")
        #expect(remark.map(\.showsCode) == [false])
    }

    @Test func `a separator between two parts isn't code`() {
        #expect(merged("a()\n\nb()", "  -> a()\n  ---\n  -> b()") == ["a()", "", "b()"])
    }

    @Test(arguments: [
        ("!$ error: no more", "no more"), ("!! /tmp/a.swift:3:14: error: no more", "no more"),
        ("!! error: no more", "no more"),
        ("!$ warning: no more", nil), ("!$ note: error: no more", nil), ("!! print(\"error: no more\")", nil),
    ])
    func `only a compiler error is an error, not a warning, a note or quoted text`(line: String, error: String?) {
        let tests = SwiftTest.all(in: "<!--\n- test: `a`\n\n```swifttest\n-> a()\n\(line)\n```\n-->")
        #expect(tests.map(\.error) == [error])
    }

    @Test func `a comment can contain several tests with several names each`() {
        let tests = SwiftTest.all(
            in: """
                <!--
                  - test: `one, two`

                  ```swifttest
                  -> print(1)
                  << 1
                  ```

                  - test: `three, four`, `five`

                  ```swifttest
                  -> x
                  !$ error: cannot find 'x' in scope
                  !! x
                  -> y
                  xx overflow
                  ```
                -->
                """)
        #expect(tests.map(\.names) == [["one", "two"], ["three", "four", "five"]])
        #expect(tests[0].output == "1\n" && tests[0].error == nil)
        #expect(tests[1].error == "cannot find 'x' in scope" && tests[1].stop == "overflow")
    }
}
