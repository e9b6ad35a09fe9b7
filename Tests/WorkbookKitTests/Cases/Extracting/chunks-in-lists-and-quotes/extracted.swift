// Extracted from chapters/01-a.md. Edit the chapter: this file is written anew.
import Foundation
import Testing
import UIKit
import WorkbookTesting

#sourceLocation(file:"chapters/01-a.md",line:8)
struct A {
    #sourceLocation(file:"chapters/01-a.md",line:16)
    var a = """
          text
        """

    #sourceLocation(file:"chapters/01-a.md",line:32)
    var inner = 3
    #sourceLocation(file:"chapters/01-a.md",line:28)
    var b = 2
    #sourceLocation(file:"chapters/01-a.md",line:10)

    #sourceLocation(file:"chapters/01-a.md",line:24)
    func f() {}
    #sourceLocation(file:"chapters/01-a.md",line:12)
}
#sourceLocation()

@MainActor private func inScope(_ body: @escaping @MainActor () async throws -> Void) async throws {
    try await withDevice { try await body() }
}

private let extractedChapter = ChapterUnderTest(
    slug: "a", path: "chapters/01-a.md",
    figures: "figures/a")

private func recordFinding(_ finding: Finding) {
    let place = finding.place
    let location = SourceLocation(
        fileID: place.fileID, filePath: place.chapter.path, line: place.line, column: place.column)
    Issue.record(Comment(rawValue: finding.message), sourceLocation: location)
}

@MainActor private func snippet5() async throws {
    #sourceLocation(file:"chapters/01-a.md",line:36)
    let tab = 1

    #sourceLocation(file:"chapters/01-a.md",line:42)
    #expect(1 == 1)
    #sourceLocation()
}

private let runSnippets: [SnippetTest] = [
    .test(extractedChapter.place(5, "In a list", line: 35, column: 3)) { try await inScope(snippet5) }
]

@Suite("A", .serialized) struct AChapter {
    @Test("Snippets", arguments: runSnippets) func snippet(_ snippet: SnippetTest) async {
        if let finding = await snippet.finding() { recordFinding(finding) }
    }
}
