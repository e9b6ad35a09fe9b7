import Foundation
import Testing

@testable import SettingsAccessors
@testable import SettingsBundle

@Suite struct CaseTests {
    @Test(arguments: try SettingsCase.all())
    func `each bundle has the expected diagnostics`(_ bundle: SettingsCase) throws {
        let accessors = Accessors(bundle.schema).diagnostics
        try bundle.expect((bundle.schema.diagnostics + accessors).map { "\($0)\n" }.joined(), in: "findings.txt")
    }

    @Test(arguments: try SettingsCase.all())
    func `each bundle has the expected tree`(_ bundle: SettingsCase) throws {
        let schema = bundle.schema
        try bundle.expect(schema.tree(), in: "tree.txt")
        for language in schema.languages where language != "en" {
            try bundle.expect(schema.tree(language: language), in: "tree.\(language).txt")
        }
    }

    @Test(arguments: try SettingsCase.all())
    func `each bundle has the expected accessors`(_ bundle: SettingsCase) throws {
        let source = try Accessors(bundle.schema).source()
        try bundle.expect(source, in: "generated.txt")
        #expect(source.hasPrefix(Accessors.mark))
    }

    @Test func `each rule is covered by a case or by another test`() throws {
        let found = try SettingsCase.all().flatMap { $0.schema.diagnostics + Accessors($0.schema).diagnostics }
        let elsewhere: Set<SchemaRule> = [
            // `BadInputTests`, `DefaultsTests`, `GeneratedCodeTests` and `ConfigurationTests` cover these rules.
            .tooMany, .missingRoot, .unwritableDefault, .suiteDefaults, .configuration,
        ]
        let missing = Set(SchemaRule.allCases).subtracting(found.map(\.rule)).subtracting(elsewhere)
        #expect(missing.map(\.rawValue).sorted() == [])
    }

    @Test func `the article's bundle has its rows in the article's order`() throws {
        let schema = try #require(SettingsCase.all().first { $0.name == "article" }).schema
        let titles = try ["Root", "More"].map { name in
            try #require(schema.pane(name)).specifiers.map { "\($0.type!.rawValue) \($0.title ?? "")" }
        }
        #expect(
            titles == [
                [
                    "PSGroupSpecifier General Info", "PSTextFieldSpecifier Username", "PSTextFieldSpecifier Password",
                    "PSMultiValueSpecifier Protocol", "PSToggleSwitchSpecifier Warp Drive",
                    "PSGroupSpecifier Warp Factor", "PSSliderSpecifier ", "PSGroupSpecifier ",
                    "PSChildPaneSpecifier More Settings",
                ],
                [
                    "PSTextFieldSpecifier First", "PSTextFieldSpecifier Second", "PSTextFieldSpecifier Third",
                    "PSTextFieldSpecifier Fourth", "PSMultiValueSpecifier Fifth",
                ],
            ])
    }
}
