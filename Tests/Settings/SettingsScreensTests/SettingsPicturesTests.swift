import Figures
import Foundation
import SettingsBundle
import SettingsScreens
import Testing

/// Tests of pictures of pages.
@Suite struct SettingsPicturesTests {
    typealias Fixture = SettingsFixture

    @Test func `each type of row has its own appearance`() {
        let rows = [
            Fixture.textField(["DefaultValue": "Ann"]), Fixture.textField(["IsSecure": true, "DefaultValue": "abc"]),
            Fixture.toggle(), Fixture.multiValue(), Fixture.row("TitleValue", ["Key": "v", "DefaultValue": "1.0"]),
            Fixture.slider(["MinimumValueImage": "turtle.png", "MaximumValueImage": "rabbit"]), Fixture.child("More"),
            Fixture.radioGroup(),
        ]
        let page = withStore { SettingsApp(Fixture.schema(rows), store: $0).page }
        #expect(
            page.groups.map { Figure.RowGroup($0) } == [
                .init(rows: [
                    .init("Name", .field("Ann")), .init("Name", .secureField(dots: 3)),
                    .init("Sound", .toggle(isOn: true)),
                    .init("Size", .detail("Small", opens: true)), .init("", .detail("1.0")),
                    .init("", .slider(fraction: 0.5, minimum: .init("turtle"), maximum: .init("rabbit"))),
                    .init("More", .chevron),
                ]),
                .init(header: "Size", rows: [.init("Small", .checkmark), .init("Large", .none)]),
            ])
    }

    @Test func `a picture has a title and a description`() {
        let rows = [Fixture.row("Group", ["Title": "Noise", "FooterText": "Or not."]), Fixture.toggle()]
        let page = withStore { SettingsApp(Fixture.schema(rows), name: "Mail", store: $0).page }
        let svg = Figure.settings(page).svg
        #expect(svg.contains(">The page Mail</title>"))
        #expect(svg.contains(">A settings pane: group Noise with Sound: on. Footer: Or not.</desc>"))
        #expect(Figure.settings(page, title: "T", description: "D").svg.contains(">D</desc>"))
    }

    @Test(arguments: [(-1e308, 1e308, 0.5), (0, 1e-300, 1), (0.1, 0.3, 1)] as [(Double, Double, Double)])
    func `a slider's fraction is finite for very large and very small ranges`(
        least: Double, most: Double, fraction: Double
    ) {
        let value = fraction == 0.5 ? 0 : most
        let slider = SettingsApp.Row.Slider(value, in: least...most)
        #expect(slider.fraction == fraction)
        #expect(SettingsApp.Row.Slider(2, in: 2...2).fraction == 0)
    }

    @Test func `the panes are pictured once, in the order of the rows that open them`() {
        let schema = Fixture.schema(
            [Fixture.child("A", title: "First"), Fixture.child("B"), Fixture.child("Lost"), Fixture.child("Root")],
            panes: [
                "A": Fixture.pane([Fixture.child("Deep"), Fixture.child("B", title: "Late")]),
                "B": Fixture.pane([Fixture.child("A")]), "Deep": Fixture.pane([]), "Unused": Fixture.pane([]),
            ])
        let pictures = PanePicture.all(of: schema, name: "Mail")
        #expect(pictures.map(\.file) == ["Root.plist", "A.plist", "Deep.plist", "B.plist"])
        #expect(pictures.map(\.page.title) == ["Mail", "First", "More", "More"])
        #expect(pictures.map(\.page.back) == ["Apps", "Mail", "First", "Mail"])
        #expect(pictures == PanePicture.all(of: schema, name: "Mail"))
        #expect(Set(pictures.map(\.figure.svg)).count == 4)
    }

    @Test func `the pictures use the given idiom and languages`() {
        let schema = Fixture.schema(
            [Fixture.toggle(["SupportedUserInterfaceIdioms": ["Phone"]])], root: ["StringsTable": "Root"],
            panes: ["Root~ipad": Fixture.pane([Fixture.slider()])],
            texts: ["de.lproj/Root.strings": "\"Sound\" = \"Ton\";"])
        #expect(PanePicture.all(of: schema, languages: ["de"]).map(\.page.rows.first?.title) == ["Ton"])
        #expect(PanePicture.all(of: schema, languages: ["de-AT"]).map(\.page.rows.first?.title) == ["Ton"])
        #expect(PanePicture.all(of: schema, idiom: .pad).map(\.file) == ["Root~ipad.plist"])
    }

    @Test func `a picture shows the bundle's defaults instead of stored values`() throws {
        let schema = Fixture.schema([Fixture.toggle()])
        let before = PanePicture.all(of: schema)
        try withStore { store in
            try SettingsApp(schema, store: store).toggle("Sound")
            #expect(PanePicture.all(of: schema) == before)
        }
        #expect(before.first?.page.rows.first?.content == .toggleSwitch(isOn: true))
    }

    @Test func `a bundle that can't be read has no pictures`() {
        #expect(PanePicture.all(of: SettingsSchema(path: "/no such folder")) == [])
    }

    @Test func `a chain of a thousand panes has a picture of each`() {
        var panes: [String: PropertyList] = [:]
        for index in 1...1000 { panes["P\(index)"] = Fixture.pane([Fixture.child("P\(index + 1)")]) }
        #expect(PanePicture.all(of: Fixture.schema([Fixture.child("P1")], panes: panes)).count == 1001)
    }

    @Test func `the list of a multi-value row has its own picture`() {
        let size: PropertyList = [
            "Type": "PSMultiValueSpecifier", "Title": "Size", "Key": "size", "DefaultValue": 2, "Values": [1, 2],
            "Titles": ["Small", "Large"],
        ]
        let rows: [PropertyList] = [["Type": "PSGroupSpecifier"], size, Fixture.child("A")]
        let schema = Fixture.schema(rows, panes: ["A": Fixture.pane([size])])
        let pictures = PanePicture.all(of: schema, name: "Mail", includesLists: true)
        #expect(
            pictures.map { "\($0.file) \($0.item ?? -1)" } == [
                "Root.plist -1", "Root.plist 1", "A.plist -1", "A.plist 0",
            ])
        let list = pictures[1].page
        #expect(list.title == "Size" && list.back == "Mail")
        #expect(list.rows.map(\.title) == ["Small", "Large"])
        #expect(Set(pictures.map(\.figure.name)).count == 4)
    }

    @Test func `the page of a right-to-left language is drawn from right to left`() {
        let schema = Fixture.schema([Fixture.toggle()])
        #expect(PanePicture.all(of: schema, languages: ["ar-EG", "en"]).map(\.page.isRightToLeft) == [true])
        #expect(PanePicture.all(of: schema, languages: ["en", "ar"]).map(\.page.isRightToLeft) == [false])
    }

    @Test func `a slider's image has the highest scale that's readable, or is shown as a name`() throws {
        let schema = SettingsSchema(
            files: BundleFiles(
                path: "Settings.bundle",
                contents: [
                    "Root.plist": .bytes(
                        Data(
                            """
                            { PreferenceSpecifiers = ({ Type = PSSliderSpecifier; Key = size;
                                MinimumValueImage = turtle; MaximumValueImage = "rabbit.png"; }); }
                            """.utf8)),
                    "turtle.png": .unread, "turtle@2x.png": .unread, "turtle@3x.png": .unread, "turtles.png": .unread,
                ]))
        var asked: [String] = []
        let images = schema.sliderImages { name in
            asked.append(name)
            return name.contains("@3x") ? nil : Self.png
        }
        #expect(asked == ["turtle@3x.png", "turtle@2x.png"])
        #expect(images == ["turtle": Figure.Image(png: Self.png, scale: 2)])
        let row = try #require(PanePicture.all(of: schema, images: images).first?.page.rows.first)
        #expect(
            Figure.Row(row, images: images).accessory
                == .slider(fraction: 0, minimum: .init("turtle", images["turtle"]), maximum: .init("rabbit")))
    }

    /// The beginning of a PNG file of 42 by 42 pixels.
    private static let png = Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 42, 0, 0, 0, 42])
}
