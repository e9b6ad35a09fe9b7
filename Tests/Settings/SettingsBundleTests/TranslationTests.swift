import Foundation
import Testing

@testable import SettingsBundle

@Suite struct TranslationTests {
    private static let folders = ["de", "en", "es", "es-419", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "en-GB", "nb"]

    @Test(
        arguments: [
            ("de", ["de"]), ("DE", ["de"]), ("de_AT", ["de"]), ("zh-Hans-CN", ["zh-Hans"]), ("zh", ["zh-Hans"]),
            ("zh-TW", ["zh-Hant"]), ("zh-HK", ["zh-Hant"]), ("zh_CN", ["zh-Hans"]), ("pt", ["pt-BR", "pt-PT"]),
            ("pt-AO", ["pt-PT", "pt-BR"]), ("es-MX", ["es-419", "es"]), ("es-ES", ["es", "es-419"]),
            ("en-AU", ["en-GB", "en"]), ("en", ["en", "en-GB"]), ("fr", []), ("German", ["de"]), ("", []), ("x", []),
            ("sr-Latn", []),
        ])
    func `a language is matched with the folders of related languages`(language: String, folders: [String]) {
        #expect(Language(language).folders(among: Self.folders) == folders)
    }

    @Test func `legacy folder names match, and case doesn't matter`() {
        #expect(Language("de-CH").folders(among: ["German", "English"]) == ["German"])
        #expect(Language("zh-Hans").folders(among: ["ZH_hans", "zh_TW"]) == ["ZH_hans"])
        #expect(Language("en").folders(among: ["Base"]) == [])
    }

    // MARK: What is missing

    private static let pane: PropertyList = [
        "StringsTable": "Root",
        "PreferenceSpecifiers": [Fixture.toggle([:]), Fixture.multiValue(["Titles": ["Small", "Large"]])],
    ]

    private static func diagnostics(_ tables: [String: String], languages: [String]? = nil) -> [String] {
        let schema = Fixture.schema(["Root": pane], texts: tables)
        let found =
            languages.map {
                schema.diagnostics(languages: $0).filter {
                    $0.rule == .missingTranslation || $0.rule == .missingStrings
                }
            } ?? schema.diagnostics
        return found.map { "\($0.location.dropFirst("Settings.bundle/".count)) \($0.rule.rawValue) \($0.message)" }
    }

    @Test func `a text that one language translates is reported as missing in the others`() {
        let found = Self.diagnostics([
            "de.lproj/Root.strings": "Sound = Ton; Size = \"Größe\";", "fr.lproj/Root.strings": "Sound = Son;",
            "en.lproj/Root.strings": "",
        ])
        #expect(found == ["fr.lproj/Root.strings missing-translation a text is missing: 'Size'"])
    }

    @Test func `English texts are only required if the keys are symbolic names`() throws {
        let pane: PropertyList = [
            "StringsTable": "Root",
            "PreferenceSpecifiers": [Fixture.toggle(["Title": "SOUND_TITLE"]), Fixture.slider([:])],
        ]
        let texts = ["de.lproj/Root.strings": "SOUND_TITLE = Ton;", "en.lproj/Root.strings": ""]
        let found = Fixture.schema(["Root": pane], texts: texts).diagnostics
        #expect(found.map(\.message) == ["a text is missing: 'SOUND_TITLE'"])
    }

    @Test func `a language without the table is reported once`() {
        let found = Self.diagnostics(["de.lproj/Root.strings": "Sound = Ton;", "fr.lproj/More.strings": "a = b;"])
        #expect(
            found == [
                "fr.lproj/More.strings unused-strings no pane names the table 'More' as its 'StringsTable', so nothing "
                    + "is translated by it",
                "fr.lproj missing-strings there is no 'fr.lproj/Root.strings', so its texts are not in fr",
            ])
    }

    @Test func `requested languages must translate all texts`() {
        let found = Self.diagnostics(["de.lproj/Root.strings": "Sound = Ton;"], languages: ["de", "it"])
        #expect(
            found == [
                "de.lproj/Root.strings missing-translation 3 texts are missing: 'Size', 'Small', 'Large'",
                "it.lproj missing-strings there is no 'it.lproj/Root.strings', so its texts are not in it",
            ])
    }

    @Test func `a repeated text in a table is reported with its line`() {
        let found = Self.diagnostics(["de.lproj/Root.strings": "Sound = Ton;\nSize = a;\nSound = Klang;"])
        #expect(
            found == [
                "de.lproj/Root.strings:3 repeated-translation 'Sound' stands here a second time, and only the last one counts"
            ])
    }

    @Test func `a broken table is an error only for the languages that use it`() {
        let schema = Fixture.schema(
            ["Root": Self.pane],
            texts: [
                "de.lproj/Root.strings": "Sound = \"Ton;", "en.lproj/Root.strings": "", "fr.lproj/Other.strings": "a",
            ])
        let found = schema.diagnostics.filter { $0.rule == .brokenStrings }
        #expect(found.map(\.severity) == [.error, .warning])
        #expect(found.map(\.line) == [1, 1])
        #expect(schema.readingDiagnostics(languages: ["en"]) == [])
        #expect(schema.readingDiagnostics(languages: ["fr"]) == [])
        #expect(
            schema.readingDiagnostics(languages: ["de-AT"]).map(\.file) == ["Settings.bundle/de.lproj/Root.strings"])
    }
}
