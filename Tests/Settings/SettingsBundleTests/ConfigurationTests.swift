import Testing

@testable import SettingsBundle
@testable import SettingsConfiguration

/// Tests of `.workbook-settings.yml`, the configuration file next to a bundle.
@Suite struct ConfigurationTests {
    @Test func `all keys of the configuration file are read`() {
        let configuration = SettingsConfiguration(
            yaml: "allow: [in-app, missing-title]\nlanguages:\n- de\n- pt-BR\ntype: Mine\naccess: public\n", path: "")
        #expect(configuration.diagnostics == [])
        #expect(configuration.allow == [.inApp, .missingTitle])
        #expect(configuration.languages == ["de", "pt-BR"])
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
        ("colour: red", "1: unknown key 'colour'; there are allow, languages, type and access"),
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
}
