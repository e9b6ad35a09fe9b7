import Foundation
import TestSupport
import Testing

@testable import SettingsAccessors
@testable import SettingsBundle

/// Tests of mutated files: reading ends, reports the errors, and the files are written back as they were read.
///
/// The mutations are the same in every run of `make test`, except for those of the binary file, in which Foundation
/// changes the order of the keys.
@Suite struct FuzzTests {
    static let seed: PropertyList = [
        "PreferenceSpecifiers": .array(
            [
                ["Type": "PSGroupSpecifier", "Title": "Général", "FooterText": "a & b"], Fixture.toggle([:]),
                Fixture.textField(["DefaultValue": "x", "KeyboardType": "URL"]), Fixture.slider([:]),
                Fixture.multiValue([:]),
                Fixture.child("Root"), ["Type": "IASKButtonSpecifier", "Date": .date(Date(timeIntervalSince1970: 0))],
            ] + SpecifierType.allCases.map(rowOfTexts)), "StringsTable": "Root",
    ]

    /// Returns a row with all text keys that the table allows for its type.
    private static func rowOfTexts(_ type: SpecifierType) -> PropertyList {
        var row: PropertyListDictionary = ["Type": .string(type.rawValue), "Key": .string(type.rawValue)]
        for rule in type.keys {
            if rule.kind == .text { row[rule.name] = .string("a \(rule.name)") }
            if rule.kind == .texts { row[rule.name] = ["a", "b"] }
        }
        return .dictionary(row)
    }
    static let openStep =
        "{ PreferenceSpecifiers = ({ Type = PSGroupSpecifier; Title = \"G\\U00e9\"; }, { Key = <0afe>; }); }"

    static let seeds: [(String, Data)] = [
        ("XML", Data(seed.xml.utf8)), ("binary", try! seed.encoded(as: .binary)), ("OpenStep", Data(openStep.utf8)),
    ]

    @Test(.timeLimit(.minutes(30)), arguments: seeds.map(NamedBytes.init))
    func `mutated files are read or reported`(_ format: NamedBytes) throws {
        var random = Fuzzing.random(0x5E77)
        for _ in Fuzzing.rounds(20) {
            let bytes = format.bytes.mutated(by: &random)
            let table = BundleFiles.Content.bytes(bytes)
            let contents = ["Root.plist": table, "More.plist": .bytes(format.bytes), "en.lproj/Root.strings": table]
            let schema = SettingsSchema(files: BundleFiles(path: "Settings.bundle", contents: contents))
            let diagnostics = schema.diagnostics
            #expect(schema.panes["Root.plist"] != nil || diagnostics.contains { $0.severity == .error })
            _ = schema.effectiveDefaults()
            _ = schema.tree()
            _ = try Accessors(schema).source()
            guard let root = schema.panes["Root.plist"]?.entries else { continue }
            let value = PropertyList.dictionary(root)
            guard value.canBeXML else { continue }
            #expect(try PropertyListFile(bytes: Data(value.xml.utf8)).root == value, "\(bytes.base64EncodedString())")
        }
    }

    @Test(.timeLimit(.minutes(30)), arguments: 0..<8)
    func `after random changes, the written file contains the changed values`(number: UInt64) throws {
        var random = Fuzzing.random(number)
        for _ in Fuzzing.rounds(5) {
            var pane = try #require(RandomBundle.schema(using: &random).root())
            let others = try #require(RandomBundle.schema(using: &random).root()).specifiers
            // Combine rows of both bundles, and change some of them.
            pane.specifiers = (pane.specifiers + others).filter { _ in random.next() % 3 != 0 }.map { row in
                var entries = row.entries
                if random.next() % 4 == 0 { entries["Title"] = .string("T\(random.next())") }
                if random.next() % 4 == 0 { entries["Values"] = nil }
                return Specifier(.dictionary(entries))
            }
            // Values that XML can't represent, such as fractions of seconds, are lost in any case.
            let written = try PropertyListFile(bytes: Data(PropertyList.dictionary(pane.entries).xml.utf8)).root
            let encoded = try PropertyListFile(bytes: pane.encoded()).root
            #expect(encoded.withoutByteOrderMarks == written.withoutByteOrderMarks)
        }
    }
}

extension PropertyList {
    /// A Boolean value indicating whether XML can represent the value exactly.
    ///
    /// XML has no control characters, no fractions of seconds and no years of five digits. NaN equals no value.
    fileprivate var canBeXML: Bool {
        switch self {
        case .string(let text): text.isPlain
        case .real(let number): !number.isNaN
        case .date(let date):
            date.timeIntervalSinceReferenceDate == date.timeIntervalSinceReferenceDate.rounded()
                && abs(date.timeIntervalSince1970) < 5e10
        case .array(let items): items.allSatisfy(\.canBeXML)
        case .dictionary(let entries): entries.allSatisfy { $0.key.isPlain && $0.value.canBeXML }
        default: true
        }
    }
}

extension String {
    fileprivate var isPlain: Bool {
        unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.properties.generalCategory != .unassigned }
    }
}

extension Data {
    fileprivate func mutated(by random: inout SeededGenerator) -> Data {
        var bytes = [UInt8](self)
        for _ in 0...Int(random.next() % 4) {
            guard !bytes.isEmpty else { break }
            let offset = Int(random.next() % UInt64(bytes.count))
            let length = Swift.min(Int(random.next() % 40), bytes.count - offset)
            switch random.next() % 6 {
            case 0: bytes[offset] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes[offset] ^= 1 << UInt8(random.next() % 8)
            case 2: bytes.removeSubrange(offset..<(offset + length))
            case 3:
                bytes.insert(
                    contentsOf: bytes[offset..<(offset + length)], at: Int(random.next() % UInt64(bytes.count)))
            case 4: bytes.removeLast(bytes.count - offset)
            default: bytes[offset] = [0, 0xFF, 0x3C, 0x3E, 0x26, 0x7B, 0x28, 0x22][Int(random.next() % 8)]
            }
        }
        return Data(bytes)
    }
}

extension PropertyList {
    /// The value without U+FEFF at the beginning of its texts. Foundation drops one each time it reads XML.
    fileprivate var withoutByteOrderMarks: PropertyList {
        switch self {
        case .string(let text): .string(String(text.unicodeScalars.drop { $0 == "\u{FEFF}" }))
        case .array(let items): .array(items.map(\.withoutByteOrderMarks))
        case .dictionary(let entries): .dictionary(.init(entries.map { ($0.key, $0.value.withoutByteOrderMarks) }))
        default: self
        }
    }
}
