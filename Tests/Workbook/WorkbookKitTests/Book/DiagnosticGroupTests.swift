import Testing

@testable import ChapterKit

/// Tests of the diagnostics with the same cause, which are shown once.
@Suite struct DiagnosticGroupTests {
    private func diagnostic(_ severity: Diagnostic.Severity, line: Int, _ message: String = "m") -> Diagnostic {
        Diagnostic(
            severity: severity, location: SourceLocation(path: "a.md", line: line, column: 1), message: message)
    }

    @Test(arguments: [
        ([3], "m"), ([3, 3], "m"), ([3, 5], "m (also at a.md:5:1)"),
        ([9, 3, 7, 5], "m (also at a.md:5:1, a.md:7:1, a.md:9:1)"),
        ([3, 5, 7, 9, 11], "m (also at 4 more places: a.md:5:1, a.md:7:1, a.md:9:1, …)"),
    ])
    func `equal messages are shown once, with their other locations`(lines: [Int], message: String) {
        let groups = DiagnosticGroup.groups(of: lines.map { diagnostic(.error, line: $0) })
        #expect(groups.map(\.first.location.line) == [3])
        #expect(groups.map(\.message) == [message])
    }

    @Test func `errors come before warnings, each in the order of their locations`() {
        let groups = DiagnosticGroup.groups(of: [
            diagnostic(.warning, line: 1), diagnostic(.error, line: 8), diagnostic(.warning, line: 2, "n"),
            diagnostic(.error, line: 4, "n"),
        ])
        #expect(groups.map(\.first.location.line) == [4, 8, 1, 2])
        #expect(groups.flatMap(\.others) == [])
    }
}
