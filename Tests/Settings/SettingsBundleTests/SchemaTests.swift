import Foundation
import Testing

@testable import SettingsBundle

@Suite struct SchemaTests {
    @Test(arguments: SpecifierType.allCases)
    func `each type is decoded to its own specifier and written back`(_ type: SpecifierType) {
        let value: PropertyList = ["Unknown": [1], "Type": .string(type.rawValue), "Title": 4]
        let specifier = Specifier(value)
        #expect(specifier.type == type)
        #expect(specifier.propertyList == value)
        #expect(specifier.propertyList.dictionary?.keys == ["Unknown", "Type", "Title"])
        if case .other = specifier { Issue.record("\(type) is decoded as unknown") }
    }

    @Test func `properties read the keys of the schema`() {
        let entries: PropertyListDictionary = [
            "Title": "Password", "Key": "password", "DefaultValue": "x", "IsSecure": true, "KeyboardType": "NumberPad",
            "AutocapitalizationType": "Words", "AutocorrectionType": "No",
            "SupportedUserInterfaceIdioms": ["Pad", "TV"],
        ]
        let field = PSTextFieldSpecifier(entries: entries)
        #expect(field.title == "Password")
        #expect(field.key == "password")
        #expect(field.defaultValue == "x")
        #expect(field.isSecure == true)
        #expect(field.keyboardType == .numberPad)
        #expect(field.autocapitalizationType == .words)
        #expect(field.autocorrectionType == .no)
        #expect(field.supportedUserInterfaceIdioms == [.pad])
    }

    @Test func `setting a property writes its key`() {
        var row = PSMultiValueSpecifier()
        row.title = "Size"
        row.values = [1, 2]
        row.titles = ["Small", "Large"]
        row.displaySortedByTitle = true
        row.title = nil
        let entries: PropertyListDictionary = [
            "Type": "PSMultiValueSpecifier", "Values": [1, 2], "Titles": ["Small", "Large"],
            "DisplaySortedByTitle": true,
        ]
        #expect(row.entries == entries)
    }

    /// Sets all properties of a specifier, and compares the keys that they write with those of the table.
    private func expectKeys<Type: SettingsSpecifier>(
        of _: Type.Type, sourceLocation: SourceLocation = #_sourceLocation, _ setAll: (inout Type) -> Void
    ) {
        var specifier = Type()
        specifier.supportedUserInterfaceIdioms = [.pad]
        setAll(&specifier)
        #expect(
            Set(specifier.entries.keys) == Set(Type.type.keys.map(\.name)), sourceLocation: sourceLocation)
        let mismatches = Fixture.diagnostics(.dictionary(specifier.entries)).filter { $0.contains(" and must be ") }
        #expect(mismatches == [], sourceLocation: sourceLocation)
    }

    @Test func `each key of a type has a property that writes a value of its kind`() {
        expectKeys(of: PSGroupSpecifier.self) { ($0.title, $0.footerText) = ("", "") }
        expectKeys(of: PSTitleValueSpecifier.self) {
            ($0.title, $0.key, $0.defaultValue, $0.values, $0.titles) = ("", "", "", [], [])
        }
        expectKeys(of: PSTextFieldSpecifier.self) {
            ($0.title, $0.key, $0.defaultValue, $0.isSecure) = ("", "", "", true)
            ($0.keyboardType, $0.autocapitalizationType, $0.autocorrectionType) = (.url, .words, .no)
        }
        expectKeys(of: PSToggleSwitchSpecifier.self) {
            ($0.title, $0.key, $0.defaultValue, $0.trueValue, $0.falseValue) = ("", "", true, true, false)
        }
        expectKeys(of: PSSliderSpecifier.self) {
            ($0.key, $0.defaultValue, $0.minimumValue, $0.maximumValue) = ("", 0.5, 0, 1)
            ($0.minimumValueImage, $0.maximumValueImage) = ("", "")
        }
        expectKeys(of: PSMultiValueSpecifier.self) {
            ($0.title, $0.key, $0.defaultValue, $0.values, $0.titles) = ("", "", "", [], [])
            ($0.shortTitles, $0.displaySortedByTitle) = ([], true)
        }
        expectKeys(of: PSRadioGroupSpecifier.self) {
            ($0.title, $0.key, $0.defaultValue, $0.values, $0.titles) = ("", "", "", [], [])
            ($0.footerText, $0.displaySortedByTitle) = ("", true)
        }
        expectKeys(of: PSChildPaneSpecifier.self) { ($0.title, $0.file) = ("", "") }
    }

    @Test func `a value of the wrong kind is converted as Settings does, or nil`() {
        let row = PSSliderSpecifier(entries: ["MinimumValue": "0.5", "MaximumValue": [], "Key": 3])
        #expect(row.minimumValue == 0.5)
        #expect(row.maximumValue == nil)
        #expect(row.key == nil)
        #expect(PSTextFieldSpecifier(entries: ["IsSecure": "YES"]).isSecure == true)
        #expect(PSTextFieldSpecifier(entries: ["KeyboardType": "Numeric"]).keyboardType == nil)
    }

    @Test func `strings are converted to Booleans as by NSString`() {
        for text in ["YES", "true", "1", " 007", "-3", "+y"] {
            #expect(PropertyList.string(text).truth == true, "\(text)")
        }
        for text in ["NO", "false", "0", "", "on", "-0"] {
            #expect(PropertyList.string(text).truth == false, "\(text)")
        }
    }

    @Test func `an unchanged pane is written with the same bytes`() throws {
        let xml = "<plist><dict><key>StringsTable</key> <string>Root</string><key>a</key><true/></dict></plist>"
        let pane = try #require(Fixture.schema(bytes: Data(xml.utf8)).panes["Root.plist"])
        var same = pane
        same.stringsTable = "Root"
        #expect(try same.encoded() == Data(xml.utf8))
    }

    @Test func `a change of one key leaves the other rows and keys unchanged`() throws {
        let rows: [PropertyList] = [
            Fixture.toggle([:]), "no row", ["Type": "IASKButtonSpecifier", "IASKSubtitle": "s"],
        ]
        var pane = try #require(Fixture.schema(rows: rows).panes["Root.plist"])
        var toggle = PSToggleSwitchSpecifier(entries: pane.specifiers[0].entries)
        toggle.defaultValue = false
        pane.specifiers[0] = .toggleSwitch(toggle)
        let written = try PropertyListFile(bytes: pane.encoded()).root
        #expect(
            written == ["PreferenceSpecifiers": .array([Fixture.toggle(["DefaultValue": false]), rows[1], rows[2]])])
        let keys = written.dictionary?[array: "PreferenceSpecifiers"]?[0].dictionary?.keys
        #expect(keys == ["Type", "Title", "Key", "DefaultValue"])
    }

    @Test func `a changed file keeps its format, OpenStep becomes XML`() throws {
        let root: PropertyList = ["PreferenceSpecifiers": Fixture.text]
        for (bytes, format) in [
            (try root.encoded(as: .binary), PropertyListFormat.binary),
            (Data("{ PreferenceSpecifiers = (); }".utf8), .xml),
        ] {
            var pane = try #require(Fixture.schema(bytes: bytes).panes["Root.plist"])
            pane.title = "Settings"
            #expect(try PropertyListFile(bytes: pane.encoded()).format == format)
        }
    }
}
