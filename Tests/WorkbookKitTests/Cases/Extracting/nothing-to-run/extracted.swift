// Extracted from chapters/01-a.md. Edit the chapter: this file is written anew.
import Foundation
import Testing
import WorkbookTesting

@MainActor private func inScope(_ body: @escaping @MainActor () async throws -> Void) async throws {
    try await body()
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
@Suite("A", .serialized) struct AChapter {
}
