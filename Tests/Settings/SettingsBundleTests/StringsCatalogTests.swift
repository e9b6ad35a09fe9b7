import Foundation
import Testing

@testable import SettingsBundle

/// Tests of string catalogs, which contain the tables of all languages in one file.
@Suite struct StringsCatalogTests {
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Sound" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Ton" } },
                "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Son" } }
              }
            },
            "SIZE" : {
              "comment" : "How large the text is.",
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Size" } },
                "de" : {
                  "variations" : {
                    "device" : {
                      "ipad" : { "stringUnit" : { "state" : "translated", "value" : "Groß" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "Größe" } }
                    }
                  }
                },
                "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
              }
            },
            "GPS" : { "shouldTranslate" : false }
          },
          "version" : "1.0"
        }
        """

    private static let pane: PropertyList = [
        "StringsTable": "Root",
        "PreferenceSpecifiers": [
            Fixture.toggle([:]), Fixture.toggle(["Title": "SIZE", "Key": "size"]),
            Fixture.toggle(["Title": "GPS", "Key": "gps"]),
        ],
    ]

    private func titles(_ schema: SettingsSchema, _ language: String) -> [String] {
        let pane = schema.root()!
        return pane.specifiers.map { Translation(of: schema, into: [language]).text($0.title ?? "", in: pane) }
    }

    @Test(
        arguments: [
            ("en", ["Sound", "Size", "GPS"]), ("de-AT", ["Ton", "Größe", "GPS"]), ("fr", ["Son", "SIZE", "GPS"]),
            ("it", ["Sound", "SIZE", "GPS"]),
        ])
    func `a string catalog translates the pane that uses it`(language: String, expected: [String]) {
        let schema = Fixture.schema(["Root": Self.pane], texts: ["Root.xcstrings": Self.catalog])
        #expect(titles(schema, language) == expected)
        #expect(schema.languages == ["de", "en", "fr"])
    }

    @Test func `a missing translation in a catalog is reported with its language`() {
        let schema = Fixture.schema(["Root": Self.pane], texts: ["Root.xcstrings": Self.catalog])
        #expect(
            schema.diagnostics.map(\.description) == [
                "Settings.bundle/Root.xcstrings: warning: a text is missing in fr: 'SIZE' [missing-translation]"
            ])
        #expect(
            schema.diagnostics(languages: ["de", "it"]).map(\.message) == [
                "there is no 'it.lproj/Root.strings', so its texts are not in it"
            ])
    }

    @Test func `a strings file complements a catalog`() {
        let texts = ["Root.xcstrings": Self.catalog, "fr.lproj/Root.strings": "SIZE = Taille;"]
        let schema = Fixture.schema(["Root": Self.pane], texts: texts)
        #expect(schema.diagnostics.isEmpty)
        #expect(titles(schema, "fr") == ["Son", "Taille", "GPS"])
    }

    @Test func `a compiled table is read as XML and binary`() throws {
        let table: PropertyList = [
            "LocProvenance": ["de": ["x": 1]], "de": ["Sound": "Ton", "Files": ["NSStringLocalizedFormatKey": "%d"]],
            "en": ["Sound": "Noise"], "version": 1,
        ]
        for format in [PropertyListFormat.xml, .binary] {
            let bytes = try table.encoded(as: format)
            let tables = try StringsTable.tables(file: "Root.loctable", bytes: bytes)
            #expect(tables.map(\.language) == ["de", "en"])
            #expect(tables.map(\.entries) == [["Sound": "Ton"], ["Sound": "Noise"]])
            #expect(tables.map(\.file) == ["Root.loctable", "Root.loctable"])
        }
    }

    @Test(
        arguments: [
            ("", 1, "it is no string catalog: it is not JSON"),
            ("{\n \"sourceLanguage\": \"en\",\n \"strings\": { x }\n}", 3, "it is no string catalog: it is not JSON"),
            ("[]", nil, "it is no string catalog: it is of another kind than it must be"),
            ("{\"strings\": {}}", nil, "it is no string catalog: it has no 'sourceLanguage'"),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": {\"A\": {\"localizations\": 5}}}", nil,
                "it is no string catalog: 'strings.A.localizations' is of another kind than it must be"
            ),
        ] as [(String, Int?, String)])
    func `a broken catalog is reported with its line`(text: String, line: Int?, reason: String) throws {
        let failure = #expect(throws: PropertyListFailure.self) {
            try StringsTable.tables(file: "Root.xcstrings", bytes: Data(text.utf8))
        }
        #expect(failure?.description == reason)
        #expect(failure?.line == line)
        let schema = Fixture.schema(["Root": Self.pane], texts: ["Root.xcstrings": text])
        #expect(schema.diagnostics.map(\.rule) == [.brokenStrings])
        #expect(schema.diagnostics.first?.severity == .error)
    }

    @Test func `an unused catalog is a warning, even if it's broken`() {
        let unnamed: PropertyList = ["PreferenceSpecifiers": [Fixture.toggle([:])]]
        for text in [Self.catalog, "{"] {
            let schema = Fixture.schema(["Root": unnamed], texts: ["Root.xcstrings": text])
            #expect(schema.diagnostics.map(\.severity) == [.warning])
        }
    }

    @Test func `damaged catalogs and compiled tables don't crash the parser`() {
        let whole = Array(Self.catalog.utf8)
        for count in stride(from: 0, to: whole.count, by: 7) {
            var bytes = Array(whole.prefix(count + 1))
            bytes[count * 7919 % bytes.count] = UInt8(truncatingIfNeeded: count * 31)
            for name in ["Root.xcstrings", "Root.loctable"] {
                _ = try? StringsTable.tables(file: name, bytes: Data(bytes))
            }
        }
    }
}
