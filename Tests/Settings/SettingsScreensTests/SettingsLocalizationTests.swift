import SettingsBundle
import SettingsScreens
import Testing

/// Tests of pages in the user's language.
@Suite struct SettingsLocalizationTests {
    typealias Fixture = SettingsFixture

    static let german = """
        "Sound" = "Ton"; "Small" = "Klein"; "Large" = "Groß"; "S" = "K"; "Group" = "Gruppe"; "Below" = "Unten";
        "More" = "Mehr";
        """

    private func page(_ rows: [PropertyList], languages: [String], texts: [String: String] = [:]) -> SettingsApp.Page {
        let tables = ["de.lproj/Root.strings": Self.german].merging(texts) { $1 }
        let schema = Fixture.schema(rows, root: ["StringsTable": "Root"], texts: tables)
        return withStore { SettingsApp(schema, store: $0, languages: languages).page }
    }

    @Test func `headers, footers, titles and short titles are translated`() {
        let rows = [
            Fixture.row("Group", ["Title": "Group", "FooterText": "Below"]), Fixture.toggle(),
            Fixture.multiValue(["ShortTitles": ["S", "L"]]), Fixture.radioGroup(["Title": "Sound"]),
            Fixture.row("TitleValue", ["Key": "t", "DefaultValue": 2, "Values": [2], "Titles": ["Large"]]),
        ]
        let page = page(rows, languages: ["de"])
        #expect(page.groups.map(\.header) == ["Gruppe", "Ton"])
        #expect(page.groups.map(\.footer) == ["Unten", nil])
        #expect(
            page.rows == [
                .init("Ton", key: "sound", .toggleSwitch(isOn: true)),
                .init("Size", key: "size", .multiValue("K")),
                .init("Klein", key: "size", .choice(isChosen: true)),
                .init("Groß", key: "size", .choice(isChosen: false)),
                .init("", key: "t", .titleValue("Groß")),
            ])
    }

    @Test func `texts without a translation and texts of the user aren't changed`() {
        let rows = [Fixture.textField(["DefaultValue": "Sound"]), Fixture.toggle()]
        #expect(page(rows, languages: ["de"]).rows.map(\.content).first == .textField("Sound"))
        #expect(page(rows, languages: ["fr"]).rows.map(\.title) == ["Name", "Sound"])
    }

    @Test func `the first preferred language with a translation is used`() {
        let texts = ["fr.lproj/Root.strings": "\"Size\" = \"Taille\";"]
        let titles = page([Fixture.toggle(), Fixture.multiValue()], languages: ["fr", "de"], texts: texts).rows.map(
            \.title)
        #expect(titles == ["Ton", "Taille"])
    }

    @Test func `a child pane uses its own table and its row's translated title`() throws {
        let panes = ["More": Fixture.pane([Fixture.toggle()], ["StringsTable": "More"])]
        let texts = ["de.lproj/Root.strings": Self.german, "de.lproj/More.strings": "\"Sound\" = \"Klang\";"]
        let schema = Fixture.schema(
            [Fixture.toggle(), Fixture.child("More")], root: ["StringsTable": "Root"], panes: panes, texts: texts)
        try withStore { store in
            var app = SettingsApp(schema, store: store, languages: ["de"])
            try app.open("Mehr")
            #expect(app.page.title == "Mehr")
            #expect(app.rows.map(\.title) == ["Klang"])
        }
    }

    @Test func `choices are sorted by their translated titles if DisplaySortedByTitle is set`() throws {
        let choices: PropertyListDictionary = ["Values": [1, 2, 3], "Titles": ["a", "b", "c"], "DefaultValue": 3]
        let texts = ["de.lproj/Root.strings": "\"a\" = \"Zebra\"; \"b\" = \"Äpfel\"; \"c\" = \"Banane\";"]
        let sorted = choices.merging(["DisplaySortedByTitle": true])
        let titles = page([Fixture.radioGroup(sorted)], languages: ["de"], texts: texts).rows
        #expect(
            titles == [
                .init("Äpfel", key: "size", .choice(isChosen: false)),
                .init("Banane", key: "size", .choice(isChosen: true)),
                .init("Zebra", key: "size", .choice(isChosen: false)),
            ])
        let unsorted = page([Fixture.radioGroup(choices)], languages: ["de"], texts: texts).rows
        #expect(unsorted.map(\.title) == ["Zebra", "Äpfel", "Banane"])
    }

    @Test(arguments: [
        ("de", ["Zebra", "Äpfel", "Banane"], ["Äpfel", "Banane", "Zebra"]),
        ("sv", ["Zebra", "Äpfel", "Banane"], ["Banane", "Zebra", "Äpfel"]),
        ("en", ["b", "C", "a"], ["a", "b", "C"]),
        ("en", ["item 10", "item 2"], ["item 2", "item 10"]),
    ])
    func `titles are sorted by the language's rules, ignoring case, with numbers by value`(
        language: String, titles: [String], sorted: [String]
    ) {
        let row = Fixture.radioGroup([
            "DisplaySortedByTitle": true, "Values": .array(titles.map(PropertyList.string)),
            "Titles": .array(titles.map(PropertyList.string)),
        ])
        #expect(page([row], languages: [language]).rows.map(\.title) == sorted)
    }

    @Test func `a sorted multi-value row stores the value of the chosen title`() throws {
        let row = Fixture.multiValue(["Titles": ["z", "a"], "DisplaySortedByTitle": true, "ShortTitles": ["Z", "A"]])
        try withStore { store in
            var app = SettingsApp(Fixture.schema([row]), store: store)
            #expect(app.rows.map(\.content) == [.multiValue("Z")])
            try app.open("Size")
            #expect(app.rows.map(\.title) == ["a", "z"])
            try app.back()
            try app.choose("a", in: "Size")
            #expect(store.defaults.integer(forKey: "size") == 2)
            #expect(app.rows.map(\.content) == [.multiValue("A")])
        }
    }
}
