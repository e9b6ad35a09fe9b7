import Foundation
import Testing

@Suite("The command line")
struct CommandLineTests {
    private static let chapter = "---\ntitle: A\n---\n\nText.\n"

    @Test(
        "Each command's help shows how to call it",
        arguments: [
            "build", "check", "test", "accept", "starter", "extract", "settings", "settings check", "settings show",
            "settings generate",
        ])
    func helpHasAnExample(command: String) throws {
        let run = try Tool.shell("\"$0\" \(command) --help", in: "/")
        #expect(run.status == 0)
        #expect(run.output.contains("Example:\n"))
        #expect(run.output.contains("workbook \(command) "))
        #expect(run.errors == "")
    }

    @Test("The help lists every command, the statuses, and an example")
    func help() throws {
        let help = try Tool.run("--help")
        #expect(help.status == 0)
        for word in [
            "build", "check", "test", "accept", "starter", "settings", "extract", "status 0", "64",
            "workbook build chapters",
        ] {
            #expect(help.output.contains(word), "\(word)")
        }
    }

    @Test("The version is three numbers")
    func version() throws {
        let run = try Tool.run("--version")
        #expect(run.status == 0)
        #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    @Test("A good book ends with status 0, and says what was written and what to open")
    func success() throws {
        try MadeFolder.withBook(chapter: Self.chapter) { folder in
            let build = try Tool.run("build", "chapters", "--output", "site", in: folder.path)
            #expect(build.status == 0)
            #expect(build.output == "5 new: open site/index.html\n")
            #expect(build.errors == "")
            let again = try Tool.run("build", "chapters", "--output", "site/", in: folder.path)
            #expect(again.output == "5 unchanged: open site/index.html\n")
            let check = try Tool.run("check", in: folder.path)
            #expect(check.status == 0 && check.output == "" && check.errors == "")
        }
    }

    @Test("A mistake in a chapter ends with status 1; nothing is written", arguments: ["build", "check"])
    func mistake(command: String) throws {
        try MadeFolder.withBook(chapter: Self.chapter + "\n[a](nowhere.md)\n\n```swift tset\n```\n") { folder in
            let run = try Tool.run(command, "chapters", in: folder.path)
            #expect(run.status == 1)
            #expect(run.output == "")
            #expect(
                run.errorLines.map { $0.prefix { $0 != ";" } } == [
                    "chapters/01-a.md:7:1: error: 'nowhere.md' leads nowhere: there is no 'chapters/nowhere.md'",
                    "chapters/01-a.md:9:10: error: unknown word 'tset' after 'swift'",
                ])
            #expect(!folder.contains("site"))
        }
    }

    @Test(
        "A wrong call ends with status 64 and says what is right",
        arguments: [
            ["bild"], ["build", "--outptu", "x"], ["build", "no-such-folder"],
            ["starter"], ["starter", "no-such-chapter"], ["check", "a", "b"], ["extract"],
            ["test", "no-such-chapter"], ["test", "--book", "plain"],
        ])
    func misuse(arguments: [String]) throws {
        try MadeFolder.withBook(chapter: Self.chapter, files: ["plain/a.md": "# A\n"]) { folder in
            let line = "\"$0\" " + arguments.map { "'\($0)'" }.joined(separator: " ")
            let run = try Tool.shell(line, in: folder.path)
            #expect(run.status == 64, "\(run.errors)")
            #expect(run.errors.hasPrefix("Error: "))
            #expect(try folder.contents(of: "").count == 3)
        }
    }

    @Test("An output folder without a name is refused", arguments: ["build chapters", "starter a"])
    func namelessOutput(command: String) throws {
        // The chapter has a mistake too: a tool that forgot this rule shall not write to the root of the disk.
        try MadeFolder.withBook(chapter: Self.chapter + "\n[a](nowhere.md)\n") { folder in
            let run = try Tool.shell("\"$0\" \(command) --output ''", in: folder.path)
            #expect(run.status == 64)
            #expect(run.errors.hasPrefix("Error: the output folder has no name"))
        }
    }

    @Test("Findings have no colour when nobody sees them")
    func noColourInFiles() throws {
        try MadeFolder.withBook(chapter: "") { folder in
            let run = try Tool.run("check", in: folder.path, environment: ["TERM": "xterm-256color"])
            #expect(!run.errors.contains("\u{1B}"))
        }
    }

    @Test(
        "On a terminal findings have a colour, unless the user asks for none",
        arguments: [(["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
    func colourOnTerminals(environment: [String: String], isColoured: Bool) throws {
        try MadeFolder.withBook(chapter: "") { folder in
            let text = try Self.onTerminal(["check"], in: folder.path, environment: environment)
            #expect(text.contains("the chapter has no title"))
            #expect(text.contains("\u{1B}[1;31merror:") == isColoured)
        }
    }

    @Test("A file's name and a chapter's words cannot steer the terminal")
    func controlCharacters() throws {
        try MadeFolder.withBook(chapter: Self.chapter + "\n```swift \u{1B}[31mtest\u{7}\n```\n") { folder in
            let run = try Tool.run("check", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors.contains("unknown word '\\u{1B}[31mtest\\u{07}'"))
        }
    }

    @Test("That nobody reads what it says does not stop it")
    func nobodyListens() throws {
        try MadeFolder.withBook(chapter: "") { folder in
            let run = try Tool.shell("\"$0\" check 2>&-", in: folder.path)
            #expect(run.status == 1)
            #expect(
                try Tool.shell("trap '' PIPE; { \"$0\" check 2>&1; echo $? >&2; } | true", in: folder.path).errors
                    == "1\n")
        }
    }

    /// What the tool writes when its standard error is a terminal.
    static func onTerminal(
        _ arguments: [String], in folder: String, environment: [String: String]
    ) throws -> String {
        // Foundation does not show this function, but the C library has it.
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
