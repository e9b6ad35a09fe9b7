import SettingsBundle
import SettingsScreens
import Testing

/// Tests of the bundle in the article "Application Settings and User Defaults", for an app named AppSettings.
@Suite struct AppSettingsTests {
    typealias Fixture = SettingsFixture

    static let protocols: PropertyListDictionary = [
        "Title": "Protocol", "Key": "protocol", "DefaultValue": "smtp",
        "Titles": ["HTTP", "SMTP", "NNTP", "IMAP", "POP3"], "Values": ["http", "smtp", "nntp", "imap", "pop3"],
    ]

    static let root: [PropertyList] = [
        Fixture.row("Group", ["Title": "General Info"]),
        Fixture.textField([
            "Title": "Username", "Key": "username", "AutocapitalizationType": "None", "AutocorrectionType": "No",
        ]),
        Fixture.textField([
            "Title": "Password", "Key": "password", "IsSecure": true, "AutocapitalizationType": "None",
            "AutocorrectionType": "No",
        ]),
        Fixture.row("MultiValue", protocols),
        Fixture.toggle(["Title": "Warp Drive", "Key": "warp"]),
        Fixture.row("Group", ["Title": "Warp Factor"]),
        Fixture.slider([
            "Key": "warpFactor", "DefaultValue": 5, "MinimumValue": 1, "MaximumValue": 10,
            "MinimumValueImage": "turtle", "MaximumValueImage": "rabbit",
        ]),
        Fixture.row("Group", [:]),
        Fixture.child("More", title: "More Settings"),
    ]

    /// The rows of the second pane. The article describes four text fields and a multi-value, but doesn't print them.
    static let more: [PropertyList] =
        ["Incoming", "Outgoing", "Address", "Signature"].map { name in
            Fixture.textField(["Title": .string(name), "Key": .string(name.lowercased())])
        } + [Fixture.multiValue()]

    static let schema = Fixture.schema(root, panes: ["More": Fixture.pane(more)])

    @Test func `the first page has the article's rows in order`() {
        withStore { store in
            #expect(
                SettingsApp(Self.schema, name: "AppSettings", store: store).page.description == """
                    AppSettings (back to Apps)
                    - General Info
                      Username: text field ""
                      Password: secure text field \("")
                      Protocol: "SMTP" >
                      Warp Drive: on
                    - Warp Factor
                      warpFactor: slider at 5.0
                    - \("")
                      More Settings: >
                    """)
        }
    }

    @Test func `the list of protocols has the article's titles in order`() throws {
        try withStore { store in
            var app = SettingsApp(Self.schema, store: store)
            try app.open("Protocol")
            #expect(app.rows.map(\.title) == ["HTTP", "SMTP", "NNTP", "IMAP", "POP3"])
            #expect(app.rows.map(\.content).firstIndex(of: .choice(isChosen: true)) == 1)
            try app.choose("IMAP")
            #expect(store.defaults.string(forKey: "protocol") == "imap")
        }
    }

    @Test func `More Settings opens four text fields and a multi-value row`() throws {
        try withStore { store in
            var app = SettingsApp(Self.schema, name: "AppSettings", store: store)
            try app.open("More Settings")
            #expect(app.page.back == "AppSettings")
            #expect(app.rows.map(\.title) == ["Incoming", "Outgoing", "Address", "Signature", "Size"])
            #expect(app.rows.map(\.content) == Array(repeating: .textField(""), count: 4) + [.multiValue("Small")])
        }
    }
}
