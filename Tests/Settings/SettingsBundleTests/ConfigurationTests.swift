import Testing

@testable import SettingsBundle
@testable import SettingsConfiguration

/// Tests of `.workbook-settings.yml`, the configuration file next to a bundle.
@Suite struct ConfigurationTests {
    @Test func `all keys of the configuration file are read`() {
        let configuration = SettingsConfiguration(
            yaml:
                "allow: [in-app, missing-title]\nlanguages:\n- de\n- pt-BR\ngenerated: [More]\ntype: Mine\naccess: public\n",
            path: "")
        #expect(configuration.diagnostics == [])
        #expect(configuration.allow == [.inApp, .missingTitle])
        #expect(configuration.languages == ["de", "pt-BR"] && configuration.generated == ["More"])
        #expect(configuration.typeName == "Mine" && configuration.access == .public)
    }

    @Test(arguments: ["", "# nothing\n"])
    func `an empty configuration file has the default values`(text: String) {
        let configuration = SettingsConfiguration(yaml: text, path: "")
        #expect(
            configuration.diagnostics == [] && configuration.allow.isEmpty && configuration.typeName == "AppSettings")
    }

    @Test(arguments: [
        ("allow: [missing-titel]", "1: no finding is called 'missing-titel'; did you mean 'missing-title'?"),
        (
            "allow:\n- in-app\n- zzz",
            "3: no finding is called 'zzz'; a finding ends in its name, such as [missing-default]"
        ),
        ("allow: in-app", "1: 'allow' is a list: [a, b]"), ("languages: [[de]]", "1: 'languages' is a list of words"),
        ("\naccess: open", "2: 'open' is no access level; it is one of internal, package and public"),
        ("type: class", "1: 'class' cannot be the name of a type of yours; write one such as AppSettings"),
        ("type: [A]", "1: 'type' is one word"), ("- a", "1: expected 'key: value' lines"),
        ("colour: red", "1: unknown key 'colour'; there are allow, languages, generated, type and access"),
    ])
    func `an invalid entry of the configuration is reported with its line`(text: String, message: String) {
        let found = SettingsConfiguration(yaml: text, path: ".workbook-settings.yml").diagnostics
        #expect(found.map { "\($0.line ?? 0): \($0.message)" } == [message])
        #expect(found.allSatisfy { $0.severity == .error && $0.rule == .configuration })
    }

    @Test func `a configuration that isn't valid YAML is reported`() {
        let found = SettingsConfiguration(yaml: "allow: [\"", path: "").diagnostics
        #expect(found.count == 1 && found[0].message.hasPrefix("this is not YAML"))
    }

    @Test(arguments: [
        ("Settings.bundle", ".workbook-settings.yml"), ("a/b/Settings.bundle", "a/b/.workbook-settings.yml"),
        ("/Settings.bundle", "/.workbook-settings.yml"), (".", "../.workbook-settings.yml"),
        ("..", "../../.workbook-settings.yml"), ("a/.", "a/./../.workbook-settings.yml"),
    ])
    func `the configuration file is in the bundle's parent folder`(bundle: String, path: String) {
        #expect(SettingsConfiguration.path(beside: bundle) == path)
    }

    @Test func `findings about a generator's panes are counted, unless they are listed`() throws {
        let licenses: PropertyList = ["PreferenceSpecifiers": [["Type": "PSGroupSpecifier", "License": "MIT"]]]
        let rows = [Fixture.toggle(["IASKSubtitle": "x"]), Fixture.child("Licenses")]
        let schema = Fixture.schema(rows: rows, ["Licenses": licenses])
        func rules(_ yaml: String, listing topics: Set<SchemaDiagnostic.Topic> = []) -> [String] {
            SettingsConfiguration(yaml: yaml, path: "").findings(in: schema, listing: topics).map {
                "\($0.severity) \($0.file) \($0.rule.rawValue)"
            }
        }
        let notes = ["note Settings.bundle in-app", "note Settings.bundle license-pane"]
        #expect(rules("") == notes)
        #expect(rules("allow: [in-app]") == [notes[1]] && rules("allow: [license-pane]") == [notes[0]])
        #expect(
            rules("", listing: [.licenses]) == ["note Settings.bundle/Licenses.plist license-pane", notes[0]])
        #expect(rules("", listing: [.inApp]) == ["warning Settings.bundle/Root.plist in-app", notes[1]])
    }

    @Test(arguments: ["Licenses", "Licenses/Hero"])
    func `a pane that is generated at build time may be missing, and isn't checked`(file: String) {
        let configuration = SettingsConfiguration(yaml: "generated: [Licenses]", path: "")
        let broken: PropertyList = ["PreferenceSpecifiers": [["Type": "x"], Fixture.child("Gone")], "Strings": "x"]
        for panes in [[:], [file: broken]] {
            let schema = Fixture.schema(rows: [Fixture.child(file)], panes)
            #expect(configuration.findings(in: schema, listing: []) == [])
            #expect(SettingsConfiguration(yaml: "", path: "").findings(in: schema, listing: []) != [])
        }
        let unreadable = Fixture.schema(
            ["Root": ["PreferenceSpecifiers": [Fixture.child(file)]]], texts: ["\(file).plist": "<"])
        #expect(
            configuration.findings(in: unreadable, listing: []) == [] && configuration.canGenerate(from: unreadable))
        let others = Fixture.schema(rows: [Fixture.child("Licenses2")])
        #expect(configuration.findings(in: others, listing: []).map(\.rule) == [.missingPane])
    }

    @Test(arguments: ["en.lproj/Root.strings", "de.lproj/Root.strings", "Root.strings"])
    func `an unreadable strings table doesn't prevent Swift from being generated`(file: String) {
        let root: PropertyList = ["PreferenceSpecifiers": [Fixture.toggle([:])], "StringsTable": "Root"]
        let schema = Fixture.schema(["Root": root], texts: [file: "\"Sound\" = \"Ton"])
        let configuration = SettingsConfiguration(yaml: "", path: "")
        #expect(configuration.canGenerate(from: schema))
        #expect(
            configuration.findingsForGenerating(in: schema).map { "\($0.severity) \($0.rule)" } == [
                "warning brokenStrings"
            ])
        let unreadable = Fixture.schema(rows: [Fixture.child("More")], [:])
        #expect(configuration.canGenerate(from: unreadable))
        #expect(!configuration.canGenerate(from: Fixture.schema([:])))
    }
}
