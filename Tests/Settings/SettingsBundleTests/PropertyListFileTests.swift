import Foundation
import Testing

@testable import SettingsBundle

@Suite struct PropertyListFileTests {
    static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <!-- <dict> is no tag in here -->
        <dict>
        \t<key>b &amp; c</key>
        \t<array><integer>3</integer>
        \t<real>2</real><string><![CDATA[<x>]]> &#233;</string></array>
        \t<key>a</key>
        \t<true/>
        </dict>
        </plist>
        """
    static let value: PropertyList = ["b & c": [3, 2.0, "<x> é"], "a": true]

    static let spellings: [(String, Data)] = [
        ("plain", Data(xml.utf8)),
        ("a space before", Data(" \(xml)".utf8)),
        ("lines before", Data("\r\n\n\(xml)".utf8)),
        ("a byte-order mark", Data([0xEF, 0xBB, 0xBF] + xml.utf8)),
        ("a mark and a space", Data([0xEF, 0xBB, 0xBF, 0x20] + xml.utf8)),
        ("no declaration", Data(xml.drop { $0 != "\n" }.utf8)),
        ("UTF-16 with a mark", xml.replacing("UTF-8", with: "UTF-16").data(using: .utf16)!),
        ("UTF-16 without a mark", xml.replacing("UTF-8", with: "UTF-16").data(using: .utf16LittleEndian)!),
        ("lines of Windows", Data(xml.replacing("\n", with: "\r\n").utf8)),
    ]

    @Test(arguments: spellings.map(NamedBytes.init))
    func `XML is read with each prefix, encoding and line ending`(_ spelling: NamedBytes) throws {
        let file = try PropertyListFile(bytes: spelling.bytes)
        #expect(file.root == Self.value)
        #expect(file.format == .xml)
    }

    @Test func `XML dictionaries keep the order of their keys`() throws {
        #expect(try PropertyListFile(bytes: Data(Self.xml.utf8)).root.dictionary?.keys == ["b & c", "a"])
    }

    @Test func `XML values have line numbers`() throws {
        let file = try PropertyListFile(bytes: Data(Self.xml.utf8))
        #expect(file.line(at: .root) == 5)
        #expect(file.line(at: .root.appending("b & c")) == 7)
        #expect(file.line(at: .root.appending("b & c").appending(1)) == 8)
        #expect(file.line(at: .root.appending("a")) == 10)
        #expect(file.line(at: .root.appending("missing").appending(4)) == 5)
    }

    @Test func `binary property lists are read`() throws {
        let bytes = try Self.value.encoded(as: .binary)
        let file = try PropertyListFile(bytes: bytes)
        #expect(bytes.starts(with: Data("bplist".utf8)))
        #expect(file.root == Self.value)
        #expect(file.format == .binary)
        #expect(file.line(at: .root) == nil)
    }

    @Test func `OpenStep property lists are read`() throws {
        let file = try PropertyListFile(
            bytes: Data("/* c */ { PreferenceSpecifiers = ({ Type = a; }); \"b c\" = 'd'; }".utf8))
        #expect(file.root == ["PreferenceSpecifiers": [["Type": "a"]], "b c": "d"])
        #expect(file.format == .openStep)
    }

    @Test func `each kind of value is written and read back`() throws {
        let value: PropertyList = [
            "z": .largeInteger(.max), "y": .integer(.min), "x": .real(-1.25e300), "w": 7.0, "v": false,
            "u": .date(Date(timeIntervalSince1970: 1_600_000_000)), "t": .data(Data([0, 255, 1])), "s": [[], [:]],
            "r": "a <b> & \"c\" \r\n\t é", "": "",
        ]
        for format in [PropertyListFormat.xml, .binary] {
            #expect(try PropertyListFile(bytes: value.encoded(as: format)).root == value, "\(format)")
        }
        #expect(try PropertyListFile(bytes: value.encoded(as: .xml)).root.dictionary?.keys == value.dictionary?.keys)
    }

    @Test func `1, true and 1.0 are different values`() throws {
        let value: PropertyList = ["one": 1, "yes": true, "real": 1.0]
        for format in [PropertyListFormat.xml, .binary] {
            #expect(try PropertyListFile(bytes: value.encoded(as: format)).root == value, "\(format)")
        }
    }

    @Test func `dictionaries are equal regardless of the order of their keys`() {
        #expect(PropertyListDictionary([("a", 1), ("b", 2)]) == PropertyListDictionary([("b", 2), ("a", 1)]))
        #expect(PropertyListDictionary([("a", 1)]) != PropertyListDictionary([("a", 2)]))
    }

    @Test func `a new value keeps its key's position`() {
        var entries: PropertyListDictionary = ["a": 1, "b": 2, "c": 3]
        entries["b"] = 4
        entries["a"] = nil
        entries["d"] = 5
        #expect(entries.keys == ["b", "c", "d"])
        #expect(entries["b"] == 4)
    }

    @Test func `paths are written with dots and indices, and sorted numerically`() {
        let path = PropertyListPath.root.appending("PreferenceSpecifiers").appending(3).appending("DefaultValue")
        #expect(path.description == "PreferenceSpecifiers[3].DefaultValue")
        #expect(PropertyListPath(.index(2)) < PropertyListPath(.index(10)))
    }
}
