import SettingsBundle
import SettingsScreens
import Testing

/// Tests of the rows of a page before any value is stored.
@Suite struct SettingsRowsTests {
    typealias Fixture = SettingsFixture

    private func rows(_ rows: PropertyList...) -> [SettingsApp.Row] {
        withStore { SettingsApp(Fixture.schema(rows), store: $0).rows }
    }

    private func content(_ row: PropertyList) -> SettingsApp.Row.Content? { rows(row).first?.content }

    @Test func `each type of row shows its default`() {
        #expect(
            rows(
                Fixture.textField(["DefaultValue": "Ann"]), Fixture.toggle(), Fixture.slider(), Fixture.multiValue(),
                Fixture.row("TitleValue", ["Title": "Version", "Key": "version", "DefaultValue": "1.0"]),
                Fixture.child("More")) == [
                    .init("Name", key: "name", .textField("Ann")),
                    .init("Sound", key: "sound", .toggleSwitch(isOn: true)),
                    .init("", key: "volume", .slider(.init(0.5, in: 0...1))),
                    .init("Size", key: "size", .multiValue("Small")),
                    .init("Version", key: "version", .titleValue("1.0")),
                    .init("More", .childPane),
                ])
    }

    @Test func `a secure field has one dot per character`() {
        #expect(
            content(Fixture.textField(["IsSecure": true, "DefaultValue": "geheim"])) == .secureTextField(dots: 6))
        #expect(content(Fixture.textField(["IsSecure": true])) == .secureTextField(dots: 0))
    }

    @Test func `a slider has the names of its images`() {
        let images: PropertyListDictionary = ["MinimumValueImage": "turtle", "MaximumValueImage": "rabbit.png"]
        #expect(
            content(Fixture.slider(images))
                == .slider(.init(0.5, in: 0...1, minimumImage: "turtle", maximumImage: "rabbit.png")))
    }

    @Test func `a slider's default is clamped to its range, which is 0 to 1 if it's invalid`() {
        #expect(content(Fixture.slider(["DefaultValue": 7])) == .slider(.init(1, in: 0...1)))
        #expect(
            content(Fixture.slider(["MinimumValue": 5, "MaximumValue": 5, "DefaultValue": 5]))
                == .slider(.init(1, in: 0...1)))
        #expect(
            content(Fixture.slider(["MinimumValue": -10, "MaximumValue": "30", "DefaultValue": "loud"]))
                == .slider(.init(-10, in: -10...30)))
    }

    @Test func `a multi-value row shows the short title if there is one`() {
        #expect(content(Fixture.multiValue(["ShortTitles": ["S", "L"]])) == .multiValue("S"))
        #expect(content(Fixture.multiValue(["ShortTitles": ["S"], "DefaultValue": 2])) == .multiValue("Large"))
    }

    @Test func `a multi-value row whose default isn't a value shows an empty text`() {
        #expect(content(Fixture.multiValue(["DefaultValue": 3])) == .multiValue(""))
    }

    @Test func `a radio group has a row for each choice, with a checkmark at the chosen one`() {
        #expect(
            rows(Fixture.radioGroup(["DefaultValue": 2])) == [
                .init("Small", key: "size", .choice(isChosen: false)),
                .init("Large", key: "size", .choice(isChosen: true)),
            ])
    }

    @Test func `a title value row shows the title of its value, or the value itself`() {
        let row: PropertyListDictionary = [
            "Key": "mode", "DefaultValue": "a", "Values": ["a", "b"], "Titles": ["Fast", "Slow"],
        ]
        #expect(content(Fixture.row("TitleValue", row)) == .titleValue("Fast"))
        #expect(content(Fixture.row("TitleValue", row.merging(["DefaultValue": "c"]))) == .titleValue("c"))
        #expect(content(Fixture.row("TitleValue", ["Key": "build", "DefaultValue": 42])) == .titleValue("42"))
    }

    @Test func `values without titles and titles without values aren't choices`() {
        #expect(rows(Fixture.radioGroup(["Titles": ["Small"]])).map(\.title) == ["Small"])
        #expect(rows(Fixture.radioGroup(["Values": [1]])).map(\.title) == ["Small"])
    }

    @Test func `rows of unknown types are skipped`() {
        #expect(rows(["Type": "IASKButtonSpecifier", "Title": "Go", "Key": "go"], "text", Fixture.toggle()).count == 1)
    }

    @Test func `a slider has no title, even if the bundle has one`() {
        #expect(rows(Fixture.slider(["Title": "Volume"])).map(\.title) == [""])
    }
}
