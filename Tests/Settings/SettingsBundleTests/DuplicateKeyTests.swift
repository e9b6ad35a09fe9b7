import SettingsBundle
import Testing

/// Tests of rows that share a key.
@Suite struct DuplicateKeyTests {
    @Test func `a key used twice is a warning, with different types an error`() {
        let twice = Fixture.diagnostics(Fixture.schema(rows: [Fixture.toggle([:]), Fixture.toggle([:])]))
        #expect(
            twice == ["warning PreferenceSpecifiers[1].Key: the key 'sound' is used by PreferenceSpecifiers[0] too"])
        let types = Fixture.diagnostics(
            Fixture.schema(rows: [Fixture.toggle([:]), Fixture.textField(["Key": "sound"])]))
        #expect(types.count == 1 && types[0].hasPrefix("error PreferenceSpecifiers[1].Key: the key 'sound'"))
    }

    @Test func `the third row with the same key is compared with both previous ones`() {
        let rows = [
            Fixture.toggle(["Key": "a", "SupportedUserInterfaceIdioms": ["Phone"]]),
            Fixture.textField(["Key": "a", "SupportedUserInterfaceIdioms": ["Pad"]]), Fixture.toggle(["Key": "a"]),
        ]
        let severities = Fixture.schema(rows: rows).diagnostics.map(\.severity)
        #expect(severities == [.warning, .error])
    }

    @Test func `rows with empty keys aren't duplicates`() {
        let diagnostics = Fixture.diagnostics(
            Fixture.schema(rows: [Fixture.toggle(["Key": ""]), Fixture.textField(["Key": ""])]))
        #expect(diagnostics.count == 2 && !diagnostics.contains { $0.contains("different types") })
    }

    @Test func `a key used in two panes is reported at the second one`() {
        let more: PropertyList = ["PreferenceSpecifiers": [Fixture.toggle([:])]]
        let found = Fixture.diagnostics(
            Fixture.schema(rows: [Fixture.toggle([:]), Fixture.child("More")], ["More": more]))
        #expect(
            found == [
                "warning PreferenceSpecifiers[0].Key: "
                    + "the key 'sound' is used by PreferenceSpecifiers[0] of Root.plist too"
            ])
    }

    @Test func `a key with two types is a warning on different devices or in a title value row`() {
        let phone = Fixture.toggle(["SupportedUserInterfaceIdioms": ["Phone"]])
        let pad = Fixture.textField(["Key": "sound", "SupportedUserInterfaceIdioms": ["Pad"]])
        let titleValue: PropertyList = ["Type": "PSTitleValueSpecifier", "Key": "sound", "DefaultValue": true]
        let diagnostics = Fixture.schema(rows: [phone, pad, titleValue]).diagnostics
        #expect(diagnostics.count == 2)
        #expect(diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test func `the same key in the files of two devices isn't reported`() {
        let pane: PropertyList = ["PreferenceSpecifiers": [Fixture.toggle([:])]]
        #expect(Fixture.diagnostics(Fixture.schema(["Root": pane, "Root~ipad": pane])) == [])
    }
}
