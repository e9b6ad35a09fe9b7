import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
    private static let chapter = "---\ntitle: A\n---\n\nText.\n"

    @Test(
        arguments: [
            "init", "add", "import", "build", "serve", "check", "test", "accept", "starter", "progress", "settings",
            "settings check",
            "settings show", "settings generate",
        ])
    func `each command's help contains an example`(command: String) throws {
        let run = try Tool.shell("\"$0\" \(command) --help", in: "/")
        #expect(run.status == 0)
        #expect(run.output.contains("Example:\n"))
        #expect(run.output.contains("workbook \(command) "))
        #expect(run.errors == "")
    }

    @Test func `the help lists the commands, the exit statuses, and an example`() throws {
        let help = try Tool.run("--help")
        #expect(help.status == 0)
        for word in [
            "init", "add", "import", "build", "serve", "check", "test", "accept", "starter", "progress", "settings",
            "status 0", "64",
            "workbook build chapters",
        ] {
            #expect(help.output.contains(word), "\(word)")
        }
    }

    @Test func `without arguments, the tool suggests a command for each kind of user`() throws {
        let run = try Tool.run()
        #expect(run.status == 0 && run.errors == "")
        for command in ["workbook test README.md", "workbook init my-book", "workbook serve chapters --open"] {
            #expect(run.output.contains("\n  \(command)\n"))
        }
    }

    @Test func `the version consists of three numbers`() throws {
        let run = try Tool.run("--version")
        #expect(run.status == 0)
        #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    @Test func `the changelog begins with unreleased changes, followed by the current version`() throws {
        let changes = try String(contentsOfFile: Repository.root + "/CHANGELOG.md", encoding: .utf8)
        let headings = changes.matches(of: /(?m)^## (\S+)/).map { String($0.output.1) }
        #expect(headings.first == "Unreleased")
        if headings.count > 1 { #expect(try Tool.run("--version").output == headings[1] + "\n") }
    }

    @Test func `a valid book ends with status 0, and build prints the number of files and what to open`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let build = try Tool.run("build", "chapters", "--output", "site", in: folder.path)
            #expect(build.status == 0)
            #expect(build.output == "23 new: open site/index.html\n")
            #expect(build.errors == "")
            let again = try Tool.run("build", "chapters", "--output", "site/", in: folder.path)
            #expect(again.output == "23 unchanged: open site/index.html\n")
            let check = try Tool.run("check", in: folder.path)
            #expect(check.status == 0 && check.output == "" && check.errors == "")
        }
    }

    @Test(arguments: ["build", "check"])
    func `errors in a chapter end with status 1, and nothing is written`(command: String) throws {
        try TemporaryFolder.withBook(chapter: Self.chapter + "\n[a](nowhere.md)\n\n```swift tset\n```\n") { folder in
            let run = try Tool.run(command, "chapters", in: folder.path)
            #expect(run.status == 1)
            #expect(run.output == "")
            #expect(
                run.errorLines.map { $0.prefix { $0 != ";" } } == [
                    "chapters/01-a.md:7:1: error: 'nowhere.md' doesn't exist",
                    "chapters/01-a.md:9:10: error: unknown word 'tset' after 'swift'",
                ])
            #expect(!folder.contains("site"))
        }
    }

    @Test(
        arguments: [
            ["bild"], ["build", "--outptu", "x"], ["serve", "--port", "65536"], ["starter", "a", "b"],
            ["check", "a", "b"],
            ["test", "--book", "plain"],
        ])
    func `invalid arguments end with status 64 and an error message`(arguments: [String]) throws {
        try TemporaryFolder.withBook(chapter: Self.chapter, files: ["plain/a.md": "# A\n"]) { folder in
            let line = "\"$0\" " + arguments.map { "'\($0)'" }.joined(separator: " ")
            let run = try Tool.shell(line, in: folder.path)
            #expect(run.status == 64, "\(run.errors)")
            #expect(run.errors.hasPrefix("Error: "))
            #expect(try folder.contents(of: "").count == 3)
        }
    }

    @Test(
        arguments: [
            ["build", "no-such-folder"], ["build", "no-such-folder", "--watch"], ["serve", "no-such-folder"],
            ["check", "chapters/01-a.md"],
        ])
    func `a folder that doesn't exist, or is a file, ends with status 1`(arguments: [String]) throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let run = try Tool.run(arguments, in: folder.path, environment: [:])
            #expect(run.status == 1)
            #expect(run.errors.hasSuffix("; name the folder with the chapters\n"), "\(run.errors)")
            #expect(!folder.contains("site"))
        }
    }

    @Test(arguments: ["starter", "test", "accept"])
    func `an unknown chapter ends with status 1 and the list of the book's chapters`(command: String) throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let run = try Tool.run(command, "no-such-chapter", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors == "error: no chapter 'no-such-chapter'; there are: a\n")
        }
    }

    @Test(arguments: ["build chapters", "starter a"])
    func `an output folder with an empty name is rejected`(command: String) throws {
        // The chapter has an error, too, so that a tool that ignores this rule doesn't write to the root of the disk.
        try TemporaryFolder.withBook(chapter: Self.chapter + "\n[a](nowhere.md)\n") { folder in
            let run = try Tool.shell("\"$0\" \(command) --output ''", in: folder.path)
            #expect(run.status == 64)
            #expect(run.errors.hasPrefix("Error: the output folder has no name"))
        }
    }

    @Test func `findings have no color if standard error isn't a terminal`() throws {
        try TemporaryFolder.withBook(chapter: "") { folder in
            let run = try Tool.run("check", in: folder.path, environment: ["TERM": "xterm-256color"])
            #expect(!run.errors.contains("\u{1B}"))
        }
    }

    @Test(
        arguments: [(["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
    func `findings on a terminal have colors, unless NO_COLOR or TERM=dumb is set`(
        environment: [String: String], isColored: Bool
    ) throws {
        try TemporaryFolder.withBook(chapter: "") { folder in
            let text = try Self.onTerminal(["check"], in: folder.path, environment: environment)
            #expect(text.contains("the chapter has no title"))
            #expect(text.contains("\u{1B}[1;31merror:") == isColored)
        }
    }

    @Test func `control characters in a chapter are escaped in findings`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter + "\n```swift \u{1B}[31mtest\u{7}\n```\n") { folder in
            let run = try Tool.run("check", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors.contains("unknown word '\\u{1B}[31mtest\\u{07}'"))
        }
    }

    @Test func `a closed standard error or pipe doesn't change the exit status`() throws {
        try TemporaryFolder.withBook(chapter: "") { folder in
            let run = try Tool.shell("\"$0\" check 2>&-", in: folder.path)
            #expect(run.status == 1)
            #expect(
                try Tool.shell("trap '' PIPE; { \"$0\" check 2>&1; echo $? >&2; } | true", in: folder.path).errors
                    == "1\n")
        }
    }

    /// Returns the output of the tool when its standard error is a terminal.
    static func onTerminal(
        _ arguments: [String], in folder: String, environment: [String: String]
    ) throws -> String {
        // Foundation doesn't export this function, but the C library contains it.
        typealias OpenTerminal =
            @convention(c) (
                UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, OpaquePointer?, OpaquePointer?, OpaquePointer?
            ) -> Int32
        let openTerminal = unsafeBitCast(try #require(dlsym(dlopen(nil, RTLD_NOW), "openpty")), to: OpenTerminal.self)
        var (master, terminal): (Int32, Int32) = (-1, -1)
        try #require(openTerminal(&master, &terminal, nil, nil, nil) == 0)
        let process = Tool.process(Tool.path, arguments, in: folder, environment: environment)
        process.standardError = FileHandle(fileDescriptor: terminal)
        try process.run()
        process.waitUntilExit()
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(master, &bytes, bytes.count)
        close(terminal)
        close(master)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
