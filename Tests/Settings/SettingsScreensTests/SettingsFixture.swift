import Foundation
import SettingsBundle
import SettingsScreens

/// A factory of settings bundles from values.
enum SettingsFixture {
    /// Returns a bundle.
    ///
    /// - Parameters:
    ///   - rows: The rows of `Root.plist`.
    ///   - root: Additional entries of `Root.plist`.
    ///   - panes: The rows of other panes, by the names of their files without `.plist`.
    ///   - texts: The strings tables, by the names of their files.
    static func schema(
        _ rows: [PropertyList], root: PropertyListDictionary = [:], panes: [String: PropertyList] = [:],
        texts: [String: String] = [:]
    ) -> SettingsSchema {
        var root = root
        root["PreferenceSpecifiers"] = .array(rows)
        var contents: [String: BundleFiles.Content] = [
            "Root.plist": .bytes(Data(PropertyList.dictionary(root).xml.utf8))
        ]
        for (name, pane) in panes { contents["\(name).plist"] = .bytes(Data(pane.xml.utf8)) }
        for (name, text) in texts { contents[name] = .bytes(Data(text.utf8)) }
        return SettingsSchema(files: BundleFiles(path: "Settings.bundle", contents: contents))
    }

    static func pane(_ rows: [PropertyList], _ entries: PropertyListDictionary = [:]) -> PropertyList {
        var entries = entries
        entries["PreferenceSpecifiers"] = .array(rows)
        return .dictionary(entries)
    }

    /// Returns a row of a type.
    ///
    /// - Parameter more: Entries that take precedence over those of `entries`.
    static func row(_ type: String, _ entries: PropertyListDictionary, _ more: PropertyListDictionary = [:])
        -> PropertyList
    {
        .dictionary((["Type": .string("PS\(type)Specifier")] as PropertyListDictionary).merging(entries).merging(more))
    }

    static func toggle(_ more: PropertyListDictionary = [:]) -> PropertyList {
        row("ToggleSwitch", ["Title": "Sound", "Key": "sound", "DefaultValue": true], more)
    }

    static func textField(_ more: PropertyListDictionary = [:]) -> PropertyList {
        row("TextField", ["Title": "Name", "Key": "name"], more)
    }

    static func slider(_ more: PropertyListDictionary = [:]) -> PropertyList {
        row("Slider", ["Key": "volume", "DefaultValue": 0.5, "MinimumValue": 0, "MaximumValue": 1], more)
    }

    static func multiValue(_ more: PropertyListDictionary = [:]) -> PropertyList { choice("MultiValue", more) }

    static func radioGroup(_ more: PropertyListDictionary = [:]) -> PropertyList { choice("RadioGroup", more) }

    static func child(_ file: String, title: String = "More") -> PropertyList {
        row("ChildPane", ["Title": .string(title), "File": .string(file)])
    }

    private static func choice(_ type: String, _ more: PropertyListDictionary) -> PropertyList {
        let complete: PropertyListDictionary = [
            "Title": "Size", "Key": "size", "DefaultValue": 1, "Values": [1, 2], "Titles": ["Small", "Large"],
        ]
        return row(type, complete, more)
    }
}

extension PropertyListDictionary {
    func merging(_ others: PropertyListDictionary) -> PropertyListDictionary {
        var merged = self
        for (key, value) in others { merged[key] = value }
        return merged
    }
}

/// Runs a test with separate preferences, which are removed afterwards.
func withStore<Result>(_ body: (SettingsStore) throws -> Result) rethrows -> Result {
    let store = SettingsStore(suiteName: "SettingsScreensTests.\(UUID().uuidString)")
    defer { for key in store.contents.keys { store.defaults.removeObject(forKey: key) } }
    return try body(store)
}

extension SettingsApp {
    /// Creates the page of an app, by default on a phone.
    init(
        _ schema: SettingsSchema, name: String = "App", store: SettingsStore = .standard,
        languages: [String] = ["en"], idiom: UserInterfaceIdiom = .phone,
        appGroups: @escaping (String) -> SettingsStore = { SettingsStore(suiteName: $0) }
    ) {
        self.init(schema, name: name, store: store, appGroups: appGroups, languages: languages, on: idiom)
    }
}

extension SettingsStore {
    /// All stored values, without registered defaults.
    var contents: [String: Any] { defaults.persistentDomain(forName: suiteName!) ?? [:] }

    /// All stored values, as values that can be compared.
    var propertyLists: [String: PropertyList] {
        contents.compactMapValues { try? PropertyList(object: $0) }
    }
}
