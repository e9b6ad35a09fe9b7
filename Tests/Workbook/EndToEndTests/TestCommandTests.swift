import Foundation
import SnippetResults
import TestSupport
import Testing

@testable import ChapterKit

/// Tests of the processing of a test run by `workbook test` and `workbook accept`.
///
/// SwiftPM would compile for a minute. A script replaces it, and creates the results of a run: an event stream, a
/// result for each snippet, and an exit status.
@Suite struct TestCommandTests {
    private static let chapter = """
        ---
        title: A
        ---

        ```swift test name="One \u{1B}[2J"
        #expect(1 == 1)\u{1B}[31m
        ```

        ```swift example
        print(1)
        ```

        ```output
        0
        ```

        """

    /// Runs the tool in a book whose `swift` is a script.
    ///
    /// In the script, `$events` is the file of the event stream, and `$results` the folder of the chapter's results.
    ///
    /// - Parameter build: The script that replaces the compilation.
    private func run(
        _ arguments: String..., build: String = "", script: String = "",
        check: @Sendable (TemporaryFolder, Tool.Run) throws -> Void
    ) throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let head = """
                #!/bin/sh
                if [ "$1" = --version ]; then echo "Swift version 6.2.1 (swift-6.2.1-RELEASE)"; exit; fi
                case "$*" in
                "test --filter ^$") \(build)
                    exit ;;
                esac
                while [ $# -gt 0 ]; do
                    if [ "$1" = --event-stream-output-path ]; then events=$2; fi
                    shift
                done
                results=$(dirname "$events")/a
                mkdir -p "$results"

                """
            try folder.write(head + script, to: "bin/swift")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/swift")
            let environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
            try check(folder, try Tool.run(arguments, in: folder.path, environment: environment))
        }
    }

    /// Returns lines of a script that write the result of a snippet that ran to completion.
    private func result(_ index: Int, printed: String? = nil) throws -> String {
        let chapter = ChapterParser.parse(
            SourceFile(path: "a.md", text: Self.chapter), metadata: try metadata(), bookKind: .workbook
        ).chapter
        let result = SnippetResult(source: Extractor.hash(of: chapter), printed: printed)
        let json = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
        return "printf '%s' '\(json)' > \"$results/\(index).json\"\n"
    }

    private func metadata() throws -> Chapter.Metadata { try Repository.book().book.chapters[0] }

    /// Returns lines of a script that write an issue in the format of Swift Testing.
    private func issue(line: Int, _ message: String) -> String {
        let location =
            #""sourceLocation":{"_filePath":"chapters\/01-a.md","fileID":"a\/01-a.md","line":\#(line),"column":1}"#
        let event =
            #"{"kind":"event","version":0,"payload":{"kind":"issueRecorded","issue":{"isKnown":false,\#(location)},"#
            + #""messages":[{"symbol":"fail","text":"\#(message)"}],"testID":"AChapterTests.AChapter\/snippet(_:)\/x"}}"#
        return "printf '%s\\n' '\(event)' >> \"$events\"\n"
    }

    private let begun = "touch \"$events\"\n"

    @Test func `test prints one line for each snippet, and the number of passed snippets`() throws {
        try run("test", script: begun + result(0) + result(1, printed: "0\n")) { _, run in
            #expect(run.status == 0)
            #expect(run.output.contains("✔ One"))
            #expect(run.output.contains("✔ A: example  chapters/01-a.md:9\n"))
            #expect(run.output.hasSuffix("\n2 passed, 0 failed\n"))
        }
    }

    @Test func `the test run uses deterministic hashing, and the build doesn't`() throws {
        let script = try begun + result(0) + result(1, printed: "0\n") + "[ \"$SWIFT_DETERMINISTIC_HASHING\" = 1 ]"
        try run("test", build: "[ -z \"$SWIFT_DETERMINISTIC_HASHING\" ] || exit 1", script: script) { _, run in
            #expect(run.status == 0, "\(run.output) \(run.errors)")
        }
    }

    @Test func `a failure shows its message and the surrounding Markdown, without control characters`() throws {
        let script = try begun + result(0) + result(1) + issue(line: 6, "evil\\u001b[2J") + "exit 1"
        try run("test", script: script) { _, run in
            #expect(run.status == 1)
            #expect(run.output.contains("✘ One \\u{1B}[2J  chapters/01-a.md:5\n"))
            #expect(run.output.contains("chapters/01-a.md:6:1: evil\\u{1B}[2J\n"))
            #expect(run.output.contains("           6 | #expect(1 == 1)\\u{1B}[31m\n               ^\n"))
            #expect(run.output.hasSuffix("\n1 passed, 1 failed\n"))
            #expect(!run.output.contains("\u{1B}"))
        }
    }

    @Test func `if the test process stops early, its output is shown without the build's output`() throws {
        let script =
            try begun + result(0) + "echo 'Fatal \u{1B}[2J'\nexit 1"
        try run("test", build: "echo '[1/2] Compiling'", script: script) { _, run in
            #expect(run.status == 1)
            #expect(run.output.contains("✘ A: example  chapters/01-a.md:9\n      did not run to its end\n"))
            #expect(run.output.contains("\nFatal \\u{1B}[2J\n"))
            #expect(!run.output.contains("Compiling"))
        }
    }

    @Test func `a compiler error is shown with the surrounding Markdown`() throws {
        let build = "echo '[1/2] Compiling'\necho 'chapters/01-a.md:6:3: error: no \u{1B}[2J'\nexit 1"
        try run("test", build: build) { _, run in
            #expect(run.status == 1)
            #expect(run.output == "")
            #expect(
                run.errorLines.prefix(4) == [
                    "chapters/01-a.md:6:3: error: no \\u{1B}[2J", "           4 | ",
                    "           5 | ```swift test name=\"One \\u{1B}[2J\"",
                    "           6 | #expect(1 == 1)\\u{1B}[31m",
                ])
        }
    }

    @Test func `a compiler error is a finding in the formats json and github`() throws {
        let build = "echo 'chapters/01-a.md:6:3: error: no \u{1B}[2J'\nexit 1"
        try run("test", "--format", "json", build: build) { _, run in
            #expect(run.status == 1)
            #expect(run.output.contains(#""line" : 6"#) && run.output.contains(#""message" : "no \u001b[2J""#))
            #expect(run.output.contains(#""passed" : 0"#))
        }
        try run("test", "--format", "github", build: "echo 'no linker'\nexit 1") { _, run in
            #expect(run.status == 1)
            #expect(run.output == "::error file=chapters/01-a.md,line=1,col=1::the tests do not compile\n")
            #expect(run.errors.contains("no linker\n"))
        }
    }

    @Test func `test reports an error if it can't run 'swift test'`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let run = try Tool.run(["test"], in: folder.path, environment: ["PATH": folder.path])
            #expect(run.status == 1)
            #expect(run.errors.contains("error: cannot run 'swift test'"))
        }
    }

    @Test func `accept writes an example's output once, even if its chapter is named twice`() throws {
        try run("accept", "a", "a", script: begun + result(0) + result(1, printed: "1\n")) { folder, run in
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.output.hasPrefix(
                    "chapters/01-a.md:13:1: a new output\nchapters/tested.yml: Swift 6.2.1\n2 accepted"))
            let text = try folder.read("chapters/01-a.md")
            #expect(text == Self.chapter.replacing("0\n```", with: "1\n```"))
        }
    }

    @Test func `accept doesn't overwrite a chapter that was edited while the tests ran`() throws {
        let script = try begun + result(0) + result(1, printed: "1\n") + "echo 'Edited.' >> chapters/01-a.md"
        try run("accept", script: script) { folder, run in
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("chapters/01-a.md:1:1: error: this changed while the tests ran"))
            let text = try folder.read("chapters/01-a.md")
            #expect(text == Self.chapter + "Edited.\n")
            #expect(!folder.contains("chapters/tested.yml"))
        }
    }

    @Test(arguments: ["nosuch", "a\u{9B}31m"]) func `an unknown chapter's name is printed without control characters`(
        name: String
    ) throws {
        try run("test", name, script: begun) { _, run in
            #expect(run.status == 1)
            #expect(run.errors.contains("there are: a"))
            #expect(!run.errors.contains("\u{9B}"))
        }
    }
}
