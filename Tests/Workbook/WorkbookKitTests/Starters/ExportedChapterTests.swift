import SwiftText
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the sources that `check --ios` passes to the compiler.
@Suite struct ExportedChapterTests {
    private func sources(
        _ text: String, needs: [Chapter] = [], imports: [String] = [], isSolution: Bool = true
    ) -> [String: String] {
        var configuration = BookConfiguration(title: "Book")
        configuration.imports = imports
        let files = ExportedChapter.sources(
            of: parse(text).chapter, needs: needs, configuration: configuration, isSolution: isSolution)
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes[...].text) })
    }

    private let exercise = """
        ```swift exercise name=e title="E"
        func e() -> Int {
            // BEGIN SOLUTION
            let a = 1

            return a
            // END SOLUTION
        }
        ```

        """

    @Test func `declarations and imports have source locations, after the book's modules`() {
        let text = "```swift\nimport Other\n\nlet a = 1\n```\n\n```swift test name=\"T\"\n#expect(a == 1)\n```\n"
        #expect(
            sources(text, imports: ["Kit", "Foundation"]) == [
                "chapter-a.swift": """
                import Foundation
                #if canImport(Kit)
                import Kit
                #endif
                #sourceLocation(file: "a.md", line: 2)
                import Other
                #sourceLocation()
                #sourceLocation(file: "a.md", line: 2)


                let a = 1
                #sourceLocation()

                """
            ])
    }

    @Test func `a needed chapter has a file of its own, with its exercises solved`() {
        var need = parse(exercise).chapter
        need.metadata.slug = "part/b"
        let files = sources("```swift\nlet a = 1\n```\n", needs: [need], isSolution: false)
        #expect(files.keys.sorted() == ["chapter-a.swift", "chapter-part-b.swift"])
        #expect(files["chapter-part-b.swift"]?.contains("return a") == true)
    }

    @Test func `an open exercise keeps its lines`() {
        let open = sources(exercise, isSolution: false)["chapter-a.swift"]!
        #expect(
            open.hasSuffix(
                """
                #sourceLocation(file: "a.md", line: 2)
                func e() -> Int {
                fatalError("exercise e: not solved yet")




                }
                #sourceLocation()

                """))
    }

    @Test func `code in a stub's comment keeps its column`() {
        let stub = """
            ```swift exercise name=e title="E"
            func e() -> Int {
                // STUB: let b = 2
                // STUB: b
                // BEGIN SOLUTION
                1
                // END SOLUTION
            }
            ```
            """
        let open = sources(stub, isSolution: false)["chapter-a.swift"]!
        #expect(open.contains("func e() -> Int {\n             let b = 2\n             b\n\n\n\n}\n"))
    }

    @Test func `a chapter with files has a function that reads them`() {
        let files = sources("```swift\nlet a = 1\n```\n\n```xml file=\"A/b.xml\"\n<a/>\n```\n")
        #expect(files["Resource.swift"]?.contains("func resource(_ path: String) throws -> Data {") == true)
    }

    @Test func `both representations of an unsolved exercise have the same code`() throws {
        let stub = exercise.replacing("    // BEGIN", with: "    // STUB: 0\n    // BEGIN")
        for text in [exercise, stub] {
            let snippet = try #require(parse(text).chapter.snippets.first)
            let lines = ExerciseCode.stubInPlace(of: snippet.code, name: "e").map(\.trimmed).filter { !$0.isEmpty }
            let stub = ExerciseCode(snippet.code, name: "e").stub.map(\.trimmed)
            #expect(lines == stub.filter { !$0.hasPrefix("// Replace ") })
        }
    }
}
