import Testing

@testable import ChapterKit

@Suite struct CompilerReportTests {
    private func messages(_ text: String) -> [CompilerReport.Message] { CompilerReport(text).messages }

    private func location(_ path: String, _ line: Int, _ column: Int) -> ChapterKit.SourceLocation {
        .init(path: path, line: line, column: column)
    }

    @Test func `errors and warnings are read with locations; notes and source lines are skipped`() {
        let text = """
            chapters/01-a.md:3:5: error: cannot find 'x': error: y
              print("a: error: b") // 3:5: error: c
                  ^
            chapters/01-a.md:3:5: note: it is here
            a b: c.swift:10:1: warning: unused
            """
        #expect(
            messages(text) == [
                .init(
                    severity: .error, location: location("chapters/01-a.md", 3, 5), text: "cannot find 'x': error: y"),
                .init(severity: .warning, location: location("a b: c.swift", 10, 1), text: "unused"),
            ])
    }

    @Test(arguments: [
        ("error: no input files", "no input files"),
        ("<unknown>:0: error: unable to load standard library", "unable to load standard library"),
    ])
    func `an error without a file has no location`(line: String, text: String) {
        #expect(messages(line) == [.init(severity: .error, location: nil, text: text)])
    }

    @Test(arguments: ["", "Stack dump:", "print(\"error: a\")", "a: error: b", "3: error: b", ":: error: b"])
    func `other lines are ignored`(line: String) {
        #expect(messages(line) == [])
    }
}
