import Foundation
import SettingsBundle
import SettingsScreens
import Testing

/// Tests that a stored value of another kind is converted to the kind of the row, or else read as empty.
@Suite struct SettingsCoercionTests {
    typealias Fixture = SettingsFixture

    static let cases: [(PropertyList, PropertyList, SettingsApp.Row.Content)] = [
        (Fixture.toggle(), "NO", .toggleSwitch(isOn: false)),
        (Fixture.toggle(["DefaultValue": false]), "YES", .toggleSwitch(isOn: true)),
        (Fixture.toggle(["DefaultValue": false]), 1, .toggleSwitch(isOn: true)),
        (Fixture.toggle(), [1], .toggleSwitch(isOn: false)),
        (Fixture.toggle(["TrueValue": "on", "FalseValue": "off"]), "off", .toggleSwitch(isOn: false)),
        (Fixture.toggle(["TrueValue": 0, "FalseValue": 1]), "0", .toggleSwitch(isOn: true)),
        (Fixture.textField(), 8080, .textField("8080")),
        (Fixture.textField(["DefaultValue": "x"]), 0.5, .textField("0.5")),
        (Fixture.textField(["DefaultValue": "x"]), ["a"], .textField("")),
        (Fixture.textField(["IsSecure": true]), 8080, .secureTextField(dots: 4)),
        (Fixture.slider(), "0.75", .slider(.init(0.75, in: 0...1))),
        (Fixture.slider(), true, .slider(.init(1, in: 0...1))),
        (Fixture.slider(), 9, .slider(.init(1, in: 0...1))),
        (Fixture.slider(), "loud", .slider(.init(0, in: 0...1))),
        (Fixture.slider(), [:], .slider(.init(0, in: 0...1))),
        (Fixture.multiValue(), "2", .multiValue("Large")),
        (Fixture.multiValue(), 2.0, .multiValue("Large")),
        (Fixture.multiValue(), 3, .multiValue("")),
        (Fixture.multiValue(), [2], .multiValue("")),
        (Fixture.row("TitleValue", ["Key": "t", "DefaultValue": "x"]), 7, .titleValue("7")),
        (
            Fixture.row("TitleValue", ["Key": "t", "DefaultValue": 1, "Values": [1, 2], "Titles": ["a", "b"]]), "2",
            .titleValue("b")
        ),
    ]

    @Test(arguments: cases)
    func `a row converts the stored value, or shows an empty one`(
        row: PropertyList, stored: PropertyList, content: SettingsApp.Row.Content
    ) {
        withStore { store in
            store.defaults.set(stored.object, forKey: Specifier(row).key!)
            #expect(SettingsApp(Fixture.schema([row]), store: store).rows.map(\.content) == [content])
        }
    }

    @Test func `a radio group with an unknown stored value has no chosen row`() {
        withStore { store in
            store.defaults.set("huge", forKey: "size")
            let rows = SettingsApp(Fixture.schema([Fixture.radioGroup()]), store: store).rows
            #expect(rows.map(\.content) == [.choice(isChosen: false), .choice(isChosen: false)])
        }
    }

    @Test func `of equal values, the first is chosen`() {
        withStore { store in
            let titles: PropertyList = ["a", "b", "c", "d"]
            let row = Fixture.multiValue(["Values": [1, 0, false, 0], "Titles": titles])
            let app = SettingsApp(Fixture.schema([row]), store: store)
            store.defaults.set(0, forKey: "size")
            #expect(app.rows.map(\.content) == [.multiValue("b")])
            store.defaults.set(false, forKey: "size")
            #expect(app.rows.map(\.content) == [.multiValue("b")])
        }
    }

    @Test func `two rows with the same key share one preference`() throws {
        try withStore { store in
            let rows = [Fixture.toggle(), Fixture.toggle(["Title": "Again", "DefaultValue": false])]
            let app = SettingsApp(Fixture.schema(rows), store: store)
            #expect(app.rows.map(\.content) == [.toggleSwitch(isOn: true), .toggleSwitch(isOn: false)])
            try app.turn("Again", on: true)
            #expect(app.rows.map(\.content) == [.toggleSwitch(isOn: true), .toggleSwitch(isOn: true)])
        }
    }
}
