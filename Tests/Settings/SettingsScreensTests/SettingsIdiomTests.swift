import SettingsBundle
import SettingsScreens
import Testing

/// Tests of pages on iPhone and iPad.
@Suite struct SettingsIdiomTests {
    typealias Fixture = SettingsFixture

    static let rows = [
        Fixture.toggle(["Title": "Both"]),
        Fixture.toggle(["Title": "Phone", "SupportedUserInterfaceIdioms": ["Phone"]]),
        Fixture.toggle(["Title": "Pad", "SupportedUserInterfaceIdioms": ["Pad"]]), Fixture.child("More"),
    ]

    private func titles(on idiom: UserInterfaceIdiom, _ panes: [String: PropertyList] = [:]) -> [String] {
        SettingsApp(Fixture.schema(Self.rows, panes: panes), idiom: idiom).rows.map(\.title)
    }

    @Test func `rows for the other device are hidden`() {
        #expect(titles(on: .phone) == ["Both", "Phone", "More"])
        #expect(titles(on: .pad) == ["Both", "Pad", "More"])
    }

    @Test func `a device's own file takes precedence over the common one`() {
        let panes = ["Root~ipad": Fixture.pane([Fixture.textField()])]
        #expect(titles(on: .phone, panes) == ["Both", "Phone", "More"])
        #expect(titles(on: .pad, panes) == ["Name"])
    }

    @Test(arguments: [(UserInterfaceIdiom.phone, "Small"), (.pad, "Large")])
    func `child panes have device-specific files too`(idiom: UserInterfaceIdiom, title: String) throws {
        let panes = [
            "More~iphone": Fixture.pane([Fixture.toggle(["Title": "Small"])]),
            "More~ipad": Fixture.pane([Fixture.toggle(["Title": "Large"])]),
        ]
        var app = SettingsApp(Fixture.schema(Self.rows, panes: panes), idiom: idiom)
        try app.open("More")
        #expect(app.rows.map(\.title) == [title])
    }

    @Test func `rows after a hidden group belong to the previous group`() {
        let rows = [
            Fixture.row("Group", ["Title": "One"]),
            Fixture.row("Group", ["Title": "Two", "SupportedUserInterfaceIdioms": ["Pad"]]), Fixture.toggle(),
        ]
        let app = SettingsApp(Fixture.schema(rows), idiom: .phone)
        #expect(app.page.groups.map(\.header) == ["One"])
        #expect(app.rows.count == 1)
    }
}
