import Foundation
import Testing

@testable import SettingsBundle

/// Tests of the keys that InAppSettingsKit reads, and of the consumers of each pane.
@Suite struct PaneConsumerTests {
    private static func pane(_ rows: PropertyList...) -> PropertyList {
        ["PreferenceSpecifiers": rows.isEmpty ? Fixture.text : .array(rows)]
    }

    /// A row that InAppSettingsKit opens with a view controller of the app.
    private static let page = Fixture.row(
        "PSChildPaneSpecifier", ["Title": "About"], ["File": "https://example.com", "IASKViewControllerClass": "Web"])

    private static func found(_ panes: [String: PropertyList]) -> [String] {
        Fixture.schema(panes).diagnostics.map {
            "\($0.severity.rawValue)\($0.topic == .inApp ? ", in-app" : ""): \($0.file.dropFirst(16)) \($0.rule.rawValue)"
        }
    }

    @Test func `an error in a pane that only InAppSettingsKit reads is a warning`() {
        let found = Self.found([
            "Root": Self.pane(Fixture.toggle([:]), Fixture.child("Both")), "Both": Self.pane(Fixture.slider([:])),
            "Root.inApp": Self.pane(
                Self.page, ["Type": "IASKButtonSpecifier", "Key": "go"], Fixture.child("Both"), Fixture.child("Inner"),
                Fixture.textField(["IASKPlaceholder": "x", "Colour": 1])),
            "Inner": Self.pane(Fixture.child("Gone"), Self.page),
        ])
        #expect(
            found == [
                "warning: Inner.plist missing-pane", "warning, in-app: Inner.plist in-app",
                "warning, in-app: Inner.plist in-app", "warning, in-app: Root.inApp.plist in-app",
                "warning, in-app: Root.inApp.plist in-app", "warning, in-app: Root.inApp.plist in-app",
                "warning, in-app: Root.inApp.plist in-app", "warning, in-app: Root.inApp.plist unknown-key",
            ])
    }

    @Test func `a row in Root.plist that only InAppSettingsKit opens is reported`() {
        let found = Self.found(["Root": Self.pane(Self.page)])
        #expect(found == ["warning: Root.plist in-app", "warning, in-app: Root.plist in-app"])
    }

    @Test func `a row with a key of InAppSettingsKit that opens a pane is in-app only`() {
        let row = Fixture.row(
            "PSChildPaneSpecifier", ["Title": "More", "File": "More"], ["IASKViewControllerClass": "A"])
        #expect(Self.found(["Root": Self.pane(row), "More": Self.pane()]) == ["warning, in-app: Root.plist in-app"])
    }

    @Test func `a broken file that only InAppSettingsKit reads is a warning`() {
        let schema = Fixture.schema(["Root": Self.pane()], texts: ["Root.inApp.plist": "no list", "Stray.plist": "x"])
        #expect(schema.diagnostics.map(\.severity) == [.warning])
        #expect(!schema.readingDiagnostics(languages: ["en"]).hasErrors)
    }

    @Test func `a pane that no row opens is a warning, and so are the errors in it`() {
        let found = Self.found(["Root": Self.pane(), "Lost": Self.pane(Fixture.child("Gone"))])
        #expect(found == ["warning: Lost.plist unopened-pane", "warning: Lost.plist missing-pane"])
    }

    @Test func `a pane for one device is opened by a row for the same device`() {
        #expect(
            Self.found([
                "Root": Self.pane(), "Root~ipad": Self.pane(Fixture.child("Pad")), "Pad~ipad": Self.pane(),
            ]) == [])
    }

    // MARK: Contradictions

    @Test func `different defaults of one key are reported, in one root pane or in two`() {
        let panes = [
            "Root": Self.pane(Fixture.toggle([:])), "Root.inApp": Self.pane(Fixture.toggle(["DefaultValue": false])),
        ]
        let schema = Fixture.schema(panes)
        #expect(schema.diagnostics.map(\.rule) == [.contradictoryDefaults])
        #expect(
            schema.diagnostics.first?.message
                == "the default of 'sound' is <false/> here and <true/> at PreferenceSpecifiers[0] of Root.plist; "
                + "an app registers one")
        #expect(
            Self.found(["Root": Self.pane(Fixture.toggle([:]), Fixture.toggle(["DefaultValue": false]))])
                == ["warning: Root.plist duplicate-key", "warning: Root.plist contradictory-defaults"])
    }

    @Test func `different types of one key in two root panes are reported`() {
        let found = Self.found([
            "Root": Self.pane(Fixture.toggle([:])), "Root.inApp": Self.pane(Fixture.textField(["Key": "sound"])),
        ])
        #expect(found == ["warning: Root.inApp.plist contradictory-types"])
    }

    @Test func `separate panes for iPhone and iPad can have different defaults`() {
        let phone = Self.pane(Fixture.toggle([:]))
        let pad = Self.pane(Fixture.toggle(["DefaultValue": false]))
        #expect(Self.found(["Root~iphone": phone, "Root~ipad": pad, "Root": phone]) == ["note:  device-defaults"])
    }

    @Test func `rows for only iPhone and only iPad can have different defaults`() {
        let phone = Fixture.toggle(["SupportedUserInterfaceIdioms": ["Phone"]])
        let pad = Fixture.toggle(["SupportedUserInterfaceIdioms": ["Pad"], "DefaultValue": false])
        #expect(
            Self.found(["Root": Self.pane(phone, pad)])
                == ["warning: Root.plist duplicate-key", "note:  device-defaults"])
    }

    // MARK: Files

    @Test func `a repeated key in a dictionary is reported with its line`() {
        let xml = """
            <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array><dict>
            <key>Type</key><string>PSGroupSpecifier</string>
            <key>Title</key><string>a</string>
            <key>Title</key><string>b</string>
            <key>FooterText</key><string>c</string>
            </dict></array></dict></plist>
            """
        let found = Fixture.schema(bytes: Data(xml.utf8)).diagnostics
        #expect(
            found.map(\.description) == [
                "Settings.bundle/Root.plist:4: warning: the key 'Title' stands here a second time, and only the last one counts [repeated-entry]"
            ])
    }

    @Test(arguments: [("", false), ("com.example", false), ("group.com.example", true)])
    func `an app group's identifier must begin with 'group.'`(name: String, isGood: Bool) {
        let root: PropertyList = [
            "PreferenceSpecifiers": Fixture.text, "ApplicationGroupContainerIdentifier": .string(name),
        ]
        #expect(Fixture.schema(["Root": root]).diagnostics.map(\.rule) == (isGood ? [] : [.appGroup]))
    }
}
