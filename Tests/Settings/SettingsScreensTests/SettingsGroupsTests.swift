import SettingsBundle
import SettingsScreens
import Testing

/// Tests of the grouping of rows.
@Suite struct SettingsGroupsTests {
    typealias Fixture = SettingsFixture

    private func page(_ rows: PropertyList...) -> SettingsApp.Page {
        withStore { SettingsApp(Fixture.schema(rows), store: $0).page }
    }

    @Test func `a group ends where the next one begins`() {
        let page = page(
            Fixture.row("Group", ["Title": "One", "FooterText": "Below."]), Fixture.toggle(), Fixture.slider(),
            Fixture.row("Group", ["Title": "Two"]), Fixture.textField())
        #expect(page.groups.map(\.header) == ["One", "Two"])
        #expect(page.groups.map(\.footer) == ["Below.", nil])
        #expect(page.groups.map(\.rows.count) == [2, 1])
    }

    @Test func `rows before the first group are in a group without a header`() {
        let page = page(Fixture.toggle(), Fixture.row("Group", ["Title": "Two"]), Fixture.slider())
        #expect(page.groups.map(\.header) == [nil, "Two"])
        #expect(page.groups.map(\.rows.count) == [1, 1])
    }

    @Test func `an empty title is no header, and a group without rows keeps its footer`() {
        let page = page(Fixture.row("Group", ["Title": "", "FooterText": "Nothing here."]))
        #expect(page.groups == [.init(footer: "Nothing here.", rows: [])])
    }

    @Test func `a radio group starts a group, and later rows follow its choices`() {
        let page = page(
            Fixture.toggle(), Fixture.radioGroup(["Title": "Sort", "FooterText": "Of mails."]), Fixture.textField())
        #expect(page.groups.map(\.header) == [nil, "Sort"])
        #expect(page.groups.map(\.footer) == [nil, "Of mails."])
        #expect(page.groups.map { $0.rows.map(\.title) } == [["Sound"], ["Small", "Large", "Name"]])
    }

    @Test func `a page is described in lines`() {
        let page = page(
            Fixture.row("Group", ["Title": "One", "FooterText": "Below."]), Fixture.toggle(), Fixture.slider(),
            Fixture.textField(["IsSecure": true, "DefaultValue": "abc"]))
        #expect(
            page.description == """
                App (back to Apps)
                - One
                  Sound: on
                  volume: slider at 0.5
                  Name: secure text field •••
                  (Below.)
                """)
    }

    @Test func `a bundle that can't be read has a page without rows`() {
        let app = SettingsApp(SettingsSchema(path: "/no such folder/Settings.bundle"), name: "Mail")
        #expect(app.page == .init(title: "Mail", back: "Apps", groups: []))
    }
}
