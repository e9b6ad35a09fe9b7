import Foundation
import TestSupport
import Testing

@Suite("The settings commands")
struct SettingsCommandTests {
    /// A pane whose rows are given as entries: `Type=PSToggleSwitchSpecifier`.
    private static func pane(_ rows: String..., more: String = "") -> String {
        let dictionaries = rows.map { row in
            let entries = row.split(separator: " ").map { entry in
                let parts = entry.split(separator: "=", maxSplits: 1)
                let value = parts[1].hasPrefix("<") ? String(parts[1]) : "<string>\(parts[1])</string>"
                return "<key>\(parts[0])</key>\(value)"
            }
            return "<dict>\n\(entries.joined(separator: "\n"))\n</dict>"
        }
        return """
            <plist version="1.0"><dict>\(more)<key>PreferenceSpecifiers</key><array>
            \(dictionaries.joined(separator: "\n"))
            </array></dict></plist>
            """
    }

    private static let toggle = "Type=PSToggleSwitchSpecifier Title=Sound Key=sound DefaultValue=<true/>"
    private static let good = pane(toggle)
    /// A warning in line 6.
    private static let warned = pane("Type=PSToggleSwitchSpecifier Title=Sound Key=sound DefaultValue=YES")
    /// An error in line 5.
    private static let wrong = pane("Type=PSChildPaneSpecifier Title=More File=More")

    private static let warning =
        "PreferenceSpecifiers[0].DefaultValue: 'YES' is neither <true/> nor <false/>; Settings reads it as <true/>"
        + " [default-not-a-value]"
    private static let error =
        "PreferenceSpecifiers[0].File: there is no 'More.plist' in the bundle, so the row opens nothing [missing-pane]"

    private static let bundles = [
        "Good.bundle/Root.plist": good, "Warned.bundle/Root.plist": warned, "Wrong.bundle/Root.plist": wrong,
    ]

    // MARK: check

    @Test func `a good bundle ends with status 0 and without a word; a warning is no error unless it is to be one`()
        throws
    {
        try TemporaryFolder.with(Self.bundles) { folder in
            let good = try Tool.run("settings", "check", "Good.bundle", in: folder.path)
            #expect(good.status == 0 && good.output == "" && good.errors == "")
            let warned = try Tool.run("settings", "check", "Warned.bundle/", in: folder.path)
            #expect(warned.status == 0 && warned.output == "")
            #expect(warned.errors == "Warned.bundle/Root.plist:6: warning: \(Self.warning)\n")
            let strict = try Tool.run("settings", "check", "--strict", "Warned.bundle", in: folder.path)
            #expect(strict.status == 1)
            #expect(strict.errors == "Warned.bundle/Root.plist:6: error: \(Self.warning)\n")
        }
    }

    @Test func `the findings of several bundles are told together, and one error ends with status 1`() throws {
        try TemporaryFolder.with(Self.bundles) { folder in
            let run = try Tool.run("settings", "check", "Good.bundle", "Wrong.bundle", "Warned.bundle", in: folder.path)
            #expect(run.status == 1)
            #expect(
                run.errorLines == [
                    "Wrong.bundle/Root.plist:5: error: \(Self.error)",
                    "Warned.bundle/Root.plist:6: warning: \(Self.warning)",
                ])
        }
    }

    @Test func `JSON goes to standard output, an object a finding`() throws {
        try TemporaryFolder.with(Self.bundles) { folder in
            let run = try Tool.run(
                "settings", "check", "--format", "json", "Wrong.bundle", "None.bundle", in: folder.path)
            #expect(run.status == 1 && run.errors == "")
            let findings = try #require(
                try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
            #expect(findings.count == 2)
            #expect(findings[0]["file"] as? String == "Wrong.bundle/Root.plist")
            #expect(findings[0]["line"] as? Int == 5)
            #expect(findings[0]["path"] as? String == "PreferenceSpecifiers[0].File")
            #expect(findings[0]["severity"] as? String == "error")
            #expect((findings[0]["message"] as? String)?.hasPrefix("there is no 'More.plist'") == true)
            #expect(findings[1]["line"] == nil)
            let good = try Tool.run("settings", "check", "--format", "json", "Good.bundle", in: folder.path)
            #expect(good.status == 0)
            #expect(good.output.filter { !$0.isWhitespace } == "[]")
        }
    }

    @Test func `findings are switched off by their names, on the command line or beside the bundle`() throws {
        try TemporaryFolder.with(Self.bundles) { folder in
            let allowed = try Tool.run(
                "settings", "check", "Wrong.bundle", "Warned.bundle", "--allow", "missing-pane", "--strict", "--allow",
                "default-not-a-value", in: folder.path)
            #expect(allowed.status == 0 && allowed.errors == "")
            let unknown = try Tool.run("settings", "check", "--allow", "missing-panes", "Wrong.bundle", in: folder.path)
            #expect(unknown.errors.contains("no finding is called 'missing-panes'; did you mean 'missing-pane'?"))
            try folder.write("allow: [missing-pane, wrong]\n", to: ".workbook-settings.yml")
            let beside = try Tool.run("settings", "check", "Wrong.bundle", "Good.bundle", in: folder.path)
            #expect(beside.status == 1)
            #expect(beside.errorLines.count == 1)
            #expect(beside.errors.hasPrefix(".workbook-settings.yml:1: error: no finding is called 'wrong'"))
            try folder.write("allow:\n- missing-pane\nlanguages: [de]", to: ".workbook-settings.yml")
            #expect(try Tool.run("settings", "check", folder.path + "/Wrong.bundle", in: "/").status == 0)
        }
    }

    @Test func `what is about InAppSettingsKit alone is a line, unless it is to be told`() throws {
        let root = Self.pane(
            "Type=IASKButtonSpecifier Title=Go Key=go", "Type=PSTextFieldSpecifier Title=Name Key=n IASKPlaceholder=x")
        try TemporaryFolder.with(["A.bundle/Root.plist": root]) { folder in
            let summed = try Tool.run("settings", "check", "--strict", "A.bundle", in: folder.path)
            #expect(summed.status == 0)
            let note =
                "A.bundle: note: 2 findings are about what only InAppSettingsKit reads; --in-app tells them [in-app]\n"
            #expect(summed.errors == note)
            let told = try Tool.run("settings", "check", "--in-app", "A.bundle", in: folder.path)
            #expect(told.status == 0 && told.errorLines.count == 2)
            #expect(told.errorLines.allSatisfy { $0.contains(": warning: ") && $0.hasSuffix(" [in-app]") })
            #expect(try Tool.run("settings", "check", "--allow", "in-app", "A.bundle", in: folder.path).errors == "")
        }
    }

    @Test func `titles that are asked for in a language are demanded`() throws {
        let root = Self.pane(Self.toggle, more: "<key>StringsTable</key><string>Root</string>")
        let files = ["A.bundle/Root.plist": root, "A.bundle/de.lproj/Root.strings": ""]
        try TemporaryFolder.with(files) { folder in
            #expect(try Tool.run("settings", "check", "A.bundle", in: folder.path).errors == "")
            let run = try Tool.run("settings", "check", "A.bundle", "--languages", "de,fr", in: folder.path)
            #expect(
                run.errorLines == [
                    "A.bundle/de.lproj/Root.strings: warning: a text is missing: 'Sound' [missing-translation]",
                    "A.bundle/fr.lproj: warning: there is no 'fr.lproj/Root.strings', so its texts are not in fr [missing-strings]",
                ])
        }
    }

    @Test func `CI gets annotations, and code scanning the format that it knows`() throws {
        let files = Self.bundles.merging(["A, b: 1%.bundle/Root.plist": Self.wrong]) { $1 }
        try TemporaryFolder.with(files) { folder in
            let github = try Tool.run(
                "settings", "check", "--format", "github", "A, b: 1%.bundle", "Warned.bundle", in: folder.path)
            #expect(github.status == 1 && github.errors == "")
            #expect(
                github.output.split(separator: "\n").map(String.init) == [
                    "::error file=A%2C b%3A 1%25.bundle/Root.plist,line=5,title=missing-pane::"
                        + Self.error.replacing(" [missing-pane]", with: ""),
                    "::warning file=Warned.bundle/Root.plist,line=6,title=default-not-a-value::"
                        + Self.warning.replacing(" [default-not-a-value]", with: ""),
                ])
            let run = try Tool.run("settings", "check", "--format", "sarif", "A, b: 1%.bundle", in: folder.path)
            #expect(run.status == 1 && run.errors == "")
            let sarif = try JSONDecoder().decode(SARIF.self, from: Data(run.output.utf8))
            #expect(sarif.version == "2.1.0" && sarif.runs.count == 1)
            let result = try #require(sarif.runs[0].results.first)
            #expect(result.ruleId == "missing-pane" && result.level == "error")
            let place = result.locations[0].physicalLocation
            #expect(place.artifactLocation.uri == "A,%20b%3A%201%25.bundle/Root.plist" && place.region.startLine == 5)
            #expect(sarif.runs[0].tool.driver.rules.map(\.id) == ["missing-pane"])
        }
    }

    /// What code hosts read of a file of findings.
    private struct SARIF: Decodable {
        struct Run: Decodable {
            struct Tool: Decodable {
                struct Driver: Decodable {
                    struct Rule: Decodable { var id: String }
                    var name: String
                    var rules: [Rule]
                }
                var driver: Driver
            }
            struct Result: Decodable {
                struct Location: Decodable {
                    struct Physical: Decodable {
                        struct Artifact: Decodable { var uri: String }
                        struct Region: Decodable { var startLine: Int }
                        var artifactLocation: Artifact
                        var region: Region
                    }
                    var physicalLocation: Physical
                }
                var ruleId: String
                var level: String
                var locations: [Location]
            }
            var tool: Tool
            var results: [Result]
        }
        var version: String
        var runs: [Run]
    }

    @Test func `nothing that is wrong with a bundle stops the tool`() throws {
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
            ["settings", "show", "Good.bundle", "--language", "de"],
            ["settings", "generate", "Good.bundle", "--type-name", "class"],
            ["settings", "generate", "Good.bundle", "--type-name", "My Settings"],
            ["settings", "generate", "Good.bundle", "--output", ""],
        ])
    func `a wrong call ends with status 64 and says what is right`(arguments: [String]) throws {
        try TemporaryFolder.with(Self.bundles) { folder in
            let line = "\"$0\" " + arguments.map { "'\($0)'" }.joined(separator: " ")
            let run = try Tool.shell(line, in: folder.path)
            #expect(run.status == 64, "\(run.errors)")
            #expect(run.errors.hasPrefix("Error: "))
            #expect(run.output == "")
        }
    }

    @Test(
        arguments: [(["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
    func `on a terminal findings have a colour, unless the user asks for none`(
        environment: [String: String], isColoured: Bool
    ) throws {
        try TemporaryFolder.with(Self.bundles) { folder in
            let text = try CommandLineTests.onTerminal(
                ["settings", "check", "Wrong.bundle"], in: folder.path, environment: environment)
            #expect(text.contains("there is no 'More.plist'"))
            #expect(text.contains("\u{1B}[1;31merror:") == isColoured)
        }
    }

    @Test func `what a bundle holds cannot steer the terminal`() throws {
        let pane = "{ PreferenceSpecifiers = ({ Type = \"\\033[31m\"; Title = \"\\033[2J\"; Key = \"\\007\"; }); }"
        try TemporaryFolder.with(["A.bundle/Root.plist": pane]) { folder in
            for command in ["check", "show", "generate"] {
                let run = try Tool.run("settings", command, "A.bundle", in: folder.path)
                #expect(run.status == 0)
                #expect(!(run.output + run.errors).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
            }
        }
    }

    // MARK: show

    @Test func `panes are drawn into a folder, one file each; what the command did not draw stays`() throws {
        let root = Self.pane(Self.toggle, "Type=PSChildPaneSpecifier Title=More File=More")
        try TemporaryFolder.with(["A.bundle/Root.plist": root, "A.bundle/More.plist": Self.good]) { folder in
            func draw() throws -> Tool.Run {
                try Tool.run("settings", "show", "A.bundle", "--svg", "pictures/a", in: folder.path)
            }
            let first = try draw()
            #expect(first.status == 0)
            #expect(first.output.hasSuffix("pictures/a/Root.svg: new\npictures/a/More.svg: new\n"))
            let picture = try String(contentsOfFile: folder.path + "/pictures/a/Root.svg", encoding: .utf8)
            #expect(picture.contains("<svg") && picture.contains(">Sound<"))
            #expect(try draw().output.hasSuffix("Root.svg: unchanged\npictures/a/More.svg: unchanged\n"))
            try folder.write("<svg/>", to: "pictures/a/More.svg")
            let refused = try draw()
            #expect(refused.status == 1 && refused.errors.contains("pictures/a/More.svg"))
            #expect(try String(contentsOfFile: folder.path + "/pictures/a/More.svg", encoding: .utf8) == "<svg/>")
        }
    }

    @Test func `the panes are shown, their titles in a language`() throws {
        let root = Self.pane(Self.toggle, more: "<key>StringsTable</key><string>Root</string>")
        let files = [
            "A.bundle/Root.plist": root, "A.bundle/de.lproj/Root.strings": "Sound = Ton;",
            "A.bundle/English.lproj/Root.strings": "Sound = Noise;",
        ]
        try TemporaryFolder.with(files) { folder in
            let english = try Tool.run("settings", "show", "A.bundle", in: folder.path)
            #expect(english.status == 0 && english.errors == "")
            #expect(english.output == "Root.plist\n  switch \"Noise\", key sound, default true\n")
            let german = try Tool.run("settings", "show", "A.bundle", "--language", "de-AT", in: folder.path)
            #expect(german.output == "Root.plist\n  switch \"Ton\", key sound, default true\n")
            let french = try Tool.run("settings", "show", "A.bundle", "--language", "fr", in: folder.path)
            #expect(french.status == 64)
            #expect(french.errors.hasPrefix("Error: the bundle has no strings table in 'fr'; it has English, de\n"))
        }
    }

    @Test(arguments: [("en", "Noise"), ("de-AT", "Ton"), ("de_AT", "Ton")])
    func `the pictures are in the language of the tree`(language: String, title: String) throws {
        let root = Self.pane(Self.toggle, more: "<key>StringsTable</key><string>Root</string>")
        let files = [
            "A.bundle/Root.plist": root, "A.bundle/de.lproj/Root.strings": "Sound = Ton;",
            "A.bundle/English.lproj/Root.strings": "Sound = Noise;",
        ]
        try TemporaryFolder.with(files) { folder in
            let run = try Tool.run(
                "settings", "show", "A.bundle", "--language", language, "--svg", "pictures", in: folder.path)
            #expect(run.output.contains("switch \"\(title)\""))
            #expect(try folder.read("pictures/Root.svg").contains(">\(title)<"))
        }
    }

    @Test func `a pane that cannot be read is told, and the others are shown`() throws {
        let files = ["A.bundle/Root.plist": Self.wrong, "A.bundle/More.plist": "no list"]
        try TemporaryFolder.with(files) { folder in
            let run = try Tool.run("settings", "show", "A.bundle", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("A.bundle/More.plist:1: error: it is not a property list"))
            #expect(run.output.hasPrefix("Root.plist\n  pane \"More\", opens \"More\""))
        }
    }

    // MARK: generate

    @Test func `Swift goes to standard output, or to a file that only a newer one of the tool's replaces`() throws {
        try TemporaryFolder.with(Self.bundles) { folder in
            let printed = try Tool.run("settings", "generate", "Good.bundle", "--type-name", "Mine", in: folder.path)
            #expect(printed.status == 0 && printed.errors == "")
            #expect(printed.output.hasPrefix("// Made by 'workbook settings generate' from Good.bundle"))
            #expect(printed.output.contains("struct Mine: @unchecked Sendable {"))
            #expect(printed.output.contains("var sound: Bool {"))
            for (bundle, word) in [("Good", "new"), ("Good", "unchanged"), ("Warned", "changed")] {
                let run = try Tool.run(
                    "settings", "generate", "\(bundle).bundle", "-o", "Sources/Own.swift", in: folder.path)
                #expect(run.status == 0 && run.errors == "" && run.output == "Sources/Own.swift: \(word)\n")
            }
            #expect(try folder.read("Sources/Own.swift").contains("from Warned.bundle"))
            #expect(try folder.contents(of: "Sources").count == 1)
        }
    }

    @Test func `who can use the type is said, and a template of one's own is filled`() throws {
        let files = Self.bundles.merging(["own.mustache": "{{type}}:{{#keys}} {{name}}{{/keys}}", "bad": "x\n{{type"]) {
            $1
        }
        try TemporaryFolder.with(files) { folder in
            func generate(_ arguments: String...) throws -> Tool.Run {
                try Tool.run(["settings", "generate", "Good.bundle"] + arguments, in: folder.path, environment: [:])
            }
            #expect(try generate("--access", "public").output.contains("public var sound: Bool {"))
            let plain = try generate("--no-sendable").output
            #expect(plain.contains("struct AppSettings {") && !plain.contains("Observed"))
            #expect(try generate("--template", "own.mustache").output == "AppSettings: sound")
            let bad = try generate("--template", "bad")
            #expect(bad.status == 1 && bad.errors.hasPrefix("bad:2:7: error: "))
            let gone = try generate("--template", "gone")
            #expect(gone.status == 1 && gone.errors == "gone: error: there is no such template that can be read\n")
        }
    }

    @Test(arguments: ["generate", "show", "check --format json", "check --format sarif"])
    func `what cannot be written to standard output is a failure`(command: String) throws {
        try #require(FileManager.default.fileExists(atPath: "/dev/full"), "the device that is always full")
        try TemporaryFolder.with(Self.bundles) { folder in
            let run = try Tool.shell("\"$0\" settings \(command) Good.bundle > /dev/full", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors == "error: cannot write to standard output: No space left on device\n")
            // Who stops reading has read what they wanted.
            let head = try Tool.shell("\"$0\" settings \(command) Good.bundle | true; echo done", in: folder.path)
            #expect(head.status == 0 && head.errors == "" && head.output == "done\n")
        }
    }

    @Test(.enabled(if: getuid() != 0, "root writes everywhere"))
    func `a folder that cannot be written to is the user's matter`() throws {
        try TemporaryFolder.with(Self.bundles) { folder in
            try FileManager.default.createDirectory(
                atPath: folder.path + "/shut", withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o555])
            for arguments in [["generate", "Good.bundle", "-o"], ["show", "Good.bundle", "--svg"]] {
                let run = try Tool.run(["settings"] + arguments + ["shut/a"], in: folder.path, environment: [:])
                #expect(run.status == 1 && run.errors.hasPrefix("error: cannot "))
            }
        }
    }

    @Test func `a file where a folder must be is the user's matter`() throws {
        try TemporaryFolder.with(Self.bundles.merging(["file": ""]) { $1 }) { folder in
            for arguments in [["generate", "Good.bundle", "-o", "file/a"], ["show", "Good.bundle", "--svg", "file"]] {
                let run = try Tool.run(["settings"] + arguments, in: folder.path, environment: [:])
                #expect(run.status == 1 && run.errors.contains("file"), "\(run.errors)")
                #expect(!run.errors.contains("at fault"))
            }
        }
    }

    @Test func `what somebody else wrote is not overwritten, and neither is a link or a folder`() throws {
        try TemporaryFolder.with(Self.bundles.merging(["Own.swift": "// mine\n", "folder/a": ""]) { $1 }) { folder in
            try folder.link("Link.swift", to: "Own.swift")
            for output in ["Own.swift", "Link.swift", "folder"] {
                let run = try Tool.run("settings", "generate", "Good.bundle", "--output", output, in: folder.path)
                #expect(run.status == 1 && run.output == "")
                #expect(run.errors.hasPrefix("\(output):1:1: error: workbook did not make this"))
            }
            #expect(try folder.read("Own.swift") == "// mine\n")
        }
    }

    // MARK: format

    @Test func `panes are written in one order and layout, and checked for it`() throws {
        let commented = Self.good.replacing("<array>", with: "<array><!-- ours -->")
        let files = [
            "A.bundle/Root.plist": Self.good, "A.bundle/More.plist": "{ PreferenceSpecifiers = (); }",
            "A.bundle/Info.plist": "<plist><dict/></plist>", "B.bundle/Root.plist": commented,
            "D.bundle/Root.plist": "{ PreferenceSpecifiers = ( { Title = \"\\001\"; } ); }",
        ]
        try TemporaryFolder.with(files) { folder in
            let check = try Tool.run("settings", "format", "--check", "A.bundle", in: folder.path)
            #expect(check.status == 1 && check.output == "")
            #expect(
                check.errorLines
                    == ["More", "Root"].map {
                        "A.bundle/\($0).plist: is not formatted; 'workbook settings format' does it"
                    })
            #expect(try folder.read("A.bundle/Root.plist") == Self.good)
            let run = try Tool.run("settings", "format", "A.bundle", in: folder.path)
            #expect(run.status == 0 && run.errors == "")
            #expect(run.output == "A.bundle/More.plist: formatted\nA.bundle/Root.plist: formatted\n")
            #expect(try folder.read("A.bundle/Root.plist").contains("\t\t\t<key>Type</key>\n\t\t\t<string>PSToggle"))
            let again = try Tool.run("settings", "format", "--check", "A.bundle", in: folder.path)
            #expect(again.status == 0 && again.output == "" && again.errors == "")
            let left = try Tool.run("settings", "format", "B.bundle", in: folder.path)
            #expect(left.status == 0)
            #expect(left.errors == "B.bundle/Root.plist: left as it is, for its comments would be lost\n")
            let controls = try Tool.run("settings", "format", "D.bundle", in: folder.path)
            #expect(controls.status == 0)
            #expect(controls.errors.hasSuffix(": left as it is, for XML cannot hold its control characters\n"))
            #expect(try Tool.run("settings", "format", "C.bundle", in: folder.path).status == 1)
        }
    }

    @Test func `errors in the bundle are told, and what can be made is made`() throws {
        try TemporaryFolder.with(Self.bundles) { folder in
            let run = try Tool.run("settings", "generate", "Wrong.bundle", in: folder.path)
            #expect(run.status == 0)
            #expect(run.errors == "Wrong.bundle/Root.plist:5: error: \(Self.error)\n")
            #expect(run.output.contains("struct AppSettings: @unchecked Sendable {"))
        }
    }
}
