import Foundation
import Testing

@testable import SettingsBundle

@Suite struct ReadingTests {
    static let pane: PropertyList = ["PreferenceSpecifiers": Fixture.text]

    @Test func `a device's own file takes precedence over the common one, in child panes too`() throws {
        let schema = Fixture.schema(
            rows: [Fixture.child("More")], ["Root~ipad": Self.pane, "More": Self.pane, "More~iphone": Self.pane])
        #expect(schema.root()?.name == "Root.plist")
        #expect(schema.root(on: .phone)?.name == "Root.plist")
        #expect(schema.root(on: .pad)?.name == "Root~ipad.plist")
        let row = PSChildPaneSpecifier(entries: Fixture.child("More").dictionary!)
        #expect(schema.pane(of: row, in: try #require(schema.root()), on: .phone)?.name == "More~iphone.plist")
        #expect(schema.pane(of: row, in: try #require(schema.root()), on: .pad)?.name == "More.plist")
    }

    @Test func `a row can be limited to one device`() {
        let phone = Specifier(Fixture.toggle(["SupportedUserInterfaceIdioms": ["Phone"]]))
        #expect(phone.isShown(on: .phone))
        #expect(!phone.isShown(on: .pad))
        #expect(phone.isShown(on: nil))
        #expect(Specifier(Fixture.toggle([:])).isShown(on: .pad))
    }

    static let tables: [(String, Data)] = [
        ("UTF-8", Data("/* it's a comment */ \"Sound\" = \"Ton \\\"ä\\\"\";".utf8)),
        ("UTF-8 with a mark", Data([0xEF, 0xBB, 0xBF] + "\"Sound\" = \"Ton \\\"ä\\\"\";".utf8)),
        ("UTF-16", "\"Sound\" = \"Ton \\\"ä\\\"\";".data(using: .utf16)!),
        ("UTF-16 without a mark", "\"Sound\" = \"Ton \\\"ä\\\"\";".data(using: .utf16LittleEndian)!),
        ("UTF-16, the other end first", "\"Sound\" = \"Ton \\\"ä\\\"\";".data(using: .utf16BigEndian)!),
        ("XML", Data((["Sound": "Ton \"ä\""] as PropertyList).xml.utf8)),
        ("binary", try! (["Sound": "Ton \"ä\""] as PropertyList).encoded(as: .binary)),
    ]

    @Test(arguments: tables.map(NamedBytes.init))
    func `strings tables are read in each encoding and format`(_ table: NamedBytes) throws {
        let root: PropertyList = ["PreferenceSpecifiers": [Fixture.toggle([:])], "StringsTable": "Root"]
        let files = BundleFiles(
            path: "Settings.bundle",
            contents: ["Root.plist": .bytes(Data(root.xml.utf8)), "de.lproj/Root.strings": .bytes(table.bytes)])
        let schema = SettingsSchema(files: files)
        #expect(schema.diagnostics == [])
        let pane = try #require(schema.root())
        #expect(Translation(of: schema, into: ["de", "en"]).text("Sound", in: pane) == "Ton \"ä\"")
        #expect(Translation(of: schema, into: ["en"]).text("Sound", in: pane) == "Sound")
        #expect(Translation(of: schema, into: ["de"]).text("Light", in: pane) == "Light")
    }

    @Test func `the first preferred language with a table is used, then the base`() throws {
        let root: PropertyList = ["PreferenceSpecifiers": Fixture.text, "StringsTable": "Root"]
        let texts = [
            "de.lproj/Root.strings": "a = \"de\";", "Base.lproj/Root.strings": "a = base; b = base;",
            "de.lproj/Other.strings": "b = other;",
        ]
        let schema = Fixture.schema(["Root": root], texts: texts)
        let pane = try #require(schema.root())
        #expect(Translation(of: schema, into: ["fr", "de"]).text("a", in: pane) == "de")
        #expect(Translation(of: schema, into: ["de"]).text("b", in: pane) == "base")
    }

    @Test(arguments: [
        ("de-AT", "österreichisch"), ("de_AT", "österreichisch"), ("de-CH", "deutsch"), ("en-GB", "English"),
    ])
    func `a language's table is found in folders with equivalent names`(language: String, text: String) throws {
        let texts = [
            "de_AT.lproj/Root.strings": "a = \"österreichisch\";", "German.lproj/Root.strings": "a = deutsch;",
            "English.lproj/Root.strings": "a = English;", "Base.lproj/Root.strings": "a = base;",
        ]
        let schema = Fixture.schema(
            ["Root": ["PreferenceSpecifiers": Fixture.text, "StringsTable": "Root"]], texts: texts)
        let pane = try #require(schema.root())
        #expect(Translation(of: schema, into: ["fr", language]).text("a", in: pane) == text)
        #expect(Translation(of: schema, into: ["fr"]).text("a", in: pane) == "base")
    }
}
