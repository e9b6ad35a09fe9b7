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

    /// A book with a listing that passes, one that fails behind a character of two UTF-16 code units, and one that isn't
    /// tested.
    private func failing() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let listings = ["```swift\nprint(1)\n```", "```swift\nlet a = \"🐦\" + b\n```"]
        let mark = "<!-- workbook: skip <It> & \"that\". -->"
        try folder.write(
            "# A\n\n\(listings[0])\n\n\(listings[1])\n\n\(mark)\n\n\(listings[0])\n", to: "é a.md")
        return folder
    }

    @Test func `the format sarif counts columns in UTF-16 code units, and lists the rules`() throws {
        let folder = try failing()
        let run = try Tool.run(
            "test", "é a.md", "--format", "sarif", in: folder.path, environment: Tool.environmentWithSwift)
        let log = try JSONDecoder().decode(DecodedSARIF.self, from: Data(run.output.utf8))
        #expect(run.status == 1 && log.version == "2.1.0" && log.runs.count == 1)
        #expect(log.runs[0].tool.driver.name == "workbook test")
        #expect(log.runs[0].tool.driver.rules.map(\.id) == ["failed-example"])
        let location = try #require(log.runs[0].results.first?.locations.first?.physicalLocation)
        #expect(location.artifactLocation.uri == "%C3%A9%20a.md")
        #expect(location.region == .init(startLine: 8, startColumn: 16))
        let warned = try warned()
        let checked = try Tool.run("check", "docs", "--format", "sarif", in: warned.path)
        let warning = try JSONDecoder().decode(DecodedSARIF.self, from: Data(checked.output.utf8)).runs[0].results
        #expect(warning.map(\.ruleId) == ["links"] && warning.map(\.level) == ["warning"])
    }

    @Test func `the format junit has a suite for each file, and escapes the texts`() throws {
        let folder = try failing()
        let run = try Tool.run(
            "test", "é a.md", "--format", "junit", "--badge", "badge.json", in: folder.path,
            environment: Tool.environmentWithSwift)
        #expect(run.status == 1)
        let suite = #/timestamp="[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}" hostname="[^"]+" /#
        #expect(run.output.firstMatch(of: suite) != nil)
        #expect(
            run.output.replacing(suite, with: "") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites>
                  <testsuite id="0" package="é a.md" name="é a.md" tests="3" failures="1" errors="0" skipped="1" time="0">
                    <properties/>
                    <testcase classname="é a.md" name="A: listing" time="0"/>
                    <testcase classname="é a.md" name="A: listing 2" time="0">
                      <failure type="failed-example" message="cannot find 'b' in scope">é a.md:8:18: cannot find 'b' in scope</failure>
                    </testcase>
                    <testcase classname="é a.md" name="A: listing 3" time="0">
                      <skipped message="&lt;It&gt; &amp; &quot;that&quot;."/>
                    </testcase>
                    <system-out/>
                    <system-err/>
                  </testsuite>
                </testsuites>

                """)
        #expect(
            try JSONDecoder().decode([String: BadgeValue].self, from: Data((folder.text("badge.json") ?? "").utf8)) == [
                "schemaVersion": .number(1), "label": .text("examples"), "message": .text("1 of 3 pass"),
                "color": .text("red"),
            ])
    }

    private enum BadgeValue: Decodable, Equatable {
        case number(Int)
        case text(String)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let number = try? value.decode(Int.self) {
                self = .number(number)
            } else {
                self = .text(try value.decode(String.self))
            }
        }
    }

    @Test func `in the format junit, a warning is skipped, and fails with --strict`() throws {
        let folder = try warned()
        let run = try Tool.run("check", "docs", "--format", "junit", in: folder.path)
        #expect(run.output.contains("tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"1\""))
        #expect(run.output.contains("name=\"links 3:1\"") && !run.output.contains("\u{1B}"))
        let strict = try Tool.run("check", "docs", "--format", "junit", "--strict", in: folder.path)
        #expect(strict.output.contains("failures=\"1\"") && strict.status == 1)
    }

    @Test func `in the format github, what an example prints is no command`() throws {
        let folder = try TemporaryFolder()
        try folder.write("```swift\nfatalError(\"a\\n::stop-commands::b\")\n```\n", to: "a.md")
        let run = try Tool.run(
            "test", "a.md", "--format", "github", in: folder.path, environment: Tool.environmentWithSwift)
        let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains { $0.hasPrefix("| ::stop-commands::b") }, "\(run.output)")
        #expect(lines.filter { $0.hasPrefix("::") }.map { $0.prefix(8) } == ["::error "])
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
        let run = try Tool.run(
            ["test", "--format", "json"], in: folder.path,
            environment: Tool.environmentWithSwift)
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
