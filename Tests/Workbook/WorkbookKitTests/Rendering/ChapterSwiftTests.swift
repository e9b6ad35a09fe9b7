import SwiftText
import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct ChapterSwiftTests {
    private func swift(
        _ text: String, title: String = "A", needs: [String] = [], imports: [String] = []
    ) -> String? {
        var book = Book.small
        book.configuration.imports = imports
        var chapter = parse(text).chapter
        chapter.metadata.title = title
        chapter.metadata.needs = Chapter.Metadata.named("a", needs: needs).needs
        return ChapterSwift(book: book).file(of: chapter)?.bytes[...].text
    }

    private func code(_ text: String) -> String? { swift(text)?.components(after: "import Foundation\n") }

    @Test func `a chapter's Swift file begins with its source, its needs, and its imports`() {
        #expect(
            swift("```swift\nlet a = 1\n```\n", title: "A\nB", needs: ["b"], imports: ["Kit"])
                == """
                // A B
                //
                // The Swift of a chapter of "Book": see a.html.
                // Made from a.md, with the exercises left open.
                // It needs the Swift of the chapter "Title of b": b.swift.

                import Foundation
                #if canImport(Kit)
                import Kit
                #endif

                let a = 1

                """)
    }

    @Test func `declarations keep their order, chunks are inserted, and imports move to the top`() {
        let text = """
            ```swift
            import Other

            func f() {
                // <<body>>
            }
            ```

            - Item

              ```swift name=body
              g()

              h()
              ```

            ```swift hidden
            func g() {}
            ```
            """
        #expect(
            code(text) == """
                import Other

                func f() {
                    g()

                    h()
                }

                func g() {}

                """)
    }

    @Test func `exercises contain their stubs, not their solutions`() {
        let text = """
            ```swift exercise name=e title="E"
            func e() -> Int {
                // STUB: 0
                // BEGIN SOLUTION
                42
                // END SOLUTION
            }
            ```
            """
        #expect(code(text) == "\nfunc e() -> Int {\n    // Replace the next line.\n    0\n}\n")
    }

    @Test func `only declarations are included, and a chapter without any has no file`() {
        let statements = "```swift test name=\"T\"\nt()\n```\n\n```swift example\nprint(1)\n```\n"
        #expect(swift(statements) == nil)
        #expect(code(statements + "\n```swift\nlet a = 1\n```\n") == "\nlet a = 1\n")
    }

    @Test func `a chapter with files includes a function that reads them`() throws {
        let text = "```swift\nlet a = 1\n```\n\n```xml file=\"A/b.xml\"\n<a/>\n```\n"
        #expect(try #require(code(text)).contains("\nfunc resource(_ path: String) throws -> Data {\n"))
    }
}

extension String {
    /// Returns the text after the first occurrence of another text.
    fileprivate func components(after text: String) -> String? {
        firstRange(of: text).map { String(self[$0.upperBound...]) }
    }
}
