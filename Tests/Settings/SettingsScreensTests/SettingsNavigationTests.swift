import SettingsBundle
import SettingsScreens
import Testing

/// Tests of navigation between pages.
@Suite struct SettingsNavigationTests {
    typealias Fixture = SettingsFixture

    static let schema = Fixture.schema(
        [
            Fixture.multiValue(["ShortTitles": ["S", "L"]]), Fixture.child("More"),
            Fixture.child("Lost", title: "Lost"),
        ],
        panes: [
            "More": Fixture.pane([Fixture.child("Deep", title: "Deeper"), Fixture.child("Root", title: "Start")]),
            "Deep": Fixture.pane([Fixture.toggle()]),
        ])

    private func app() -> SettingsApp { SettingsApp(Self.schema, name: "Mail") }

    @Test func `a row opens its pane, whose rows open deeper panes`() throws {
        var app = app()
        #expect([app.page.title, app.page.back] == ["Mail", "Apps"])
        try app.open("More")
        #expect([app.page.title, app.page.back] == ["More", "Mail"])
        try app.open("Deeper")
        #expect([app.page.title, app.page.back] == ["Deeper", "More"])
        #expect(app.rows.map(\.title) == ["Sound"])
    }

    @Test func `going back shows the previous page`() throws {
        var app = app()
        let first = app.page
        try app.open("More")
        let second = app.page
        try app.open("Deeper")
        try app.back()
        #expect(app.page == second)
        try app.back()
        #expect(app.page == first)
    }

    @Test func `going back from the first page fails`() {
        var app = app()
        #expect(throws: SettingsApp.Failure.firstPage) { try app.back() }
        #expect(app.page.title == "Mail")
    }

    @Test func `panes that open each other are pushed again each time`() throws {
        var app = app()
        for _ in 0..<50 {
            try app.open("More")
            try app.open("Start")
        }
        #expect([app.page.title, app.page.back] == ["Start", "More"])
        for _ in 0..<100 { try app.back() }
        #expect(app.page.title == "Mail")
    }

    @Test func `a multi-value row opens the list of its titles`() throws {
        var app = app()
        try app.open("Size")
        #expect(
            app.page
                == .init(
                    title: "Size", back: "Mail",
                    groups: [
                        .init(rows: [
                            .init("Small", key: "size", .choice(isChosen: true)),
                            .init("Large", key: "size", .choice(isChosen: false)),
                        ])
                    ]))
        try app.back()
        #expect(app.page.title == "Mail")
    }

    @Test func `opening a row in a list fails`() throws {
        var app = app()
        try app.open("size")
        let list = app.page
        #expect(throws: SettingsApp.Failure.noSuchRow("Size", page: list)) { try app.open("Size") }
    }

    @Test func `opening a row whose pane is missing fails`() {
        var app = app()
        #expect(throws: SettingsApp.Failure.opensNothing(.init("Lost", .childPane))) { try app.open("Lost") }
        #expect(app.page.title == "Mail")
    }

    @Test func `of several rows with the same title, the one with a pane is opened`() throws {
        let rows = [Fixture.toggle(["Title": "More"]), Fixture.child("Lost"), Fixture.child("Deep")]
        var app = SettingsApp(Fixture.schema(rows, panes: ["Deep": Fixture.pane([Fixture.slider()])]))
        try app.open("More")
        #expect(app.rows.map(\.key) == ["volume"])
    }
}
