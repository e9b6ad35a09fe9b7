import Foundation
import TestSupport
import Testing

/// Tests of `workbook settings show`.
@Suite("settings show")
struct SettingsShowCommandTests {
    @Test func `show --svg writes one file for each pane, and doesn't overwrite an edited file`() throws {
        let root = SettingsCommandFixture.pane(
            SettingsCommandFixture.toggle, "Type=PSChildPaneSpecifier Title=More File=More")
        try TemporaryFolder.with(["A.bundle/Root.plist": root, "A.bundle/More.plist": SettingsCommandFixture.good]) {
            folder in
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

    @Test func `--width sets the width of the pictures, which are as wide as a phone without it`() throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            func head(_ arguments: String...) throws -> String {
                let command = ["settings", "show", "Good.bundle", "--svg", "pictures"] + arguments
                let run = try Tool.run(command, in: folder.path, environment: [:])
                #expect(run.status == 0)
                return try folder.read("pictures/Root.svg").split(separator: "\n").dropFirst().first.map(String.init)
                    ?? ""
            }
            #expect(try head().contains(" viewBox=\"0 0 328 130\" width=\"402\" height=\"159.33\" "))
            #expect(try head("--width", "656").contains(" viewBox=\"0 0 328 130\" width=\"656\" height=\"260\" "))
            let wrong = try Tool.run("settings", "show", "Good.bundle", "--svg", "a", "--width", "0", in: folder.path)
            #expect(wrong.status == 64 && wrong.errors.contains("'0' cannot be the width of a picture"))
        }
    }

    @Test func `show prints the panes with their titles in the given language`() throws {
        let root = SettingsCommandFixture.pane(
            SettingsCommandFixture.toggle, more: "<key>StringsTable</key><string>Root</string>")
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
            #expect(french.status == 1)
            #expect(french.errors == "A.bundle: error: it has no strings table in 'fr'; it has English, de\n")
        }
    }

    @Test(arguments: [("en", "Noise"), ("de-AT", "Ton"), ("de_AT", "Ton")])
    func `the pictures have the same language as the printed panes`(language: String, title: String) throws {
        let root = SettingsCommandFixture.pane(
            SettingsCommandFixture.toggle, more: "<key>StringsTable</key><string>Root</string>")
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

    @Test func `an unreadable pane is reported, and the other panes are shown`() throws {
        let files = ["A.bundle/Root.plist": SettingsCommandFixture.wrong, "A.bundle/More.plist": "no list"]
        try TemporaryFolder.with(files) { folder in
            let run = try Tool.run("settings", "show", "A.bundle", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("A.bundle/More.plist:1: error: it is not a property list"))
            #expect(run.output.hasPrefix("Root.plist\n  pane \"More\", opens \"More\""))
        }
    }

    @Test func `a pane that the device never shows is reported, and isn't drawn`() throws {
        let files = [
            "A.bundle/Root.plist": SettingsCommandFixture.good, "A.bundle/Root~ipad.plist": SettingsCommandFixture.good,
        ]
        try TemporaryFolder.with(files) { folder in
            let phone = try Tool.run("settings", "show", "A.bundle", "--svg", "phone", in: folder.path)
            #expect(phone.status == 0)
            #expect(phone.errors == "A.bundle/Root~ipad.plist: not drawn, for a phone never shows it\n")
            let pad = try Tool.run("settings", "show", "A.bundle", "--svg", "pad", "--device", "iPad", in: folder.path)
            #expect(pad.errors == "A.bundle/Root.plist: not drawn, for a pad never shows it\n")
            #expect(folder.text("pad/Root~ipad.svg") != nil && folder.text("pad/Root.svg") == nil)
        }
    }

    @Test func `a slider shows its images if they are files in the bundle, but not symbolic links`() throws {
        let slider = "Type=PSSliderSpecifier Key=size MinimumValueImage=in.png MaximumValueImage=out.png"
        try TemporaryFolder.with(["A.bundle/Root.plist": SettingsCommandFixture.pane(slider)]) { folder in
            let pixel = try #require(Data(base64Encoded: Self.pixel))
            for name in ["A.bundle/in@2x.png", "secret.png"] {
                try pixel.write(to: URL(filePath: "\(folder.path)/\(name)"))
            }
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/A.bundle/out.png", withDestinationPath: "../secret.png")
            let run = try Tool.run("settings", "show", "A.bundle", "--svg", "pictures", in: folder.path)
            #expect(run.status == 0)
            let picture = try folder.read("pictures/Root.svg")
            #expect(picture.components(separatedBy: "<image").count == 2)
            #expect(picture.contains("href=\"data:image/png;base64,\(Self.pixel)\""))
            #expect(picture.contains(">out</text>") && !picture.contains(">in</text>"))
        }
    }

    /// A PNG file of one pixel.
    private static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
}
