import Foundation
import TestSupport
import Testing

/// Tests of the common behavior of all commands for Settings bundles.
@Suite("The settings commands")
struct SettingsCommandTests {
    @Test func `an invalid bundle causes one error and status 1 in each command`() throws {
        let files = [
            "Empty.bundle/Root.plist": "", "Array.bundle/Root.plist": "<plist><array/></plist>",
            "Text.bundle/Root.plist": "hello world, no list", "A.bundle": "a file", "None.bundle/readme.txt": "",
            "Deep.bundle/Root.plist": String(repeating: "<array>", count: 50_000),
            "Old.bundle/Root.plist": "{ a = b }",
        ]
        try TemporaryFolder.with(files) { folder in
            for (name, message) in [
                ("Empty.bundle", "it is empty"), ("Array.bundle", "its root is an array"),
                ("Text.bundle", "it is not a property list"),
                ("A.bundle", "it is a file; a settings bundle is a folder"),
                ("Gone.bundle", "there is nothing of this name"), ("None.bundle", "there is no 'Root.plist'"),
                ("Deep.bundle", "it is not a property list"),
                ("Old.bundle", "it is not a property list: a ';' is missing after 'b'"),
            ] {
                for command in ["check", "show", "generate"] {
                    let run = try Tool.run("settings", command, name, in: folder.path)
                    #expect(run.status == 1, "\(command) \(name)")
                    #expect(run.errorLines.count == 1 && run.errors.hasPrefix(name))
                    #expect(run.errors.contains(": error: \(message)"))
                    #expect(run.output == "" || command == "show")
                }
            }
        }
    }

    @Test(
        arguments: [
            ["settings", "chekc", "Good.bundle"], ["settings", "check"], ["settings", "show"],
            ["settings", "generate"],
            ["settings", "check", "--format", "xml", "Good.bundle"],
            ["settings", "check", "--allow", "missing-defaults", "Good.bundle"],
            ["settings", "check", "Good.bundle", "--languages", "[de, fr]"],
            ["settings", "generate", "Good.bundle", "--type-name", "class"],
            ["settings", "generate", "Good.bundle", "--type-name", "My Settings"],
            ["settings", "generate", "Good.bundle", "--output", ""],
        ])
    func `invalid arguments end with status 64 and an error message`(arguments: [String]) throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            let line = "\"$0\" " + arguments.map { "'\($0)'" }.joined(separator: " ")
            let run = try Tool.shell(line, in: folder.path)
            #expect(run.status == 64, "\(run.errors)")
            #expect(run.errors.hasPrefix("Error: "))
            #expect(run.output == "")
        }
    }

    @Test(
        arguments: [(["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
    func `findings on a terminal have colors, unless NO_COLOR or TERM=dumb is set`(
        environment: [String: String], isColored: Bool
    ) throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            let text = try CommandLineTests.onTerminal(
                ["settings", "check", "Wrong.bundle"], in: folder.path, environment: environment)
            #expect(text.contains("there is no 'More.plist'"))
            #expect(text.contains("\u{1B}[1;31merror:") == isColored)
        }
    }

    @Test func `control characters in a bundle aren't printed`() throws {
        let pane = "{ PreferenceSpecifiers = ({ Type = \"\\033[31m\"; Title = \"\\033[2J\"; Key = \"\\007\"; }); }"
        try TemporaryFolder.with(["A.bundle/Root.plist": pane]) { folder in
            for command in ["check", "show", "generate"] {
                let run = try Tool.run("settings", command, "A.bundle", in: folder.path)
                #expect(run.status == 0)
                #expect(!(run.output + run.errors).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
            }
        }
    }

    @Test(arguments: ["generate", "show", "check --format json", "check --format sarif"])
    func `a write error on standard output ends with status 1`(command: String) throws {
        try #require(FileManager.default.fileExists(atPath: "/dev/full"), "the device that is always full")
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            let run = try Tool.shell("\"$0\" settings \(command) Good.bundle > /dev/full", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors == "error: cannot write to standard output: No space left on device\n")
            // A reader that closes the pipe early isn't an error.
            let head = try Tool.shell("\"$0\" settings \(command) Good.bundle | true; echo done", in: folder.path)
            #expect(head.status == 0 && head.errors == "" && head.output == "done\n")
        }
    }

    @Test(.enabled(if: getuid() != 0, "root writes everywhere"))
    func `a folder without write permission is reported as an error`() throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            try FileManager.default.createDirectory(
                atPath: folder.path + "/shut", withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o555])
            for arguments in [["generate", "Good.bundle", "-o"], ["show", "Good.bundle", "--svg"]] {
                let run = try Tool.run(["settings"] + arguments + ["shut/a"], in: folder.path, environment: [:])
                #expect(run.status == 1 && run.errors.hasPrefix("error: cannot "))
            }
        }
    }

    @Test func `a file in the place of a folder is reported as an error of the user, not of the tool`() throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles.merging(["file": ""]) { $1 }) { folder in
            for arguments in [["generate", "Good.bundle", "-o", "file/a"], ["show", "Good.bundle", "--svg", "file"]] {
                let run = try Tool.run(["settings"] + arguments, in: folder.path, environment: [:])
                #expect(run.status == 1 && run.errors.contains("file"), "\(run.errors)")
                #expect(!run.errors.contains("at fault"))
            }
        }
    }
}
