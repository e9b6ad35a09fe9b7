import Foundation
import Testing

@testable import SettingsBundle

@Suite struct BundleFolderTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
    var bundle: URL { folder.appending(path: "Settings.bundle") }

    private func write(_ text: String, _ name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func withFolder(_ body: () throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(ReadingTests.pane.xml, "Settings.bundle/Root.plist")
        try body()
    }

    @Test func `panes, strings tables and the names of images are read from a folder`() throws {
        try withFolder {
            try write("a = b;", "Settings.bundle/en.lproj/Root.strings")
            try write("image", "Settings.bundle/low@2x.png")
            let files = BundleFolder(path: bundle.path() + "/").files()
            #expect(files.contents.keys.sorted() == ["Root.plist", "en.lproj/Root.strings", "low@2x.png"])
            #expect(files.contents["low@2x.png"] == .unread)
            #expect(SettingsSchema(files: files).stringsTables.map(\.language) == ["en"])
        }
    }

    @Test func `files outside of the bundle aren't read`() throws {
        try withFolder {
            try write(ReadingTests.pane.xml, "Outside.plist")
            try write(ReadingTests.pane.xml, "other/Far.plist")
            let rows: [PropertyList] = ["../Outside", "Linked", "linked/Far", bundle.path() + "/Root"].map(
                Fixture.child)
            try write((["PreferenceSpecifiers": .array(rows)] as PropertyList).xml, "Settings.bundle/Root.plist")
            try FileManager.default.createSymbolicLink(
                at: bundle.appending(path: "Linked.plist"), withDestinationURL: folder.appending(path: "Outside.plist"))
            try FileManager.default.createSymbolicLink(
                at: bundle.appending(path: "linked"), withDestinationURL: folder.appending(path: "other"))
            let schema = SettingsSchema(path: bundle.path())
            #expect(schema.panes.keys.sorted() == ["Root.plist"])
            let errors = schema.diagnostics.filter { $0.severity == .error }
            #expect(errors.count == 4)
            #expect(
                errors.contains {
                    $0.message == "it is a link that does not lead to a file of the bundle; put the file itself here"
                })
        }
    }

    @Test func `a link to a file inside the bundle is followed`() throws {
        try withFolder {
            try write("a = b;", "Settings.bundle/en.lproj/Root.strings")
            try write("", "Settings.bundle/en-GB.lproj/Other.strings")
            try FileManager.default.createSymbolicLink(
                atPath: bundle.appending(path: "en-GB.lproj/Root.strings").path(),
                withDestinationPath: "../en.lproj/Root.strings")
            let schema = SettingsSchema(path: bundle.path())
            #expect(schema.diagnostics.allSatisfy { $0.rule == .unusedStrings })
            #expect(schema.stringsTables.filter { $0.language == "en-GB" }.map(\.name).sorted() == ["Other", "Root"])
        }
    }

    @Test func `a link to another language's folder is followed, other folder links are reported`() throws {
        try withFolder {
            try write("a = b;", "Settings.bundle/zh-Hans.lproj/Root.strings")
            try write("a = b;", "outside/Root.strings")
            for (name, target) in [("zh", "zh-Hans.lproj"), ("x", "../outside"), ("y", "."), ("z", "z.lproj")] {
                try FileManager.default.createSymbolicLink(
                    atPath: bundle.appending(path: "\(name).lproj").path(), withDestinationPath: target)
            }
            let schema = SettingsSchema(path: bundle.path())
            #expect(schema.stringsTables.map(\.language) == ["zh-Hans", "zh"])
            let broken = schema.diagnostics.filter { $0.rule == .brokenStrings }
            #expect(broken.map { $0.file.suffix(7) } == ["x.lproj", "y.lproj", "z.lproj"])
        }
    }

    @Test(.enabled(if: getuid() != 0, "root reads every folder"))
    func `an unreadable folder is reported`() throws {
        try withFolder {
            let folder = bundle.appending(path: "de.lproj").path()
            try write("a = b;", "Settings.bundle/de.lproj/Root.strings")
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder)
            defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
            #expect(SettingsSchema(path: bundle.path()).diagnostics.map(\.message) == ["the folder cannot be read"])
        }
    }

    @Test func `a bundle that is a file or doesn't exist is reported`() throws {
        try withFolder {
            let file = SettingsSchema(path: bundle.appending(path: "Root.plist").path())
            #expect(
                file.diagnostics.map(\.message) == [
                    "it is a file; a settings bundle is a folder such as Settings.bundle"
                ])
            let nothing = SettingsSchema(path: folder.appending(path: "No.bundle").path())
            #expect(
                nothing.diagnostics.map(\.message) == [
                    "there is nothing of this name; name a folder such as Settings.bundle"
                ])
        }
    }

    @Test func `a folder without Root.plist is reported`() throws {
        try withFolder {
            try write("", "Empty.bundle/readme.txt")
            let schema = SettingsSchema(path: folder.appending(path: "Empty.bundle").path())
            #expect(
                schema.diagnostics.map(\.message) == [
                    "there is no 'Root.plist', the first pane; the Settings app shows nothing without it"
                ])
        }
    }

    @Test func `a file of 50 megabytes is reported and not read`() throws {
        try withFolder {
            let file = try FileHandle(forWritingTo: bundle.appending(path: "Root.plist"))
            try file.truncate(atOffset: 50 << 20)
            try file.close()
            let diagnostics = SettingsSchema(path: bundle.path()).diagnostics
            #expect(diagnostics.map(\.message) == ["it has 50 megabytes, and a file of settings at most 4"])
        }
    }

    @Test func `a changed pane is written to its file, an unchanged one isn't`() throws {
        try withFolder {
            let root = bundle.appending(path: "Root.plist")
            var pane = try #require(SettingsSchema(path: bundle.path()).root())
            try FileManager.default.removeItem(at: root)
            try BundleFolder(path: bundle.path()).write(pane)
            #expect(!FileManager.default.fileExists(atPath: root.path()))
            pane.title = "Changed"
            try BundleFolder(path: bundle.path()).write(pane)
            #expect(SettingsSchema(path: bundle.path()).root()?.title == "Changed")
        }
    }
}
