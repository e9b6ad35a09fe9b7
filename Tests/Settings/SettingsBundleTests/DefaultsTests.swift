import Foundation
import Testing

@testable import SettingsBundle

@Suite struct DefaultsTests {
    static let coercions: [(PropertyList, PropertyList?)] = [
        (Fixture.toggle(["DefaultValue": "YES"]), true),
        (Fixture.toggle(["DefaultValue": "NO"]), false),
        (Fixture.toggle(["DefaultValue": 1]), true),
        (Fixture.toggle(["DefaultValue": [1]]), false),
        (Fixture.toggle(["DefaultValue": true, "TrueValue": "YES", "FalseValue": "OFF"]), "YES"),
        (Fixture.toggle(["DefaultValue": 0, "TrueValue": "1", "FalseValue": "0"]), "0"),
        (Fixture.toggle([:]).without("DefaultValue"), nil),
        (Fixture.textField(["DefaultValue": 8080]), "8080"),
        (Fixture.textField([:]), nil),
        (Fixture.slider(["DefaultValue": "0.25"]), 0.25),
        (Fixture.slider(["DefaultValue": 1]), 1),
        (Fixture.slider(["DefaultValue": "loud"]), nil),
        (Fixture.multiValue(["DefaultValue": "2"]), 2),
        (Fixture.multiValue(["DefaultValue": 3]), 3),
        (Fixture.multiValue(["DefaultValue": 0, "Values": ["0", "1"]]), "0"),
        (["Type": "PSTitleValueSpecifier", "Key": "version", "DefaultValue": "1.0"], "1.0"),
        (["Type": "PSGroupSpecifier", "DefaultValue": 1], nil),
    ]

    /// A row and the default that the app must register for it.
    struct Coercion: CustomTestStringConvertible {
        var row: PropertyList
        var value: PropertyList?
        var testDescription: String {
            let entries = row.dictionary!
            return "\(entries[text: "Type"]!) \(entries["DefaultValue"]?.quoted ?? "none")"
        }
    }

    @Test(arguments: coercions.map(Coercion.init))
    func `a default is converted to the kind that Settings stores`(_ coercion: Coercion) {
        #expect(Specifier(coercion.row).effectiveDefault == coercion.value)
    }

    @Test func `defaults include child panes, and cycles end`() {
        let more: PropertyList = [
            "PreferenceSpecifiers": [Fixture.slider([:]), Fixture.child("Root"), Fixture.child("More")]
        ]
        let schema = Fixture.schema(rows: [Fixture.child("More"), Fixture.toggle([:])], ["More": more])
        #expect(
            schema.effectiveDefaults() == [SuiteDefaults(suite: nil, values: ["sound": true, "volume": 0.5])])
    }

    @Test func `an app group's defaults include those of its child panes`() {
        let root: PropertyList = [
            "ApplicationGroupContainerIdentifier": "group.example",
            "PreferenceSpecifiers": [Fixture.toggle([:]), Fixture.child("A"), Fixture.child("B")],
        ]
        let panes: [String: PropertyList] = [
            "Root": root, "A": ["PreferenceSpecifiers": [Fixture.slider([:])]],
            "B": [
                "ApplicationGroupContainerIdentifier": "group.other",
                "PreferenceSpecifiers": [Fixture.textField(["DefaultValue": "x"])],
            ],
        ]
        #expect(
            Fixture.schema(panes).effectiveDefaults() == [
                SuiteDefaults(suite: "group.example", values: ["sound": true, "volume": 0.5]),
                SuiteDefaults(suite: "group.other", values: ["name": "x"]),
            ])
    }

    @Test func `a device has the defaults of its own files and rows, no device has all`() {
        let rows: [PropertyList] = [
            Fixture.toggle(["Key": "both"]),
            Fixture.toggle(["Key": "phone", "SupportedUserInterfaceIdioms": ["Phone"]]),
        ]
        let pad: PropertyList = ["PreferenceSpecifiers": [Fixture.toggle(["Key": "pad"])]]
        let schema = Fixture.schema(rows: rows, ["Root~ipad": pad])
        #expect(schema.effectiveDefaults(on: .phone).map(\.values.keys) == [["both", "phone"]])
        #expect(schema.effectiveDefaults(on: .pad).map(\.values.keys) == [["pad"]])
        #expect(schema.effectiveDefaults().map(\.values.keys) == [["both", "phone", "pad"]])
    }

    @Test func `the first of two rows with the same key provides the default`() {
        let schema = Fixture.schema(rows: [Fixture.toggle([:]), Fixture.toggle(["DefaultValue": false])])
        #expect(schema.effectiveDefaults().map(\.values) == [["sound": true]])
    }

    @Test func `UserDefaults registers the defaults`() throws {
        let schema = Fixture.schema(rows: [Fixture.toggle([:]), Fixture.slider([:]), Fixture.multiValue([:])])
        let defaults = try #require(UserDefaults(suiteName: "SettingsBundleTests.register"))
        defaults.register(defaults: schema.effectiveDefaults()[0].registrationDictionary)
        #expect(defaults.bool(forKey: "sound"))
        #expect(defaults.double(forKey: "volume") == 0.5)
        #expect(defaults.integer(forKey: "size") == 1)
    }
}
