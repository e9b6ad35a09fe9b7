import Foundation
import SettingsBundle
import TestSupport

/// A generator of bundles with keys, titles and values that are difficult for a code generator.
enum RandomBundle {
    private static let texts = [
        "", " ", "a", "A", "a b", "a_b", "class", "self", "init", "Type", "Protocol", "none", "some", "default", "1",
        "-1",
        "0.5", "2fa", "näme", "na\u{308}me", "设置", "🔥", "\"", "\\", "\\(x)", "*/", "/*", "//", "\n", "\r", "\u{2028}",
        "\u{85}",
        "\u{202E}x", "\u{FEFF}", "{{x}}", "{{{x}}}", "<b>&amp;", "`a`", "$0", "#if", "rawValue", "allCases",
        "storedValue",
        "hashValue", "defaults", "defaultValues", "String", "Int", "UserDefaults", "true", "YES", "NO", "\u{301}",
        "a\u{200D}b", "x\u{7F}y", "\"\"\"", "#\"", "\u{E000}", "İ", "ǅ", "AppSettings", "Settings0",
    ]

    private static let values: [PropertyList] =
        texts.map(PropertyList.string) + [
            0, 1, -1, 0.5, 1.0, -0.0, 1e300, .real(.infinity), true, false, .integer(.max), .integer(.min),
            .largeInteger(.max), .data(Data([0, 255])), .date(Date(timeIntervalSinceReferenceDate: 0.5)), [], [1, "a"],
            ["k": 1], [[["x"]]],
        ]

    private static let types =
        [
            "PSGroupSpecifier", "PSTitleValueSpecifier", "PSTextFieldSpecifier", "PSToggleSwitchSpecifier",
            "PSSliderSpecifier", "PSMultiValueSpecifier", "PSMultiValueSpecifier", "PSMultiValueSpecifier",
            "PSRadioGroupSpecifier", "PSChildPaneSpecifier", "IASKTextViewSpecifier", "IASKDatePickerSpecifier",
            "Other",
        ]

    /// The keys of the schema whose value is a text or an array of texts.
    private static let textKeys = keys(of: .text)
    private static let textsKeys = keys(of: .texts)

    private static func keys(of kind: ValueKind) -> [String] {
        Set(SpecifierType.allCases.flatMap(\.keys).filter { $0.kind == kind }.map(\.name)).sorted()
    }

    static func schema(using random: inout SeededGenerator) -> SettingsSchema {
        var panes: [String: PropertyList] = [:]
        for name in ["Root", "A", "B", "Root~ipad"] {
            let rows = (0..<Int(random.next() % 12)).map { _ in row(using: &random) }
            var pane: PropertyListDictionary = ["PreferenceSpecifiers": .array(rows)]
            if random.next() % 3 == 0 {
                pane["ApplicationGroupContainerIdentifier"] = .string("group." + texts.randomElement(using: &random)!)
            }
            panes[name] = .dictionary(pane)
        }
        return Fixture.schema(panes)
    }

    private static func row(using random: inout SeededGenerator) -> PropertyList {
        let type = types.randomElement(using: &random)!
        var row: PropertyListDictionary = ["Type": .string(type)]
        func text() -> PropertyList {
            .string(texts.randomElement(using: &random)! + texts.randomElement(using: &random)!)
        }
        row["Key"] = text()
        for key in textKeys where random.next() % 2 == 0 { row[key] = text() }
        if type == "PSChildPaneSpecifier" { row["File"] = .string(["A", "B", "Root"].randomElement(using: &random)!) }
        for key in ["DefaultValue", "TrueValue", "FalseValue", "MinimumValue", "MaximumValue"] {
            if random.next() % 3 != 0 { row[key] = values.randomElement(using: &random)! }
        }
        // Choices of one kind are as frequent as choices of mixed kinds: half of the pools are up to four neighboring
        // values.
        let first = Int(random.next() % UInt64(values.count))
        let pool = random.next() % 2 == 0 ? values : Array(values[first..<min(first + 4, values.count)])
        let count = Int(random.next() % 6)
        row["Values"] = .array((0..<count).map { _ in pool.randomElement(using: &random)! })
        for key in textsKeys where key == "Titles" || random.next() % 2 == 0 {
            row[key] = .array((0..<count).map { _ in text() })
        }
        if count > 0, random.next() % 2 == 0 {
            row["DefaultValue"] = row["Values"]!.array!.randomElement(using: &random)!
        }
        return .dictionary(row)
    }
}
