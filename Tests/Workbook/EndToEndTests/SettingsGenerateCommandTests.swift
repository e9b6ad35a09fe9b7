import Foundation
import TestSupport
import Testing

/// Tests of `workbook settings generate` and `workbook settings format`.
@Suite("settings generate and format")
struct SettingsGenerateCommandTests {
    @Test func `generate prints Swift, or writes it to a file and reports whether the file changed`() throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
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

    @Test func `options set the access level, the Sendable conformance, and a custom template`() throws {
        let files = SettingsCommandFixture.bundles.merging([
            "own.mustache": "{{type}}:{{#keys}} {{name}}{{/keys}}", "bad": "x\n{{type",
        ]) {
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
            #expect(
                gone.status == 1 && gone.errors == "gone: error: there is no file of this name, or it cannot be read\n")
        }
    }

    @Test func `generate doesn't overwrite a file of another origin, a link, or a folder`() throws {
        try TemporaryFolder.with(
            SettingsCommandFixture.bundles.merging(["Own.swift": "// mine\n", "folder/a": ""]) { $1 }
        ) { folder in
            try folder.link("Link.swift", to: "Own.swift")
            for output in ["Own.swift", "Link.swift", "folder"] {
                let run = try Tool.run("settings", "generate", "Good.bundle", "--output", output, in: folder.path)
                #expect(run.status == 1 && run.output == "")
                #expect(run.errors.hasPrefix("\(output):1:1: error: workbook did not make this"))
            }
            #expect(try folder.read("Own.swift") == "// mine\n")
        }
    }

    @Test func `errors in the bundle are reported, and the type is still generated`() throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            let run = try Tool.run("settings", "generate", "Wrong.bundle", in: folder.path)
            #expect(run.status == 0)
            #expect(run.errors == "Wrong.bundle/Root.plist:5: error: \(SettingsCommandFixture.error)\n")
            #expect(run.output.contains("struct AppSettings: @unchecked Sendable {"))
        }
    }

    @Test func `a broken strings table is a warning for generate, and the file is written`() throws {
        let root = SettingsCommandFixture.pane(
            SettingsCommandFixture.toggle, more: "<key>StringsTable</key><string>Root</string>")
        let files = ["A.bundle/Root.plist": root, "A.bundle/en.lproj/Root.strings": "\"Sound\" = \"Ton"]
        try TemporaryFolder.with(files) { folder in
            let run = try Tool.run("settings", "generate", "A.bundle", "-o", "A.swift", in: folder.path)
            #expect(run.status == 0 && run.output == "A.swift: new\n")
            #expect(run.errors.hasPrefix("A.bundle/en.lproj/Root.strings:1: warning: "))
            #expect(try folder.read("A.swift").contains("var sound: Bool"))
            #expect(try Tool.run("settings", "check", "A.bundle", in: folder.path).status == 1)
        }
    }

    @Test func `format writes panes in the standard layout, and --check reports unformatted panes`() throws {
        let commented = SettingsCommandFixture.good.replacing("<array>", with: "<array><!-- ours -->")
        let files = [
            "A.bundle/Root.plist": SettingsCommandFixture.good, "A.bundle/More.plist": "{ PreferenceSpecifiers = (); }",
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
            #expect(try folder.read("A.bundle/Root.plist") == SettingsCommandFixture.good)
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
            #expect(controls.errors.hasSuffix(": not changed, because XML can't contain its control characters\n"))
            #expect(try Tool.run("settings", "format", "C.bundle", in: folder.path).status == 1)
        }
    }

    @Test func `format rejects a folder that contains a bundle, and doesn't change the bundle`() throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            let run = try Tool.run("settings", "format", ".", in: folder.path)
            #expect(run.status == 1 && run.output == "")
            #expect(
                run.errors.hasPrefix(".: error: there is no 'Root.plist'") && run.errors.contains("'./Good.bundle'"))
            #expect(try folder.read("Good.bundle/Root.plist") == SettingsCommandFixture.good)
        }
    }

    @Test func `generate accepts '.' as the bundle, and uses the name of the current folder`() throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            try folder.write("type: Preferences", to: ".workbook-settings.yml")
            let run = try Tool.run("settings", "generate", ".", in: folder.path + "/Good.bundle")
            #expect(run.status == 0 && run.output.contains("from Good.bundle"))
            #expect(run.output.contains("struct Preferences"))
        }
    }
}
