import Foundation
import Testing

@testable import SettingsBundle

@Suite struct BadInputTests {
    static func nested(_ depth: Int, _ open: String, _ close: String) -> Data {
        Data((String(repeating: open, count: depth) + String(repeating: close, count: depth)).utf8)
    }

    static let files: [(String, Data, String)] = [
        ("empty", Data(), "it is empty"),
        ("spaces", Data(" \n\t".utf8), "it is empty"),
        ("text", Data("hello world, this is no list".utf8), "it is not a property list"),
        ("one word", Data("hello".utf8), "its root is a string; it must be a dictionary"),
        (
            "JSON", Data("{\"PreferenceSpecifiers\": []}".utf8),
            "it is not a property list: there is ':' where '=' belongs; JSON is no property list"
        ),
        ("HTML", Data("<html><body></body></html>".utf8), "it is not a property list"),
        ("cut short", PropertyListFileTests.xml.data(using: .utf8)!.prefix(300), "it is not a property list"),
        ("binary, cut short", try! ReadingTests.pane.encoded(as: .binary).dropLast(9), "it is not a property list"),
        ("binary, the head alone", Data("bplist00".utf8), "it is not a property list"),
        ("an array", Data(([1, 2] as PropertyList).xml.utf8), "its root is an array; it must be a dictionary"),
        ("deep XML", nested(100_000, "<array>", "</array>"), "it is not a property list"),
        ("deep OpenStep", nested(100_000, "(", ")"), "it is not a property list"),
        ("zeros", Data(count: 4096), "it is not a property list"),
        ("ones", Data(repeating: 0xFF, count: 4097), "it is not a property list"),
    ]

    /// A file that isn't a pane, and the beginning of its diagnostic.
    struct BadFile: CustomTestStringConvertible {
        var name: String
        var bytes: Data
        var message: String
        var testDescription: String { name }
    }

    @Test(.timeLimit(.minutes(30)), arguments: files.map(BadFile.init))
    func `a file that isn't a pane is reported as an error`(_ file: BadFile) {
        let diagnostics = Fixture.schema(bytes: file.bytes).diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.severity == .error)
        #expect(diagnostics.first?.file == "Settings.bundle/Root.plist")
        #expect(diagnostics.first?.message.hasPrefix(file.message) == true, "\(diagnostics)")
    }

    @Test func `a parse error is reported with its line`() throws {
        let xml = "<plist>\n<dict>\n<key>a</key>\n<wrong/>\n</dict></plist>"
        #expect(Fixture.schema(bytes: Data(xml.utf8)).diagnostics.first?.line == 4)
    }

    /// Returns a binary property list of objects that are given as bytes. The first object is the root.
    static func binary(_ objects: [[UInt8]]) -> Data {
        var bytes = Data("bplist00".utf8)
        var offsets = Data()
        for object in objects {
            offsets += withUnsafeBytes(of: UInt32(bytes.count).bigEndian, Array.init)
            bytes += object
        }
        let table = withUnsafeBytes(of: UInt64(bytes.count).bigEndian, Array.init)
        bytes += offsets
        bytes += [0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, UInt8(objects.count), 0, 0, 0, 0, 0, 0, 0, 0]
        return bytes + table
    }

    @Test(.timeLimit(.minutes(30)))
    func `a small binary file that expands to billions of values is refused`() {
        // The data is 40 arrays, each of which contains the next one twice.
        let levels: UInt8 = 40
        let bytes = Self.binary((1..<levels).map { [0xA2, $0, $0] } + [[0x09]])
        #expect(Fixture.schema(bytes: bytes).diagnostics.first?.message == "it stands for more than 500000 values")
    }

    @Test(
        arguments: [
            ("a set", [[0xC1, 1], [0x09]]), ("a reference", [[0x80, 1]]), ("nothing", [[0x00]]),
            ("an address", [[0x0C]]),
            ("a dictionary with a number as a key", [[0xD1, 1, 1], [0x10, 1]]),
            ("a dictionary with an array as a key", [[0xD1, 1, 1], [0xA0]]),
            ("a set in an array", [[0xA1, 1], [0xC1, 2], [0x51, 0x61]]),
        ] as [(String, [[UInt8]])])
    func `an object type that settings don't use is refused`(_ name: String, _ objects: [[UInt8]]) {
        let message = Fixture.schema(bytes: Self.binary(objects)).diagnostics.first?.message
        #expect(message == "it holds an object that property lists of settings cannot hold")
    }

    @Test(.timeLimit(.minutes(30)))
    func `a long text referenced from many places is refused`() {
        // The data is an array of 250 arrays, each of which contains a text of a million letters 250 times.
        let text: [UInt8] = [0x5F, 0x12, 0, 0x0F, 0x42, 0x40] + Array(repeating: 0x61, count: 1_000_000)
        let bytes = Self.binary(
            [[0xAF, 0x10, 250] + Array(repeating: 1, count: 250)] + [
                [0xAF, 0x10, 250] + Array(repeating: 2, count: 250), text,
            ])
        #expect(Fixture.schema(bytes: bytes).diagnostics.first?.message == "it stands for more than 500000 values")
    }

    @Test(.timeLimit(.minutes(30)))
    func `nested XML entities aren't expanded`() {
        let entities = (1...12).map { level in
            "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">"
        }
        let xml = """
            <?xml version="1.0"?>
            <!DOCTYPE plist [<!ENTITY a0 "ha">\(entities.joined())]>
            <plist version="1.0"><dict><key>Title</key><string>&a12;</string></dict></plist>
            """
        let diagnostics = Fixture.schema(bytes: Data(xml.utf8)).diagnostics
        #expect(diagnostics.map(\.line) == [2])
        #expect(diagnostics.first?.message.hasPrefix("it is not a property list: ") == true)
    }

    @Test func `values of wrong kinds are reported for each type of row`() {
        let wrong: [PropertyList] = [
            "x", 1, 1.5, true, .data(Data([1])), .date(Date(timeIntervalSince1970: 0)), [], [:],
        ]
        for value in wrong {
            for type in SpecifierType.allCases {
                var row: PropertyListDictionary = [:]
                for key in type.keys { row[key.name] = value }
                row["Type"] = .string(type.rawValue)
                let schema = Fixture.schema(rows: [.dictionary(row), value])
                _ = schema.effectiveDefaults()
                #expect(schema.diagnostics.contains { $0.severity == .error }, "\(type) \(value)")
            }
            #expect(Fixture.schema(["Root": ["PreferenceSpecifiers": value]]).root() != nil)
        }
        let found = Fixture.diagnostics(Fixture.schema(["Root": ["PreferenceSpecifiers": [:]]]))
        #expect(found == ["error PreferenceSpecifiers: it is a dictionary and must be an array of dictionaries"])
    }

    @Test func `a pane without PreferenceSpecifiers is an error`() {
        let found = Fixture.diagnostics(Fixture.schema(["Root": ["PreferenceSpecifier": []]]))
        let message = "the array 'PreferenceSpecifiers' is missing; 'PreferenceSpecifier' looks like it"
        #expect(found.contains("error PreferenceSpecifiers: \(message)"))
    }

    @Test func `a cycle of panes is reported once`() {
        let panes: [String: PropertyList] = [
            "A": ["PreferenceSpecifiers": [Fixture.child("B")]], "B": ["PreferenceSpecifiers": [Fixture.child("A")]],
        ]
        let found = Fixture.diagnostics(Fixture.schema(rows: [Fixture.child("A")], panes))
        #expect(found == ["error PreferenceSpecifiers[0].File: 'A.plist' leads back to 'B.plist'; panes are a tree"])
    }

    @Test func `two paths to one pane aren't a cycle`() {
        let pane: PropertyList = ["PreferenceSpecifiers": [Fixture.child("C")]]
        let panes = ["A": pane, "B": pane, "C": ReadingTests.pane]
        #expect(Fixture.diagnostics(Fixture.schema(rows: [Fixture.child("A"), Fixture.child("B")], panes)) == [])
    }

    @Test func `an unreadable pane is reported at its file, not at the row that opens it`() {
        let schema = Fixture.schema(
            ["Root": ["PreferenceSpecifiers": [Fixture.child("More")]]], texts: ["More.plist": "no list at all"])
        #expect(schema.diagnostics.map(\.file) == ["Settings.bundle/More.plist"])
    }

    @Test func `a strings table in an encoding other than UTF-8 or UTF-16 is reported`() {
        let files = BundleFiles(
            path: "Settings.bundle",
            contents: [
                "Root.plist": .bytes(Data(ReadingTests.pane.xml.utf8)),
                "de.lproj/Root.strings": .bytes(Data([0x22, 0xE4, 0x22, 0x3D, 0x22, 0xE4, 0x22, 0x3B])),
            ])
        let diagnostics = SettingsSchema(files: files).diagnostics.map(\.description)
        let message = "it is neither UTF-8 nor UTF-16; save it as UTF-8"
        #expect(diagnostics == ["Settings.bundle/de.lproj/Root.strings: warning: \(message) [broken-strings]"])
    }

    @Test func `when the number of warnings reaches its limit, a further warning says so`() {
        let values = PropertyList.array(Array(repeating: 1, count: 1500))
        let titles = PropertyList.array(Array(repeating: "One", count: 1500))
        let diagnostics = Fixture.schema(rows: [Fixture.multiValue(["Values": values, "Titles": titles])]).diagnostics
        #expect(diagnostics.count == SettingsSchema.largestDiagnosticCount + 1)
        #expect(diagnostics.last?.severity == .warning && !diagnostics.hasErrors)
    }

    @Test func `the number of diagnostics of one file is limited`() {
        let rows = Array(repeating: PropertyList.string("no row"), count: 5000)
        let diagnostics = Fixture.schema(rows: rows).diagnostics
        #expect(diagnostics.count == SettingsSchema.largestDiagnosticCount + 1)
    }

    @Test func `a chain of 2000 panes is read`() {
        var panes: [String: PropertyList] = [:]
        for index in 0..<2000 { panes["P\(index)"] = ["PreferenceSpecifiers": [Fixture.child("P\(index + 1)")]] }
        panes["P2000"] = ["PreferenceSpecifiers": [Fixture.toggle([:])]]
        let schema = Fixture.schema(rows: [Fixture.child("P0")], panes)
        #expect(schema.diagnostics == [])
        #expect(schema.effectiveDefaults(on: .phone).map(\.values) == [["sound": true]])
    }
}
