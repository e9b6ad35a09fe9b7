import Foundation
import Testing

@testable import SettingsAccessors
@testable import SettingsBundle

@Suite struct GeneratedCodeTests {
    @Test func `the cases' accessors compile without a warning, and register the bundle's defaults`() throws {
        let names = try SettingsCase.all().map(\.name)
        let index = try ["article", "names", "app-groups"].map { try #require(names.firstIndex(of: $0)) }
        try GeneratedProgram(schemas: try SettingsCase.all().map(\.schema)).run(
            """
            func check(_ isTrue: Bool, line: Int = #line) { if !isTrue { fatalError("statement \\(line)") } }

            let article = settings\(index[0])
            check(article.warp && article.warpfactor == 5 && article.username == "")
            check(article.protocol == .smtp && article.fifth == .one)
            article.protocol = .pop3
            check(defaults("\(index[0])defaults").string(forKey: "protocol") == "pop3" && article.protocol == .pop3)
            article.fifth = .two
            check(defaults("\(index[0])defaults").object(forKey: "fifth") as? Int == 2)
            article.warp = false
            check(defaults("\(index[0])defaults").object(forKey: "warp") as? Bool == false)

            let names = settings\(index[1])
            let stored = defaults("\(index[1])defaults")
            check(names._2faEnabled && !names.class && names.yes && names.words && names.numbers && names.kinds)
            check(names.upside == false && names.userName == "a \\"quoted\\" \\\\ \\\\(text)\\n\\u{202E}")
            check(names.httpPort == "8080" && names.build == 4711 && names.version == "1.0")
            check(names.none == nil && names.byTheApp == nil && names.emptySlider == nil)
            check(names.mixed == .yes && names.reals == .whole)
            names.words = false
            check(stored.string(forKey: "words") == "off" && !names.words)
            names.numbers = false
            check(stored.integer(forKey: "numbers") == 8 && !names.numbers)
            names.kinds = false
            check(stored.object(forKey: "kinds") as? Int == 0 && !names.kinds)
            names.upside = true
            check(stored.object(forKey: "upside") as? Bool == false && names.upside)
            names.mixed = .half
            check(stored.object(forKey: "mixed") as? Double == 0.5 && names.mixed == .half)
            names.none = .two
            check(stored.integer(forKey: "none") == 2 && names.none == .two)
            names.none = nil
            check(stored.object(forKey: "none") as? Int == 7 && names.none == nil)
            stored.set("something else", forKey: "string")
            check(names.string == .self_)

            let groups = settings\(index[2])
            check(groups.name == "shared" && groups.name2 == "shared" && groups.more == "x" && groups.other == "y")
            groups.name2 = "changed"
            check(groups.name == "shared" && defaults("\(index[2])groupExampleTwo").string(forKey: "name") == "changed")
            """)
    }

    @Test func `a key with different defaults in two suites is reported`() {
        func pane(_ suite: String, _ rows: [PropertyList]) -> PropertyList {
            ["ApplicationGroupContainerIdentifier": .string(suite), "PreferenceSpecifiers": .array(rows)]
        }
        func diagnostics(_ value: PropertyList) -> [String] {
            let other = pane("group.b", [Fixture.toggle(["DefaultValue": value])])
            let root = pane("group.a", [Fixture.toggle(["DefaultValue": true]), Fixture.child("Other")])
            return Accessors(Fixture.schema(["Root": root, "Other": other])).diagnostics.map(\.message)
        }
        #expect(diagnostics(true) == [])
        #expect(
            diagnostics(false) == [
                "the key 'sound' has different defaults in two suites, and a process registers one for all suites; "
                    + "give one of them another key"
            ])
    }

    @Test func `thousands of values make no enumeration`() throws {
        func source(_ count: Int) throws -> String {
            let row = Fixture.multiValue(["Values": .array((0..<count).map(PropertyList.integer))])
            return try Accessors(Fixture.schema(rows: [row])).source(
                template: "{{#panes}}{{#accessors}}{{type}}{{/accessors}}{{/panes}}")
        }
        #expect(try source(ChoiceEnumeration.largestCount) == "Size")
        #expect(try source(ChoiceEnumeration.largestCount + 1) == "Int")
    }

    @Test func `a default stands in parentheses where its literal has an operator, and only there`() throws {
        func getter(_ value: PropertyList) throws -> String {
            let row: PropertyList = ["Type": "PSTitleValueSpecifier", "Key": "k", "DefaultValue": value]
            return try Accessors(Fixture.schema(rows: [row])).source(
                template: "{{#panes}}{{#accessors}}{{{getter}}}{{/accessors}}{{/panes}}")
        }
        let data = #"defaults.data(forKey: "k") ?? (Data(base64Encoded: "AQ==") ?? Data())"#
        #expect(try getter(.data(Data([1]))) == data)
        #expect(try getter("a ?? b as c") == #"defaults.string(forKey: "k") ?? "a ?? b as c""#)
    }

    @Test func `a template that is not well-formed is reported with its place`() {
        #expect(throws: Accessors.TemplateFailure(description: "Settings.swift.mustache:2:7: error: overflow")) {
            try Accessors(Fixture.schema(rows: [])).source(template: "x\n{{type")
        }
    }

    @Test func `real bundles' accessors compile without a warning, and register the bundle's defaults`() throws {
        guard !RealBundleTests.bundles.isEmpty else { return }
        try GeneratedProgram(schemas: RealBundleTests.bundles.map(SettingsSchema.init(path:))).run()
    }
}
