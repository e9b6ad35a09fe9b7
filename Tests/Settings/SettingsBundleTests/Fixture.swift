import Foundation
import SettingsBundle
import Testing

/// A factory of settings bundles from values.
enum Fixture {
    /// Returns a bundle of panes and other files.
    ///
    /// - Parameter panes: The roots of the panes, by the names of their files without `.plist`.
    static func schema(_ panes: [String: PropertyList], texts: [String: String] = [:]) -> SettingsSchema {
        var contents: [String: BundleFiles.Content] = [:]
        for (name, root) in panes { contents["\(name).plist"] = .bytes(Data(root.xml.utf8)) }
        for (name, text) in texts { contents[name] = .bytes(Data(text.utf8)) }
        return SettingsSchema(files: BundleFiles(path: "Settings.bundle", contents: contents))
    }

    static func schema(rows: [PropertyList], _ panes: [String: PropertyList] = [:]) -> SettingsSchema {
        schema(panes.merging(["Root": ["PreferenceSpecifiers": .array(rows)]]) { $1 })
    }

    /// Returns a bundle with a single pane that consists of the given bytes.
    static func schema(bytes: Data) -> SettingsSchema {
        SettingsSchema(files: BundleFiles(path: "Settings.bundle", contents: ["Root.plist": .bytes(bytes)]))
    }

    /// Returns the diagnostics of a row, without their positions in files.
    static func diagnostics(_ row: PropertyList, _ panes: [String: PropertyList] = [:]) -> [String] {
        diagnostics(schema(rows: [row], panes))
    }

    static func diagnostics(_ schema: SettingsSchema) -> [String] {
        schema.diagnostics.map { "\($0.severity.rawValue) \($0.path): \($0.message)" }
    }

    static func toggle(_ entries: PropertyListDictionary) -> PropertyList {
        row("PSToggleSwitchSpecifier", ["Title": "Sound", "Key": "sound", "DefaultValue": true], entries)
    }

    static func textField(_ entries: PropertyListDictionary) -> PropertyList {
        row("PSTextFieldSpecifier", ["Title": "Name", "Key": "name"], entries)
    }

    static func slider(_ entries: PropertyListDictionary) -> PropertyList {
        row("PSSliderSpecifier", ["Key": "volume", "DefaultValue": 0.5, "MinimumValue": 0, "MaximumValue": 1], entries)
    }

    static func multiValue(_ entries: PropertyListDictionary) -> PropertyList {
        let complete: PropertyListDictionary = [
            "Title": "Size", "Key": "size", "DefaultValue": 1, "Values": [1, 2], "Titles": ["Small", "Large"],
        ]
        return row("PSMultiValueSpecifier", complete, entries)
    }

    /// The specifiers of a pane that shows a text only.
    static let text: PropertyList = [["Type": "PSGroupSpecifier", "FooterText": "…"]]

    static func child(_ file: String) -> PropertyList {
        ["Type": "PSChildPaneSpecifier", "Title": .string("More \(file)"), "File": .string(file)]
    }

    static func row(_ type: String, _ complete: PropertyListDictionary, _ entries: PropertyListDictionary)
        -> PropertyList
    {
        var row: PropertyListDictionary = ["Type": .string(type)]
        for (key, value) in complete { row[key] = value }
        for (key, value) in entries { row[key] = value }
        return .dictionary(row)
    }
}

/// Bytes with a name for the test log.
struct NamedBytes: CustomTestStringConvertible {
    var name: String
    var bytes: Data
    var testDescription: String { name }
}

extension PropertyList {
    func without(_ key: String) -> PropertyList {
        var entries = dictionary!
        entries[key] = nil
        return .dictionary(entries)
    }
}
