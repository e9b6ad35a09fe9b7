import Figures
import SettingsBundle
import SettingsScreens
import Testing

/// Tests of pictures that show property lists next to their pages.
@Suite struct PropertyListPictureTests {
    typealias Fixture = SettingsFixture

    private static let rows: [PropertyList] = [
        Fixture.row("Group", ["Title": "Noise"]), Fixture.toggle(), Fixture.radioGroup(),
        Fixture.toggle(["SupportedUserInterfaceIdioms": ["Pad"], "Title": "Only there"]), Fixture.slider(),
    ]

    private func figure(_ rows: [PropertyList] = Self.rows, selected: Int? = nil) -> Figure {
        withStore {
            .propertyList(beside: SettingsApp(Fixture.schema(rows), name: "Mail", store: $0), selected: selected)
        }
    }

    /// Returns the number of badges with a number in a picture, and the number of accented ones among them.
    private func badges(_ number: Int, _ figure: Figure) -> (all: Int, accented: Int) {
        let lines = figure.svg.split(separator: "\n")
        let texts = lines.indices.filter {
            lines[$0].hasSuffix(">\(number)</text>") && lines[$0].contains("text-anchor=\"middle\"")
        }
        return (texts.count, texts.filter { lines[$0 - 1].contains("data-fill=\"accent\"") }.count)
    }

    @Test func `an item and its rows have the same number`() {
        // The badges are on the group and its header, the switch and its row, and the radio group with its header and
        // choices.
        #expect([0, 1, 2].map { badges($0, figure()).all } == [2, 2, 4])
        #expect(badges(3, figure()).all == 1, "a row that this device does not show")
        #expect(badges(4, figure()).all == 2)
    }

    @Test func `the selected item shows its keys and values, and its badges are accented`() {
        let chosen = figure(selected: 1)
        #expect(badges(1, chosen) == (2, 2))
        #expect(badges(2, chosen).accented == 0)
        #expect(chosen.svg.contains(">DefaultValue</text>") && chosen.svg.contains(">true</text>"))
        #expect(!figure().svg.contains(">DefaultValue</text>"))
        #expect(badges(2, figure(selected: 2)) == (4, 4))
    }

    @Test func `the list's height is the same for each selected item`() {
        let heights = Self.rows.indices.map { figure(selected: $0).panels[0].size.height }
        #expect(Set(heights).count == 1)
        #expect(heights[0] > figure().panels[0].size.height)
    }

    @Test func `a long text and a long array are wrapped into several lines`() {
        let rows = [
            Fixture.row("Group", ["FooterText": "Servers, sorting and the version of the app."]),
            Fixture.multiValue(["Titles": ["Hypertext", "Mail", "News", "Telephone"]]),
        ]
        #expect(figure(rows, selected: 0).svg.contains(">version of the app.&quot;</text>"))
        #expect(figure(rows, selected: 1).svg.contains(">&quot;Hypertext&quot;, &quot;Mail&quot;,</text>"))
        #expect(!(figure(rows, selected: 0).svg + figure(rows, selected: 1).svg).contains("…"))
    }

    @Test func `the description contains how the selected item is displayed`() {
        #expect(figure(selected: 1).description.hasSuffix(": it shows as Sound: on."))
        #expect(figure(selected: 3).description.hasSuffix(": it does not show."))
        #expect(figure().description.contains("Items: 0: PSGroupSpecifier Noise; 1: PSToggleSwitchSpecifier Sound;"))
    }

    @Test func `the choices of an open list have the number of their item`() throws {
        try withStore { store in
            var app = SettingsApp(Fixture.schema([Fixture.toggle(), Fixture.multiValue()]), name: "Mail", store: store)
            try app.open("Size")
            #expect(badges(1, .propertyList(beside: app)).all == 3)
        }
    }

    @Test(arguments: [nil, 0, 1, 2, 99] as [Int?])
    func `pictures of unusual bundles have no faults`(selected: Int?) {
        let long = String(repeating: "long text ", count: 20)
        let rows: [PropertyList] = [
            Fixture.row("Group", ["Title": .string(long), "FooterText": .string(long)]),
            Fixture.row("TextField", [.init(long): .string(long), "Key": "版本版本版本版本版本版本版本版本版本版本版本版本版本版本版本"]),
            "not a dictionary",
        ]
        #expect(figure(rows, selected: selected).faults == [])
        #expect(figure([], selected: selected).faults == [])
    }
}
