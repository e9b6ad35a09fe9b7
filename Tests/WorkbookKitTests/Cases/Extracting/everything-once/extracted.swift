// Extracted from chapters/01-all-kinds.md. Edit the chapter: this file is written anew.
import Foundation
import Testing
import UIKit
import WorkbookTesting

#sourceLocation(file:"chapters/01-all-kinds.md",line:6)

struct A { var a = 1 }
#sourceLocation(file:"chapters/01-all-kinds.md",line:41)
func e() -> Int {
    // STUB: 0
    // BEGIN SOLUTION
    2
    // END SOLUTION
}
#sourceLocation()

@MainActor private func inScope(_ body: @escaping @MainActor () async throws -> Void) async throws {
    try await withDevice { try await body() }
}

private let extractedChapter = ChapterUnderTest(
    slug: "all-kinds", path: "chapters/01-all-kinds.md",
    figures: "figures/all-kinds")

private func recordFinding(_ finding: Finding) {
    let place = finding.place
    let location = SourceLocation(
        fileID: place.fileID, filePath: place.chapter.path, line: place.line, column: place.column)
    Issue.record(Comment(rawValue: finding.message), sourceLocation: location)
}

private let resources: [String: String] = [
    "Settings.bundle/Root.plist": "<plist>\n</plist>\n"
]

/// The contents of a file that the chapter holds.
func resource(_ path: String) throws -> Data {
    guard let text = resources[path] else { throw MissingResource(path: path) }
    return Data(text.utf8)
}

@MainActor private func snippet1() async throws {
    #sourceLocation(file:"chapters/01-all-kinds.md",line:11)
    #expect(A().a == 1)
    #sourceLocation()
}

@MainActor private func snippet2() async throws {
    #sourceLocation(file:"chapters/01-all-kinds.md",line:15)
    print("1\t")
    #sourceLocation()
}

@MainActor private func snippet3() async throws {
    #sourceLocation(file:"chapters/01-all-kinds.md",line:24)
    _ = A()
    #sourceLocation()
}

@MainActor private func snippet4() async throws -> Figure {
    #sourceLocation(file:"chapters/01-all-kinds.md",line:28)
    return Figure.stack()
    #sourceLocation()
}

@MainActor private func snippet6() async throws {
    #sourceLocation(file:"chapters/01-all-kinds.md",line:37)
    fatalError("no")
    #sourceLocation()
}

@MainActor private func snippet8() async throws {
    #sourceLocation(file:"chapters/01-all-kinds.md",line:50)
    #expect(e() == 2)
    #sourceLocation()
}

private let runSnippets: [SnippetTest] = [
    .test(extractedChapter.place(1, "A \"test\"", line: 10, column: 1)) { try await inScope(snippet1) },
    .example(extractedChapter.place(2, "All \"kinds\": example 1", line: 14, column: 1), output: "1\\t\n\"2\"\n") {
        try await inScope(snippet2)
    },
    .example(extractedChapter.place(3, "All \"kinds\": example 2", line: 23, column: 1), output: nil) {
        try await inScope(snippet3)
    },
    .figure(extractedChapter.place(4, "A stack", line: 27, column: 1), name: "stack") { @MainActor in
        var svg = ""
        try await inScope { svg = try await snippet4().svg }
        return svg
    },
    .test(extractedChapter.place(8, "E is two", line: 49, column: 1)) { try await inScope(snippet8) },
]

private let refusedSnippets = MustNotCompile(
    prelude:
        "import Foundation\nimport UIKit\n#sourceLocation(file: \"chapters/01-all-kinds.md\", line: 6)\n\nstruct A { var a = 1 }\n#sourceLocation(file: \"chapters/01-all-kinds.md\", line: 41)\nfunc e() -> Int {\n    // STUB: 0\n    // BEGIN SOLUTION\n    2\n    // END SOLUTION\n}\n#sourceLocation()\nfunc resource(_ path: String) throws -> Data { Data() }\n",
    cases: [
        .init(
            place: extractedChapter.place(5, "All \"kinds\": must not compile 1", line: 31, column: 1),
            message: "cannot find 'b'",
            code: "#sourceLocation(file: \"chapters/01-all-kinds.md\", line: 32)\n\nlet c = b\n#sourceLocation()\n")
    ])

@Suite("All \"kinds\"", .serialized) struct AllKindsChapter {
    @Test("Snippets", arguments: runSnippets) func snippet(_ snippet: SnippetTest) async {
        if let finding = await snippet.finding() { recordFinding(finding) }
    }

    @Test("All \"kinds\": must stop 1") func trap6() async throws {
        #sourceLocation(file:"chapters/01-all-kinds.md",line:36)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await inScope(snippet6)
        }
        #sourceLocation()
        let finding = extractedChapter.place(6, "All \"kinds\": must stop 1", line: 36, column: 1).trapFinding(
            message: "Fatal error: no", standardError: result?.standardErrorContent)
        if let finding { recordFinding(finding) }
    }
    @Test("Must not compile", arguments: refusedSnippets.cases)
    func mustNotCompile(_ snippet: MustNotCompile.Case) async throws {
        if let finding = try await refusedSnippets.finding(for: snippet) { recordFinding(finding) }
    }
}
