import Foundation
import TestSupport
import Testing

@testable import SettingsBundle

@Suite struct WritingTests {
    // MARK: Made of values

    @Test func `a bundle created from values is written and read back`() throws {
        var toggle = PSToggleSwitchSpecifier()
        toggle.title = "Sound"
        toggle.key = "sound"
        toggle.defaultValue = true
        var volume = toggle
        (volume.title, volume.key) = ("Volume", "volume")
        var child = PSChildPaneSpecifier()
        (child.title, child.file) = ("More", "More")
        var root = Pane("Root", specifiers: [.toggleSwitch(toggle), .childPane(child)])
        root.stringsTable = "Root"
        #expect(root.isChanged && root.format == .xml && root.line(at: .root) == nil)

        let folder = try TemporaryFolder()
        let bundle = BundleFolder(path: folder.path + "/New.bundle")
        try bundle.write(root)
        try bundle.write(Pane("More", specifiers: [.toggleSwitch(volume)]))
        try bundle.write(
            StringsTable(name: "Root", language: "de", entries: ["Sound": "Ein \"Ton\"\n\\", "More": "Mehr"]))

        let schema = SettingsSchema(path: bundle.path)
        #expect(schema.diagnostics == [])
        #expect(schema.root()?.specifiers == root.specifiers)
        let translation = Translation(of: schema, into: ["de"])
        #expect(try translation.text("Sound", in: #require(schema.root())) == "Ein \"Ton\"\n\\")
        withExtendedLifetime(folder) {}
    }

    @Test(arguments: ["../Root.plist", "/tmp/Root.plist", "a/../../b", ""])
    func `a path outside of the bundle isn't written`(name: String) throws {
        let folder = try TemporaryFolder()
        #expect(throws: CocoaError.self) { try BundleFolder(path: folder.path).write(Data(), to: name) }
    }

    @Test func `setting an equal value changes nothing, and unknown values are kept`() {
        var field = PSTextFieldSpecifier(entries: ["DefaultValue": 80, "IsSecure": "YES", "Unknown": 1])
        field.defaultValue = "80"
        field.isSecure = true
        #expect(field.entries == ["DefaultValue": 80, "IsSecure": "YES", "Unknown": 1])
        field.supportedUserInterfaceIdioms = nil
        field.entries["SupportedUserInterfaceIdioms"] = ["Phone", "Watch"]
        field.supportedUserInterfaceIdioms = [.pad]
        #expect(field.entries["SupportedUserInterfaceIdioms"] == ["Pad", "Watch"])
    }

    // MARK: Changes of a file

    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <!-- Ours. -->
        <dict>
          <key>PreferenceSpecifiers</key> <array>
            <dict> <key>Type</key> <string>PSGroupSpecifier</string> </dict>
            <dict>
              <key>Type</key> <string>PSToggleSwitchSpecifier</string>
              <key>Key</key> <string>sound</string>   <!-- as in the code -->
              <key>Title</key> <string>Sound</string>
              <key>DefaultValue</key> <true/>
            </dict>
            <dict>
              <key>Type</key> <string>PSChildPaneSpecifier</string>
              <key>Title</key> <string>More</string>
              <key>File</key> <string>More</string>
            </dict>
          </array>
        </dict>
        </plist>

        """

    /// Returns the lines that a change removes and adds.
    private static func difference(_ change: (inout [Specifier]) -> Void) throws -> [String] {
        var pane = try #require(Fixture.schema(bytes: Data(file.utf8)).root())
        change(&pane.specifiers)
        let written = String(decoding: try pane.encoded(), as: UTF8.self)
        #expect(try PropertyListFile(bytes: Data(written.utf8)).root == .dictionary(pane.entries))
        let (old, new) = (file.split(separator: "\n"), written.split(separator: "\n"))
        return new.difference(from: old).map { change in
            switch change {
            case .remove(_, let line, _): "-" + line.trimmingPrefix { $0 == " " }
            case .insert(_, let line, _): "+" + line.trimmingPrefix { $0 == " " }
            }
        }
    }

    @Test func `a changed value changes only its line`() throws {
        let found = try Self.difference { rows in
            guard case .toggleSwitch(var toggle) = rows[1] else { return }
            toggle.defaultValue = false
            rows[1] = .toggleSwitch(toggle)
        }
        #expect(found == ["-<key>DefaultValue</key> <true/>", "+<key>DefaultValue</key> <false/>"])
    }

    @Test func `adding or removing a key changes only its own lines`() throws {
        let added = try Self.difference { rows in
            guard case .toggleSwitch(var toggle) = rows[1] else { return }
            toggle.trueValue = "a & b"
            rows[1] = .toggleSwitch(toggle)
        }
        #expect(added == ["+<key>TrueValue</key>", "+<string>a &amp; b</string>"])
        let removed = try Self.difference { rows in
            guard case .toggleSwitch(var toggle) = rows[1] else { return }
            toggle.title = nil
            rows[1] = .toggleSwitch(toggle)
        }
        #expect(removed == ["-<key>Title</key> <string>Sound</string>"])
    }

    @Test func `adding, moving or removing a row leaves the other rows unchanged`() throws {
        let group = Specifier(["Type": "PSGroupSpecifier", "Title": "New"])
        let lines = [
            "<dict>", "<key>Type</key>", "<string>PSGroupSpecifier</string>", "<key>Title</key>",
            "<string>New</string>", "</dict>",
        ]
        for index in 0...3 {
            let found = try Self.difference { $0.insert(group, at: index) }
            #expect(found.sorted() == lines.map { "+" + $0 }.sorted(), "at \(index)")
        }
        #expect(
            try Self.difference { $0.remove(at: 0) } == [
                "-<dict> <key>Type</key> <string>PSGroupSpecifier</string> </dict>"
            ])
        #expect(try Self.difference { $0.remove(at: 2) }.count == 5)
        #expect(try !Self.difference { $0.swapAt(0, 2) }.contains { $0.contains("as in the code") })
    }

    // MARK: The canonical form

    @Test func `formatted keys have the order of the schema, unknown ones last`() throws {
        let row: PropertyListDictionary = [
            "Zebra": 1, "DefaultValue": true, "Key": "sound", "Title": "Sound", "Type": "PSToggleSwitchSpecifier",
        ]
        var pane = Pane("Root", specifiers: [Specifier(.dictionary(row))])
        pane.entries["Own"] = "x"
        pane.stringsTable = "Root"
        let formatted = try PropertyListFile(bytes: pane.formatted).root
        #expect(formatted.dictionary?.keys == ["StringsTable", "Own", "PreferenceSpecifiers"])
        let keys = formatted.dictionary?["PreferenceSpecifiers"]?.array?[0].dictionary?.keys
        #expect(keys == ["Type", "Title", "Key", "DefaultValue", "Zebra"])
        #expect(formatted == .dictionary(pane.entries))
    }

    @Test func `formatting a formatted file doesn't change it`() throws {
        let once = try #require(Fixture.schema(bytes: Data(Self.file.utf8)).root()).formatted
        let twice = try #require(Fixture.schema(bytes: once).root())
        #expect(twice.isFormatted && twice.formatted == once)
        #expect(!Fixture.schema(bytes: Data(Self.file.utf8)).root()!.isFormatted)
        #expect(Fixture.schema(bytes: Data(Self.file.utf8)).root()!.hasComments && !twice.hasComments)
    }
}
