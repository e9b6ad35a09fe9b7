import Foundation
import Testing

/// What the page does not show of its reader and its check.
@Suite struct SettingsFilesTests {
    /// A bundle from panes in the older text form of property lists.
    private func bundle(_ panes: [String: String]) throws -> BundledSettings {
        try BundledSettings { file in
            guard let text = panes[file] else { throw CocoaError(.fileNoSuchFile) }
            return Data("{PreferenceSpecifiers = (\(text));}".utf8)
        }
    }

    @Test func `panes that name each other are read once`() throws {
        let child = "{Type = PSChildPaneSpecifier; Title = T; File = "
        let bundle = try bundle(["Root.plist": child + "More;}", "More.plist": child + "Root;}, " + child + "More;}"])
        #expect(bundle.panes.map(\.name) == ["Root", "More"])
        #expect(bundle.problems == [])
    }

    @Test func `a faulty row is left out and the rest is kept`() throws {
        let bundle = try bundle([
            "Root.plist": "{Type = PSGroupSpecifier;}, {Type = PSTextFieldSpecifier;}, {Type = PSGroupSpecifier;}"
        ])
        #expect(bundle.panes[0].rows.count == 2)
        #expect(bundle.problems == ["Root.plist, item 1: PSTextFieldSpecifier needs Key"])
    }

    @Test func `a binary file is read like a text file`() throws {
        let rows: [[String: Any]] = [
            ["Type": "PSSliderSpecifier", "Key": "k", "DefaultValue": 0.5, "MinimumValue": 0, "MaximumValue": 1]
        ]
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["PreferenceSpecifiers": rows], format: .binary, options: 0)
        let bundle = try BundledSettings { _ in data }
        #expect(bundle.problems == [])
        #expect(bundle.panes[0].rows == [Specifier(kind: .slider(Setting(key: "k", standard: .real(0.5)), 0...1))])
    }

    @Test func `no root and no list of rows are errors`() {
        #expect(throws: (any Error).self) { try bundle([:]) }
        #expect(throws: (any Error).self) { try BundledSettings { _ in Data("{}".utf8) } }
    }

    @Test func `types of property lists stay apart`() throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><array>
            <true/><integer>1</integer><real>1.5</real><string>1</string><date>2020-01-01T00:00:00Z</date></array></plist>
            """
        let value = try PropertyListDecoder().decode(PlistValue.self, from: Data(xml.utf8))
        #expect(value == .list([.bool(true), .integer(1), .real(1.5), .text("1"), .other]))
    }

    @Test(
        arguments: [
            (["DefaultValue": .text("on"), "TrueValue": .text("on"), "FalseValue": .text("off")], []),
            (
                ["DefaultValue": .integer(1)],
                ["DefaultValue is the number 1, neither the Boolean YES nor the Boolean NO"]
            ),
            (["DefaultValue": .bool(false), "SupportedUserInterfaceIdioms": .list([.text("Pad")])], []),
            ([:], ["PSToggleSwitchSpecifier needs DefaultValue"]),
        ] as [([String: PlistValue], [String])])
    func `a switch may have values of its own`(fields: [String: PlistValue], expected: [String]) {
        let row: [String: PlistValue] = [
            "Type": .text("PSToggleSwitchSpecifier"), "Title": .text("T"), "Key": .text("k"),
        ]
        #expect(faults(in: row.merging(fields) { $1 }) == expected)
    }

    @Test(
        arguments: [
            (0, 1, 2, ["DefaultValue 2.0 lies outside 0.0 to 1.0"]),
            (1, 1, 1, ["MinimumValue 1.0 is not below MaximumValue 1.0"]),
            (-1, 1, 0, []),
        ] as [(Double, Double, Double, [String])])
    func `a slider starts inside its range`(least: Double, most: Double, standard: Double, expected: [String]) {
        let row: [String: PlistValue] = [
            "Type": .text("PSSliderSpecifier"), "Key": .text("k"), "DefaultValue": .real(standard),
            "MinimumValue": .real(least), "MaximumValue": .real(most),
        ]
        #expect(faults(in: row) == expected)
    }

    @Test func `the value of a title may be none of its values`() {
        let row: [String: PlistValue] = [
            "Type": .text("PSTitleValueSpecifier"), "Key": .text("k"), "DefaultValue": .text("x"),
            "Values": .list([.text("y")]), "Titles": .list([.text("Y")]),
        ]
        #expect(faults(in: row) == [])
    }
}
