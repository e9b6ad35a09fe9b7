import Foundation
import SettingsBundle
import SettingsScreens
import Testing

/// Tests that changes by the user are stored as the Settings app stores them.
@Suite struct SettingsEditingTests {
    typealias Fixture = SettingsFixture

    /// Returns the stored values after a change on a page with one row.
    private func stored(
        _ row: PropertyList, _ change: (SettingsApp) throws -> Void
    ) throws -> [String: PropertyList] {
        try withStore { store in
            try change(SettingsApp(Fixture.schema([row]), store: store))
            return store.propertyLists
        }
    }

    @Test func `viewing pages stores nothing`() throws {
        let rows = [
            Fixture.toggle(), Fixture.textField(["DefaultValue": "x"]), Fixture.slider(), Fixture.multiValue(),
            Fixture.radioGroup(["Key": "order"]), Fixture.child("More"),
        ]
        try withStore { store in
            let panes = ["More": Fixture.pane([Fixture.toggle(["Key": "deep"])])]
            var app = SettingsApp(Fixture.schema(rows, panes: panes), store: store)
            #expect(!app.rows.isEmpty)
            try app.open("Size")
            try app.back()
            try app.open("More")
            #expect(!app.rows.isEmpty)
            #expect(store.propertyLists == [:])
        }
    }

    @Test func `only the changed row is stored`() throws {
        try withStore { store in
            let app = SettingsApp(Fixture.schema([Fixture.toggle(), Fixture.slider()]), store: store)
            try app.move("volume", to: 0.25)
            #expect(store.propertyLists == ["volume": 0.25])
        }
    }

    @Test func `a switch stores a Boolean`() throws {
        #expect(try stored(Fixture.toggle()) { try $0.toggle("Sound") } == ["sound": false])
        #expect(try stored(Fixture.toggle()) { try $0.turn("Sound", on: true) } == ["sound": true])
    }

    @Test func `a switch with TrueValue and FalseValue stores those values`() throws {
        let row = Fixture.toggle(["TrueValue": "loud", "FalseValue": 0, "DefaultValue": 0])
        #expect(try stored(row) { try $0.toggle("Sound") } == ["sound": "loud"])
        #expect(try stored(row) { try $0.turn("Sound", on: false) } == ["sound": 0])
    }

    @Test func `toggling a switch twice restores its state`() throws {
        for row in [Fixture.toggle(), Fixture.toggle(["DefaultValue": "NO"]), Fixture.toggle(["TrueValue": "on"])] {
            try withStore { store in
                let app = SettingsApp(Fixture.schema([row]), store: store)
                let before = app.rows
                try app.toggle("Sound")
                #expect(app.rows != before)
                try app.toggle("Sound")
                #expect(app.rows == before)
            }
        }
    }

    @Test(arguments: [(0.25, 0.25), (-3, 0), (7, 1), (.infinity, 1), (.nan, 0)] as [(Double, Double)])
    func `a slider stores a number clamped to its range`(wanted: Double, number: Double) throws {
        #expect(try stored(Fixture.slider()) { try $0.move("volume", to: wanted) } == ["volume": .real(number)])
    }

    @Test func `a text field stores a string, even digits or an empty one`() throws {
        for text in ["Ann", "8080", ""] {
            let stored = try stored(Fixture.textField(["DefaultValue": "x"])) { try $0.type(text, into: "Name") }
            #expect(stored == ["name": .string(text)])
        }
    }

    @Test func `an emptied text field stays empty`() throws {
        try withStore { store in
            let app = SettingsApp(Fixture.schema([Fixture.textField(["DefaultValue": "x"])]), store: store)
            try app.type("", into: "name")
            #expect(app.rows.map(\.content) == [.textField("")])
        }
    }

    @Test(
        arguments: [
            ([1, 2], 2), (["s", "l"], "l"), ([0.5, 1.5], 1.5), ([false, true], true),
        ] as [([PropertyList], PropertyList)])
    func `choosing a title stores the bundle's value, of the same kind`(values: [PropertyList], value: PropertyList)
        throws
    {
        let more: PropertyListDictionary = ["Values": .array(values), "DefaultValue": values[0]]
        #expect(try stored(Fixture.multiValue(more)) { try $0.choose("Large", in: "Size") } == ["size": value])
        #expect(try stored(Fixture.radioGroup(more)) { try $0.choose("Large") } == ["size": value])
    }

    @Test func `choosing a title in an open list moves the checkmark`() throws {
        try withStore { store in
            var app = SettingsApp(Fixture.schema([Fixture.toggle(), Fixture.multiValue()]), store: store)
            try app.open("Size")
            try app.choose("Large")
            #expect(app.rows.map(\.content) == [.choice(isChosen: false), .choice(isChosen: true)])
            try app.back()
            #expect(app.rows.last?.content == .multiValue("Large"))
        }
    }

    @Test func `a choice is made in the first radio group with that title`() throws {
        let second = Fixture.radioGroup(["Key": "order", "Titles": ["Date", "Large"], "Title": "Sort By"])
        try withStore { store in
            let app = SettingsApp(Fixture.schema([Fixture.radioGroup(), second]), store: store)
            try app.choose("Date")
            try app.choose("Large")
            #expect(store.propertyLists == ["order": 1, "size": 2])
            try app.choose("Large", in: "Sort By")
            #expect(store.propertyLists == ["order": 2, "size": 2])
        }
    }

    @Test func `a row is found by title first, then by key, among rows of the right type`() throws {
        let rows = [
            Fixture.textField(["Title": "Other", "Key": "Name"]), Fixture.textField(),
            Fixture.toggle(["Title": "Name", "Key": "switch"]),
        ]
        try withStore { store in
            let app = SettingsApp(Fixture.schema(rows), store: store)
            try app.type("Ann", into: "Name")
            try app.toggle("Name")
            #expect(store.propertyLists == ["name": "Ann", "switch": false])
        }
    }
}
