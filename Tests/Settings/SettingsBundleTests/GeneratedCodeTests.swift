import Foundation
import SwiftText
import Testing

@testable import SettingsAccessors
@testable import SettingsBundle

@Suite struct GeneratedCodeTests {
    @Test func `the accessors of all cases compile without warnings and register the defaults`() throws {
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

    @Test func `accessors read stored values, publish changes and reset preferences`() throws {
        let rows = [
            Fixture.toggle([:]), Fixture.toggle(["Key": "spoken", "TrueValue": "on", "FalseValue": "off"]),
            Fixture.multiValue([:]), Fixture.multiValue(["Key": "other"]),
            Fixture.multiValue(["Key": "speed", "Values": ["none", "fast"], "DefaultValue": "x"]),
        ]
        try GeneratedProgram(schemas: [Fixture.schema(rows: rows)]).run(
            """
            import Observation

            func check(_ isTrue: Bool, line: Int = #line) { if !isTrue { fatalError("statement \\(line)") } }
            let store = defaults("0defaults")

            // What Settings stored in spite of TrueValue is read.
            store.set(true, forKey: Settings0.Keys.spoken)
            check(settings0.spoken)
            store.set(false, forKey: Settings0.Keys.spoken)
            check(!settings0.spoken)
            store.set("on", forKey: Settings0.Keys.spoken)
            check(settings0.spoken)

            // Equal choices are one type, and no case is that of an optional.
            settings0.other = settings0.size
            settings0.speed = .none_
            check(store.string(forKey: "speed") == "none" && settings0.speed == .none_)

            settings0.reset(Settings0.Keys.speed)
            check(settings0.speed == nil && settings0.spoken)
            settings0.sound = false
            settings0.spoken = false
            check(!settings0.sound && !settings0.spoken)
            settings0.reset()
            check(settings0.sound && settings0.spoken)

            // A loop gets the value, and each other one.
            var seen: [Bool] = []
            for await isOn in settings0.changes(of: \\.sound) {
                seen.append(isOn)
                if seen.count == 3 { break }
                Task { settings0.sound = isOn; settings0.sound = !isOn }
            }
            check(seen == [true, false, true])

            // What reads an observed preference hears of a change.
            let observed = Settings0.Observed(settings0)
            let changes = AsyncStream.makeStream(of: Void.self)
            withObservationTracking { _ = observed.size } onChange: { changes.continuation.yield() }
            settings0.size = .large
            for await _ in changes.stream { break }
            check(observed.size == .large)
            observed.size = .small
            check(settings0.size == .small)
            """)
    }

    @Test func `what can't be read is the bundle's default, and texts, numbers and Booleans are converted`() throws {
        let title = { (key: String, value: PropertyList) -> PropertyList in
            ["Type": "PSTitleValueSpecifier", "Key": .string(key), "DefaultValue": value]
        }
        let rows = [
            Fixture.toggle([:]), Fixture.toggle(["Key": "quiet", "DefaultValue": false]),
            Fixture.toggle(["Key": "spoken", "TrueValue": "on", "FalseValue": "off", "DefaultValue": "on"]),
            Fixture.toggle(["Key": "upside", "TrueValue": false, "FalseValue": true, "DefaultValue": false]),
            Fixture.multiValue(["Values": [0, 1], "DefaultValue": 1]),
            Fixture.multiValue(["Key": "reals", "Values": [0.0, 0.5], "DefaultValue": 0.5]),
            Fixture.multiValue(["Key": "none", "Values": [0, 1], "DefaultValue": 7]),
            Fixture.textField(["DefaultValue": "Ann"]), title("build", 4711), title("ratio", 0.5),
            title("version", "1"),
        ]
        try GeneratedProgram(schemas: [Fixture.schema(rows: rows)]).run(
            """
            func check(_ isTrue: Bool, line: Int = #line) { if !isTrue { fatalError("statement \\(line)") } }
            let (store, settings) = (defaults("0defaults"), settings0)
            @MainActor func storeEverywhere(_ value: Any) {
                for key in Settings0.defaultValues.keys { store.set(value, forKey: key) }
            }

            storeEverywhere(["a list"])
            check(settings.name == "Ann" && settings.version == "1")
            for unreadable in [["a list"], "perhaps", Date(), "", "nan", "24 pt"] as [Any] {
                storeEverywhere(unreadable)
                check(settings.sound && !settings.quiet && settings.spoken && settings.upside)
                check(settings.size == .large && settings.reals == .large && settings.none == nil)
                check(settings.build == 4711 && settings.ratio == 0.5)
            }
            for off in ["NO", "false", "n", "0", " 0 ", 0, 0.0, false] as [Any] {
                storeEverywhere(off)
                check(!settings.sound && !settings.quiet && settings.upside)
            }
            for on in ["YES", "True", "y", "1", "2", 1, 2.5, true] as [Any] {
                storeEverywhere(on)
                check(settings.sound && settings.quiet && !settings.upside)
            }
            storeEverywhere(false)
            check(!settings.spoken)
            storeEverywhere("off")
            check(!settings.spoken)
            for zero in ["0", "0.9", 0, 0.9, false] as [Any] {
                storeEverywhere(zero)
                check(settings.size == .small && settings.none == .small && settings.build == 0)
            }
            for half in ["0.5", " .5", "5e-1", 0.5] as [Any] {
                store.set(0, forKey: "ratio")
                check(settings.ratio == 0)
                storeEverywhere(half)
                check(settings.ratio == 0.5 && settings.reals == .large)
            }
            storeEverywhere(Double.infinity)
            check(settings.build == 4711 && settings.ratio == 0.5)
            store.removeObject(forKey: "ratio")
            for endless in [Double.infinity, -.infinity, .nan] {
                settings.ratio = endless
                check(store.object(forKey: "ratio") as? Double == 0.5)
            }
            storeEverywhere(Int.max - 1)
            check(settings.build == Int.max - 1)
            """)
    }

    @Test func `a slider's value lies within its limits, and is the default if it's no number`() throws {
        let rows = [
            Fixture.slider([:]), Fixture.slider(["Key": "outside", "DefaultValue": 5]),
            Fixture.slider(["Key": "below", "DefaultValue": -15, "MinimumValue": -20, "MaximumValue": -10]),
            Fixture.slider(["Key": "zero", "MinimumValue": -1, "MaximumValue": .real(-0.0)]),
            Fixture.slider(["Key": "none"]).without("DefaultValue"),
            Fixture.slider(["Key": "free"]).without("MaximumValue"),
            Fixture.slider(["Key": "wrong", "MinimumValue": 2]), Fixture.slider(["Key": "max"]),
            Fixture.slider(["Key": "number"]), Fixture.slider(["Key": "closed range"]),
        ]
        try GeneratedProgram(schemas: [Fixture.schema(rows: rows)]).run(
            """
            func check(_ isTrue: Bool, line: Int = #line) { if !isTrue { fatalError("statement \\(line)") } }
            let (store, settings) = (defaults("0defaults"), settings0)
            @MainActor func read(_ stored: Any) -> [Double?] {
                for key in ["volume", "outside", "below", "none", "free", "wrong"] { store.set(stored, forKey: key) }
                return [settings.volume, settings.outside, settings.below, settings.none, settings.free, settings.wrong]
            }
            check(settings.outside == 1 && settings.none == nil && settings.max == 0.5 && settings.number == 0.5)
            check(read(0.25) == [0.25, 0.25, -10, 0.25, 0.25, 0.25])
            check(read(99) == [1, 1, -10, 1, 99, 99] && read("99") == read(99))
            check(read(-99.5) == [0, 0, -20, 0, -99.5, -99.5])
            for unreadable in ["large", "nan", "inf", "", Double.nan, Double.infinity, ["a list"]] as [Any] {
                check(read(unreadable) == [0.5, 1, -15, nil, 0.5, 0.5])
            }

            // A setter keeps the limits, and ignores what isn't finite.
            settings.volume = 7
            settings.below = 0
            settings.none = -3
            settings.free = 7
            check(store.double(forKey: "volume") == 1 && store.double(forKey: "below") == -10)
            check(store.object(forKey: "none") as? Double == 0 && store.double(forKey: "free") == 7)
            for endless in [Double.infinity, -.infinity, .nan] {
                (settings.volume, settings.none, settings.free) = (endless, endless, endless)
                check(settings.volume == 1 && settings.none == 0 && settings.free == 7)
            }
            settings.none = nil
            check(store.object(forKey: "none") == nil && settings.none == nil)
            """)
    }

    @Test func `a default that isn't a finite number is reported, and isn't registered`() throws {
        let rows: [PropertyList] = [
            Fixture.slider(["DefaultValue": .real(.nan)]),
            Fixture.slider(["Key": "wide", "DefaultValue": .real(.infinity)]),
            ["Type": "PSTitleValueSpecifier", "Key": "ratio", "DefaultValue": .real(-.infinity)],
        ]
        let accessors = Accessors(Fixture.schema(rows: rows))
        let messages = ["volume", "wide", "ratio"].map {
            "the default of '\($0)' is not a finite number, so it is not registered"
        }
        #expect(accessors.diagnostics.map(\.message) == messages)
        #expect(accessors.diagnostics.allSatisfy { $0.rule == .unwritableDefault })
        let types = "{{#panes}}{{#accessors}}{{type}} {{/accessors}}{{/panes}}"
        let defaults = "{{#stores}}{{#values}}{{.}}{{/values}}{{/stores}}"
        #expect(try accessors.source(template: types + defaults) == "Double? Double? Double? ")
    }

    @Test(arguments: Accessors.Access.allCases)
    func `accessors of each access level compile with each default isolation`(access: Accessors.Access) throws {
        var files = ["main.swift": ""]
        for bundle in try SettingsCase.all() {
            for isSendable in [true, false] {
                let name = "Settings\(files.count)"
                let accessors = Accessors(bundle.schema, typeName: name, access: access, isSendable: isSendable)
                files["\(name).swift"] = try accessors.source()
            }
        }
        try SwiftProgram(files: files).check()
        try SwiftProgram(files: files).check(options: ["-default-isolation", "MainActor"])
    }

    @Test(.timeLimit(.minutes(30)))
    func `the accessors of ten thousand rows compile`() throws {
        let rows = (0..<10_000).map { index -> PropertyList in
            let key = PropertyList.string("key\(index)")
            switch index % 4 {
            case 0: return Fixture.toggle(["Key": key])
            case 1: return Fixture.textField(["Key": key, "DefaultValue": "x"])
            case 2: return Fixture.slider(["Key": key])
            default: return Fixture.multiValue(["Key": key])
            }
        }
        let source = try Accessors(Fixture.schema(rows: rows)).source()
        try SwiftProgram(files: ["Settings.swift": source]).check()
    }

    @Test func `an integer of more than 64 bits is reported`() throws {
        let wide: [UInt8] = [0x14] + Array(repeating: 0x7F, count: 16)
        let row: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x61], wide]
        let found = Fixture.schema(bytes: BadInputTests.binary(row)).diagnostics
        #expect(found.map(\.message) == ["it holds an integer of more than 64 bits, which no preference can be"])
    }

    @Test(arguments: [Double.nan, .infinity, 1.5])
    func `a date becomes a Swift expression, even if it's NaN or infinite`(seconds: Double) throws {
        let literal = SwiftLiteral.value(.date(Date(timeIntervalSinceReferenceDate: seconds)))
        let number = seconds.isNaN ? "Double.nan" : seconds.isInfinite ? "Double.infinity" : "1.5"
        #expect(literal == "Date(timeIntervalSinceReferenceDate: \(number))")
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

    @Test func `more values than the limit become a raw type instead of an enumeration`() throws {
        func source(_ count: Int) throws -> String {
            let row = Fixture.multiValue(["Values": .array((0..<count).map(PropertyList.integer))])
            return try Accessors(Fixture.schema(rows: [row])).source(
                template: "{{#panes}}{{#accessors}}{{type}}{{/accessors}}{{/panes}}")
        }
        #expect(try source(ChoiceEnumeration.largestCount) == "Size")
        #expect(try source(ChoiceEnumeration.largestCount + 1) == "Int")
    }

    @Test func `a default is parenthesized only if its expression contains an operator`() throws {
        func getter(_ value: PropertyList) throws -> String {
            let row: PropertyList = ["Type": "PSTitleValueSpecifier", "Key": "k", "DefaultValue": value]
            return try Accessors(Fixture.schema(rows: [row])).source(
                template: "{{#panes}}{{#accessors}}{{{getter}}}{{/accessors}}{{/panes}}")
        }
        let data = #"defaults.data(forKey: "k") ?? (Data(base64Encoded: "AQ==") ?? Data())"#
        #expect(try getter(.data(Data([1]))) == data)
        #expect(try getter("a ?? b as c") == #"defaults.string(forKey: "k") ?? "a ?? b as c""#)
    }

    @Test func `a malformed template is reported with its position`() {
        #expect(throws: Accessors.TemplateFailure(description: "Settings.swift.mustache:2:7: error: overflow")) {
            try Accessors(Fixture.schema(rows: [])).source(template: "x\n{{type")
        }
    }

    @Test func `the accessors of real bundles compile without warnings and register the defaults`() throws {
        guard !RealBundleTests.bundles.isEmpty else { return }
        try GeneratedProgram(schemas: RealBundleTests.bundles.map(SettingsSchema.init(path:))).run()
    }
}
