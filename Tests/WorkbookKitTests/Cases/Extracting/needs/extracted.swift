import A1
// Extracted from chapters/03-c.md. Edit the chapter: this file is written anew.
import Foundation
import Testing
import UIKit
import WorkbookTesting

#sourceLocation(file:"chapters/01-a.md",line:6)

let a = 1
#sourceLocation(file:"chapters/02-b.md",line:11)
let b = a
#sourceLocation(file:"chapters/02-b.md",line:15)
// BEGIN SOLUTION
let e = 1
// END SOLUTION
#sourceLocation(file:"chapters/03-c.md",line:7)
let c = b
#sourceLocation(file:"chapters/03-c.md",line:11)
let inC = 1
#sourceLocation()

@MainActor private func inScope(_ body: @escaping @MainActor () async throws -> Void) async throws {
    try await withDevice { try await body() }
}

private let extractedChapter = ChapterUnderTest(
    slug: "c", path: "chapters/03-c.md",
    figures: "figures/c")

private func recordFinding(_ finding: Finding) {
    let place = finding.place
    let location = SourceLocation(
        fileID: place.fileID, filePath: place.chapter.path, line: place.line, column: place.column)
    Issue.record(Comment(rawValue: finding.message), sourceLocation: location)
}

private let resources: [String: String] = [
    "x": "of c\n",
    "y": "of a\n",
]

/// The contents of a file that the chapter holds.
func resource(_ path: String) throws -> Data {
    guard let text = resources[path] else { throw MissingResource(path: path) }
    return Data(text.utf8)
}
@Suite("C", .serialized) struct CChapter {
}
