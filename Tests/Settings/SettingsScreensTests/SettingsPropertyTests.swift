import Foundation
import SettingsBundle
import SettingsScreens
import TestSupport
import Testing

/// Tests of properties that hold after any sequence of edits.
@Suite struct SettingsPropertyTests {
    typealias Fixture = SettingsFixture

    static let schema = Fixture.schema(
        [
            Fixture.toggle(), Fixture.toggle(["Title": "Mode", "Key": "mode", "TrueValue": "fast", "FalseValue": 0]),
            Fixture.slider(["MinimumValue": -2, "MaximumValue": 3]), Fixture.textField(),
            Fixture.textField(["Title": "Password", "Key": "password", "IsSecure": true]),
            Fixture.multiValue(["DisplaySortedByTitle": true]),
            Fixture.radioGroup(["Key": "order", "Title": "Order", "Values": ["d", "s"], "DefaultValue": "s"]),
        ])

    /// Returns a Boolean value indicating whether a key can have a value, computed without the code under test.
    static func canBe(_ key: String, _ value: PropertyList) -> Bool {
        switch (key, value) {
        case ("sound", .boolean), ("mode", "fast"), ("mode", 0), ("name", .string), ("password", .string), ("size", 1),
            ("size", 2), ("order", "d"), ("order", "s"):
            true
        case ("volume", .real(let number)): (-2...3).contains(number)
        default: false
        }
    }

    /// Returns the expected content of a row, computed from the preferences alone.
    static func expectedContent(_ row: SettingsApp.Row, _ preferences: [String: PropertyList])
        -> SettingsApp.Row.Content
    {
        let stored = preferences[row.key!]
        switch row.key! {
        case "sound": return .toggleSwitch(isOn: (stored ?? true) == true)
        case "mode": return .toggleSwitch(isOn: (stored ?? "fast") == "fast")
        case "name": return .textField(stored?.string ?? "")
        case "password": return .secureTextField(dots: stored?.string?.count ?? 0)
        case "size": return .multiValue((stored ?? 1) == 1 ? "Small" : "Large")
        case "order":
            let chosen = (stored ?? "s") == "d" ? "Small" : "Large"
            return .choice(isChosen: row.title == chosen)
        default: return .slider(.init(stored?.number ?? 0.5, in: -2...3))
        }
    }

    /// Changes a random row in a random way.
    static func touch(_ app: SettingsApp, using random: inout SeededGenerator) throws(SettingsApp.Failure) {
        let row = ["Sound", "Mode", "volume", "Name", "Password", "Size", "Order", "nothing"].randomElement(
            using: &random)!
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try app.toggle(row)
        case 1: try app.turn(row, on: .random(using: &random))
        case 2: try app.move(row, to: .random(in: -5...5, using: &random))
        case 3: try app.type(String(repeating: "é", count: .random(in: 0...5, using: &random)), into: row)
        case 4: try app.choose(Bool.random(using: &random) ? "Large" : "Small", in: row)
        default: try app.choose(["Large", "Small", "Huge"].randomElement(using: &random)!)
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `after random edits, rows show the stored values, and these are valid`(
        seed: UInt64
    ) {
        var random = SeededGenerator(seed: seed)
        withStore { store in
            let app = SettingsApp(Self.schema, store: store)
            var edits = 0
            for _ in 0..<40 {
                let before = store.propertyLists
                do throws(SettingsApp.Failure) {
                    try Self.touch(app, using: &random)
                    edits += 1
                } catch {
                    #expect(store.propertyLists == before, "\(error)")
                }
                let after = store.propertyLists
                #expect(after.filter { before[$0.key] != $0.value }.count <= 1)
                #expect(after.allSatisfy { Self.canBe($0.key, $0.value) })
                for row in app.rows { #expect(row.content == Self.expectedContent(row, after), "\(row)") }
            }
            #expect(edits > 5)
        }
    }
}
