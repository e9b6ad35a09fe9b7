import Foundation
import TestSupport
import Testing

/// Tests of the formats in which programs read findings.
@Suite struct DiagnosticFormatTests {
    private struct Document: Decodable, Equatable {
        struct Finding: Decodable, Equatable {
            var path: String
            var line: Int
            var column: Int
            var severity: String
            var message: String
        }

        var findings: [Finding]
        var passed: Int?
        var failed: Int?
    }

    private func document(_ run: Tool.Run) throws -> Document {
        try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    }

    /// Returns a plain folder with a warning whose path contains characters that are special in annotations.
    private func warned() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("# A\n\n[a](100%,\u{1B}[2J.md)\n", to: "docs/a,b.md")
        return folder
    }

    @Test func `the format json contains each finding with its location`() throws {
        let folder = try warned()
        let run = try Tool.run("check", "docs", "--format", "json", in: folder.path)
        let findings = try document(run).findings
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(findings.map(\.path) == ["docs/a,b.md"] && findings.map(\.severity) == ["warning"])
        #expect(findings[0].line == 3 && findings[0].column == 1)
    }

    @Test func `the format github prints annotations with escaped texts`() throws {
        let folder = try warned()
        let run = try Tool.run("check", "docs", "--format", "github", in: folder.path)
        #expect(run.output.hasPrefix("::warning file=docs/a%2Cb.md,line=3,col=1::'100%25,?[2J.md' doesn't exist"))
        #expect(run.output.split(separator: "\n").count == 1)
    }

    @Test func `with --strict, a warning counts as an error, and nothing is built`() throws {
        let folder = try warned()
        #expect(try Tool.run("check", "docs", "--strict", in: folder.path).status == 1)
        #expect(try Tool.run("build", "docs", "--strict", "--output", "site", in: folder.path).status == 1)
        #expect(folder.text("site/index.html") == nil)
        let built = try Tool.run("build", "docs", "--format", "json", "--output", "site", in: folder.path)
        #expect(built.status == 0 && folder.text("site/index.html") != nil)
        #expect(try document(built).findings.count == 1)
    }

    @Test func `a snippet's failure is a finding`() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        try folder.write(
            "---\ntitle: A\n---\n\n```swift program\nprint(1)\n```\n\n```swift program\nnothing()\n```\n",
            to: "chapters/01-a.md")
        let environment = ProcessInfo.processInfo.environment
        let run = try Tool.run(
            ["test", "--format", "json"], in: folder.path,
            environment: ["PATH": environment["PATH", default: ""], "HOME": environment["HOME", default: ""]])
        let expected = Document.Finding(
            path: "chapters/01-a.md", line: 10, column: 1, severity: "error", message: "cannot find 'nothing' in scope")
        #expect(try document(run) == Document(findings: [expected], passed: 1, failed: 1))
        #expect(run.status == 1)
    }

    @Test(arguments: [
        ("biuld", "did you mean 'build'?"), ("chekc", "did you mean 'check'?"),
        ("\u{1B}[2J", "'workbook --help' lists them"),
    ])
    func `an unknown command is an error with a suggestion or the help`(word: String, hint: String) throws {
        let run = try Tool.run(word, "chapters", in: "/")
        #expect(run.status == 64 && run.errors.contains("there is no command '") && run.errors.contains(hint))
        #expect(!run.errors.contains("\u{1B}"))
    }
}
