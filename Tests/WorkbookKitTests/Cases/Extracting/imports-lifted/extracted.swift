// Extracted from chapters/01-a.md. Edit the chapter: this file is written anew.
import Foundation
@preconcurrency import Foundation
import Testing
import UIKit
import WorkbookTesting

import struct Foundation.Date  // why

@testable import Book

#sourceLocation(file:"chapters/01-a.md",line:6)

let text = """
    import Nothing
    """
// import Nothing

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

@MainActor private func snippet1() async throws {
    #sourceLocation(file:"chapters/01-a.md",line:17)

    let important = 1
    #sourceLocation()
}

private let runSnippets: [SnippetTest] = [
    .test(extractedChapter.place(1, "T", line: 16, column: 1)) { try await inScope(snippet1) }
]

@Suite("A", .serialized) struct AChapter {
    @Test("Snippets", arguments: runSnippets) func snippet(_ snippet: SnippetTest) async {
        if let finding = await snippet.finding() { recordFinding(finding) }
    }
}
