import Foundation
import Testing

@testable import SettingsBundle

@Suite struct CheckingTests {
    @Test func `a bundle that conforms to the schema has no diagnostics`() {
        let rows: [PropertyList] = [
            ["Type": "PSGroupSpecifier", "Title": "General", "FooterText": "Below"], Fixture.toggle([:]),
            Fixture.textField(["DefaultValue": "", "IsSecure": false, "KeyboardType": "URL"]), Fixture.slider([:]),
            Fixture.multiValue(["ShortTitles": ["S", "L"]]),
            ["Type": "PSTitleValueSpecifier", "Key": "version", "DefaultValue": "1"], Fixture.child("More"),
            ["Type": "PSGroupSpecifier", "SupportedUserInterfaceIdioms": ["Phone", "Pad"]],
        ]
        let more: PropertyList = [
            "StringsTable": "More", "Title": "More",
            "PreferenceSpecifiers": [
                [
                    "Type": "PSRadioGroupSpecifier", "Key": "colour", "DefaultValue": "r", "Values": ["r", "g"],
                    "Titles": ["Red", "Green"], "FooterText": "One of them",
                ]
            ],
        ]
        #expect(Fixture.diagnostics(Fixture.schema(rows: rows, ["More": more])) == [])
    }

    @Test func `a diagnostic has a file, a line and a path`() throws {
        let xml = """
            <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
              <dict>
                <key>Type</key><string>PSTextFieldSpecifier</string>
                <key>Key</key><string>port</string>
                <key>DefaultValue</key>
                <integer>80</integer>
              </dict>
            </array></dict></plist>
            """
        let diagnostic = try #require(Fixture.schema(bytes: Data(xml.utf8)).diagnostics.first)
        let prefix = "Settings.bundle/Root.plist:6: warning: PreferenceSpecifiers[0].DefaultValue: "
        #expect(
            diagnostic.description == prefix + "it is an integer and must be a string; it reads as '80' [wrong-kind]")
    }

    static let rows: [(PropertyList, [String])] = [
        (
            Fixture.textField(["AutoCorrectionType": "No"]),
            ["warning .AutoCorrectionType: unknown key 'AutoCorrectionType'; did you mean 'AutocorrectionType'?"]
        ),
        (
            Fixture.toggle(["FooterText": "x"]),
            [
                "warning .FooterText: PSToggleSwitchSpecifier has no 'FooterText'; "
                    + "it belongs to 'PSGroupSpecifier' or 'PSRadioGroupSpecifier'"
            ]
        ),
        (
            Fixture.textField(["IASKPlaceholder": "x"]),
            ["warning .IASKPlaceholder: 'IASKPlaceholder' is a key of InAppSettingsKit's; the Settings app ignores it"]
        ),
        (
            Fixture.toggle(["DefaultValue": "YES"]),
            ["warning .DefaultValue: 'YES' is neither <true/> nor <false/>; Settings reads it as <true/>"]
        ),
        (
            Fixture.toggle(["DefaultValue": false, "TrueValue": "on", "FalseValue": "off"]),
            ["warning .DefaultValue: <false/> is neither 'on' nor 'off'; Settings reads it as 'off'"]
        ),
        (
            Fixture.toggle(["TrueValue": 1, "FalseValue": 1]),
            ["error .TrueValue: the value 1 stands for on and for off; the two differ"]
        ),
        (Fixture.toggle(["DefaultValue": 1]), []),
        (Fixture.toggle(["DefaultValue": false, "TrueValue": 1, "FalseValue": 0]), []),
        (
            Fixture.textField(["DefaultValue": 80]),
            ["warning .DefaultValue: it is an integer and must be a string; it reads as '80'"]
        ),
        (
            Fixture.textField(["IsSecure": "NO"]),
            ["warning .IsSecure: it is a string and must be a Boolean; it reads as <false/>"]
        ),
        (
            Fixture.textField(["KeyboardType": "NumberPads"]),
            ["warning .KeyboardType: unknown word 'NumberPads'; did you mean 'NumberPad'?"]
        ),
        (Fixture.toggle([:]).without("Key"), ["error .Key: PSToggleSwitchSpecifier requires 'Key', a string"]),
        (
            Fixture.toggle([:]).without("DefaultValue"),
            [
                "warning .DefaultValue: PSToggleSwitchSpecifier requires 'DefaultValue', a single value; "
                    + "without it the switch is off at first"
            ]
        ),
        (
            Fixture.slider([:]).without("DefaultValue"),
            [
                "warning .DefaultValue: PSSliderSpecifier requires 'DefaultValue', a number; "
                    + "without it the slider is at its left end at first"
            ]
        ),
        (
            Fixture.multiValue([:]).without("DefaultValue"),
            [
                "warning .DefaultValue: PSMultiValueSpecifier requires 'DefaultValue', a value; "
                    + "without it nothing is chosen at first"
            ]
        ),
        (
            Fixture.toggle([:]).without("Title"),
            ["warning .Title: PSToggleSwitchSpecifier requires 'Title', a string; the row works without it"]
        ),
        (Fixture.toggle(["Title": ""]), ["warning .Title: the title is empty, so the row has no text"]),
        (Fixture.textField(["Title": ""]), []),
        (Fixture.toggle(["Title": "  "]), ["warning .Title: the title has only spaces, so the row has no text"]),
        (
            Fixture.toggle(["Title": .string(String(repeating: "x", count: 61))]),
            ["note .Title: the title has 61 characters, and a phone shows its beginning; explain in a footer"]
        ),
        (
            Fixture.toggle(["Title": "Version %@"]),
            ["warning .Title: the Settings app shows '%@' as it is, because it formats nothing"]
        ),
        (
            Fixture.multiValue(["Titles": ["%1$@", "100 % or 5%down"]]),
            ["warning .Titles[0]: the Settings app shows '%1$@' as it is, because it formats nothing"]
        ),
        (
            Fixture.multiValue(["Titles": ["Large", "Large"]]),
            ["warning .Titles[1]: 'Large' is also Titles[0], so a user can't tell the choices apart"]
        ),
        (
            Fixture.multiValue(["Values": [1], "Titles": ["Large"]]),
            ["note .Values: there is one value to choose from"]
        ),
        (
            Fixture.multiValue([
                "Values": .array((1...51).map(PropertyList.integer)),
                "Titles": .array((1...51).map { .string("\($0)") }),
            ]),
            ["note .Values: there are 51 values to choose from, in a list without a search"]
        ),
        (
            Fixture.toggle(["Key": "sound "]),
            ["error .Key: the key 'sound ' has a space at an end, where no reader sees it"]
        ),
        (Fixture.toggle(["Key": "play sound"]), ["warning .Key: the key 'play sound' has a space; write one word"]),
        (
            Fixture.toggle(["Key": "NSSound"]),
            ["warning .Key: 'NSSound' is a key of the system's own; give the preference another name"]
        ),
        (Fixture.toggle(["Key": "NSFW"]), []),
        (
            Fixture.toggle(["Key": "app.sound"]),
            [
                "note .Key: key-value observing can't observe 'app.sound', because of a full stop or '@', so read it again "
                    + "when the app enters the foreground"
            ]
        ),
        (
            Fixture.row("PSTitleValueSpecifier", ["Key": "app.version", "DefaultValue": "1"], [:]), []
        ),
        (
            Fixture.row("PSTitleValueSpecifier", ["Key": "date", "DefaultValue": .date(Date())], [:]),
            ["note .DefaultValue: it is a date, and Apple does not document what the row shows; write a string"]
        ),
        (
            Fixture.textField(["IsSecure": true, "DefaultValue": "hunter2"]),
            ["warning .DefaultValue: a secure field has a default, which anyone can read in the app; leave it empty"]
        ),
        (
            Fixture.textField(["Key": "apiToken"]),
            ["warning .Key: a field for a token is shown in clear text without 'IsSecure'"]
        ),
        (
            Fixture.textField(["Key": "x", "Title": "API key"]),
            ["warning .Key: a field for a key is shown in clear text without 'IsSecure'"]
        ),
        (Fixture.textField(["Key": "passwordHint"]), []), (Fixture.textField(["Key": "monkey"]), []),
        (
            Fixture.textField(["KeyboardType": "NumberPad", "DefaultValue": "-1"]),
            [
                "warning .DefaultValue: the keyboard 'NumberPad' has digits only, so a user can't type '-' of the default "
                    + "again"
            ]
        ),
        (
            Fixture.textField(["KeyboardType": "NumberPad", "DefaultValue": 80]),
            [
                "warning .DefaultValue: it is an integer and must be a string; it reads as '80'"
            ]
        ),
        (Fixture.toggle(["Key": ""]), ["error .Key: the key is empty; give the preference a name"]),
        (
            Fixture.row("PSChildPaneSpecifier", ["Title": "More", "File": "More"], ["Key": "more"]),
            ["warning .Key: PSChildPaneSpecifier has no 'Key', and the Settings app ignores it; remove it"]
        ),
        (Fixture.toggle(["Key": 4]), ["error .Key: it is an integer and must be a string"]),
        (
            Fixture.slider([:]).without("MinimumValue"),
            ["error .MinimumValue: PSSliderSpecifier requires 'MinimumValue', a number"]
        ),
        (
            Fixture.slider(["DefaultValue": "0.5"]),
            ["warning .DefaultValue: it is a string and must be a number; it reads as 0.5"]
        ),
        (Fixture.slider(["DefaultValue": 2]), ["warning .DefaultValue: 2 lies outside of 0 to 1"]),
        (
            Fixture.slider(["MaximumValue": 0]),
            ["error .MaximumValue: the maximum 0 must be greater than the minimum 0"]
        ),
        (
            Fixture.slider(["MinimumValue": .real(-.infinity)]),
            ["error .MinimumValue: it is not a finite number, as a slider's ends are"]
        ),
        (
            Fixture.slider(["MinimumValueImage": "low.png"]),
            ["warning .MinimumValueImage: there is no image 'low.png' in the bundle; the slider is shown without it"]
        ),
        (
            Fixture.multiValue(["DefaultValue": "1"]),
            ["warning .DefaultValue: '1' is a string and the value it stands for is an integer; write the same"]
        ),
        (
            Fixture.multiValue(["Values": ["1.1", "1.2"], "DefaultValue": "1.10"]),
            ["warning .DefaultValue: '1.10' is none of the values '1.1', '1.2'"]
        ),
        (
            Fixture.multiValue([
                "Values": [9_007_199_254_740_992, 9_007_199_254_740_994], "DefaultValue": 9_007_199_254_740_993,
            ]),
            [
                "warning .DefaultValue: 9007199254740993 is none of the values 9007199254740992, 9007199254740994"
            ]
        ),
        (Fixture.multiValue(["DefaultValue": 3]), ["warning .DefaultValue: 3 is none of the values 1, 2"]),
        (
            Fixture.multiValue(["Values": ["s", "l"], "DefaultValue": "Large"]),
            ["warning .DefaultValue: 'Large' is a title; write its value, 'l'"]
        ),
        (Fixture.multiValue(["Values": [["a"], ["b"]], "DefaultValue": ["a"]]), []),
        (
            Fixture.multiValue(["Values": [1, "2"]]),
            ["warning .Values[1]: it is a string beside an integer; values are of one kind"]
        ),
        (
            Fixture.multiValue(["Values": [1, 2, 3]]),
            ["error .Titles: there are titles for 2 of 3 values; each value needs one title"]
        ),
        (
            Fixture.multiValue(["ShortTitles": ["S"]]),
            ["warning .ShortTitles: there are short titles for 1 of 2 values; each value needs one"]
        ),
        (Fixture.multiValue(["Values": [1, 1]]), ["warning .Values[1]: 1 is also Values[0]; values differ"]),
        (Fixture.multiValue(["Titles": ["Small", 2]]), ["warning .Titles[1]: it is an integer and must be a string"]),
        (Fixture.multiValue(["Values": "1"]), ["error .Values: it is a string and must be an array"]),
        (
            Fixture.multiValue(["Values": [1, [2]]]),
            ["warning .Values[1]: it is an array beside an integer; values are of one kind"]
        ),
        (
            Fixture.toggle(["SupportedUserInterfaceIdioms": ["Tablet"]]),
            ["warning .SupportedUserInterfaceIdioms[0]: unknown device 'Tablet'; known: 'Phone' or 'Pad'"]
        ),
        (
            Fixture.row("PSToggleSwitchSpecifer", [:], [:]),
            [
                "error .Type: unknown type 'PSToggleSwitchSpecifer', so the row is not shown; "
                    + "did you mean 'PSToggleSwitchSpecifier'?"
            ]
        ),
        (
            Fixture.row("IASKButtonSpecifier", ["IASKSubtitle": "x"], [:]),
            [
                "warning .Type: 'IASKButtonSpecifier' is a type of InAppSettingsKit's; the Settings app does not show the row"
            ]
        ),
        (
            Fixture.child("gone"),
            ["error .File: there is no 'gone.plist' in the bundle, so the row opens nothing"]
        ),
        (
            Fixture.child("Mor"),
            ["error .File: there is no 'Mor.plist' in the bundle, so the row opens nothing; did you mean 'More'?"]
        ),
        (Fixture.child("More.plist"), ["warning .File: 'File' is a name without its ending: 'More'"]),
        (Fixture.child("sub/Deep"), []),
        (
            Fixture.child("com.mono0926.LicensePlist"),
            [
                "error .File: there is no 'com.mono0926.LicensePlist.plist' in the bundle, so the row opens nothing; if it "
                    + "is made at build time, name it in .workbook-settings.yml: generated: [com.mono0926.LicensePlist]"
            ]
        ),
        (
            Fixture.child("http://a.example/More"),
            ["error .File: 'http://a.example/More' is an address; a row can only open a pane of the bundle"]
        ),
        (
            Fixture.child("../More"),
            ["error .File: '../More' leads out of the bundle; 'File' is the name of a file in it"]
        ),
        (
            Fixture.child("More").without("File"),
            ["error .File: PSChildPaneSpecifier requires 'File', the name of the pane's file without '.plist'"]
        ),
        (
            ["Type": "PSChildPaneSpecifier", "Title": "Me", "IASKViewControllerClass": "Me"],
            [
                "warning .File: only InAppSettingsKit opens the row, by 'IASKViewControllerClass'; "
                    + "the Settings app needs 'File', a pane of the bundle",
                "warning .IASKViewControllerClass: 'IASKViewControllerClass' is a key of InAppSettingsKit's; "
                    + "the Settings app ignores it",
            ]
        ),
    ]

    /// A row and its expected diagnostics.
    struct Deviation: CustomTestStringConvertible {
        var row: PropertyList
        var diagnostics: [String]
        var testDescription: String { diagnostics.first ?? "nothing" }
    }

    @Test(arguments: rows.map(Deviation.init))
    func `a row that deviates from the schema is reported`(_ deviation: Deviation) {
        let panes: [String: PropertyList] = [
            "More": ["PreferenceSpecifiers": Fixture.text], "sub/Deep": ["PreferenceSpecifiers": Fixture.text],
        ]
        let found = Fixture.diagnostics(deviation.row, panes)
            .filter { $0 != "warning : no row opens the pane" }
            .map { $0.replacing("PreferenceSpecifiers[0].", with: ".") }
        #expect(found.sorted() == deviation.diagnostics.sorted())
    }

    @Test func `a title value row without a default is a warning`() {
        let found = Fixture.diagnostics(["Type": "PSTitleValueSpecifier", "Key": "version"])
        #expect(found.count == 1 && found[0].hasPrefix("warning PreferenceSpecifiers[0].DefaultValue"))
    }

    @Test func `an unknown type is a warning, a missing type an error`() {
        let unknown = Fixture.diagnostics(["Type": "ACMEGaugeSpecifier"])
        #expect(unknown.count == 1 && unknown[0].hasPrefix("warning PreferenceSpecifiers[0].Type: unknown type"))
        let missing = Fixture.diagnostics(["Title": "x"])
        #expect(missing.count == 1 && missing[0].hasPrefix("error PreferenceSpecifiers[0].Type: 'Type' is missing"))
    }

    @Test func `a row that isn't a dictionary is an error and doesn't affect the other rows`() {
        let schema = Fixture.schema(rows: ["text", Fixture.toggle([:])])
        #expect(
            Fixture.diagnostics(schema) == [
                "error PreferenceSpecifiers[0]: it is a string; a specifier is a dictionary with a 'Type'"
            ])
        #expect(schema.root()?.specifiers[1].key == "sound")
    }

    @Test(arguments: ["[]", "", "<plist", "\u{0}"])
    func `a broken property list is reported only if a row opens it`(text: String) {
        let root: PropertyList = ["PreferenceSpecifiers": [Fixture.toggle([:])]]
        let schema = Fixture.schema(["Root": root], texts: ["licenses.plist": text])
        #expect(schema.diagnostics.isEmpty && schema.readingDiagnostics(languages: ["en"]).isEmpty)
        let opening: PropertyList = ["PreferenceSpecifiers": [Fixture.child("licenses")]]
        #expect(
            !Fixture.schema(["Root": opening], texts: ["licenses.plist": text]).readingDiagnostics(languages: ["en"])
                .isEmpty)
    }

    @Test func `a carriage return ends a line`() {
        let xml =
            "<plist version=\"1.0\">\r<dict>\r\n<key>PreferenceSpecifiers</key>\r<array>\r<dict>\r</dict></array></dict></plist>"
        #expect(Fixture.schema(bytes: Data(xml.utf8)).diagnostics.map(\.line) == [5])
    }

    @Test func `an unknown key of a pane is a warning, 'Title' isn't`() {
        let found = Fixture.diagnostics(
            Fixture.schema(["Root": ["PreferenceSpecifiers": Fixture.text, "Title": "x", "StringTable": "Root"]]))
        #expect(found == ["warning StringTable: unknown key 'StringTable'; did you mean 'StringsTable'?"])
    }

    @Test func `a missing strings table is reported only if the bundle has other tables`() {
        let pane: PropertyList = ["PreferenceSpecifiers": Fixture.text, "StringsTable": "Root"]
        #expect(Fixture.diagnostics(Fixture.schema(["Root": pane])) == [])
        #expect(Fixture.diagnostics(Fixture.schema(["Root": pane], texts: ["en.lproj/Root.strings": ""])) == [])
        #expect(Fixture.diagnostics(Fixture.schema(["Root": pane], texts: ["en.lproj/Other.strings": ""])).count == 2)
    }

    @Test func `property lists that aren't panes have no diagnostics`() {
        let info: PropertyList = ["CFBundleIdentifier": "com.example.settings"]
        #expect(
            Fixture.diagnostics(Fixture.schema(["Root": ["PreferenceSpecifiers": Fixture.text], "Info": info])) == [])
    }

    @Test func `a bundle with only Root.inApp.plist is a warning`() {
        let found = Fixture.diagnostics(Fixture.schema(["Root.inApp": ["PreferenceSpecifiers": Fixture.text]]))
        #expect(found.count == 1 && found[0].hasPrefix("warning : there is no 'Root.plist': InAppSettingsKit"))
    }
}
