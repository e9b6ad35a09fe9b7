// Extracted from chapters/01-a.md. Edit the chapter: this file is written anew.
import Foundation
import Testing
import UIKit
import WorkbookTesting

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

@MainActor private func snippet0() async throws {
}

@MainActor private func snippet1() async throws {
}

@MainActor private func snippet2() async throws {
}

@MainActor private func snippet3() async throws {
}

private let runSnippets: [SnippetTest] = [
    .test(extractedChapter.place(0, "T1", line: 5, column: 1)) { try await inScope(snippet0) },
    .example(extractedChapter.place(1, "Section: example 1", line: 10, column: 1), output: nil) {
        try await inScope(snippet1)
    },
    .example(extractedChapter.place(2, "Section: example 2", line: 13, column: 1), output: nil) {
        try await inScope(snippet2)
    },
]

@Suite("A", .serialized) struct AChapter {
    @Test("Snippets", arguments: runSnippets) func snippet(_ snippet: SnippetTest) async {
        if let finding = await snippet.finding() { recordFinding(finding) }
    }

    @Test("Other: must stop 1") func trap3() async throws {
        #sourceLocation(file:"chapters/01-a.md",line:18)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await inScope(snippet3)
        }
        #sourceLocation()
        let finding = extractedChapter.place(3, "Other: must stop 1", line: 18, column: 1).trapFinding(
            message: "x", standardError: result?.standardErrorContent)
        if let finding { recordFinding(finding) }
    }
}
