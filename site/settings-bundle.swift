// The Settings bundle
//
// The Swift of a chapter of "The iOS Workbook": see settings-bundle.html.
// Made from 09-settings-bundle.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// What the pictures of the two panes let you choose: an item, counted from 0 as in Xcode.
enum RootItem: Int, CaseIterable, CustomStringConvertible {
    case orders, name, currency, sent, height, slider, more, debugging, version

    var description: String { String(rawValue) }
}

enum DebuggingItem: Int, CaseIterable, CustomStringConvertible {
    case ball, showsBall, log, server, address, everywhere

    var description: String { String(rawValue) }
}

enum Idiom: String, CaseIterable {
    case phone = "iPhone", pad = "iPad"

    var idiom: UIUserInterfaceIdiom { self == .phone ? .phone : .pad }
}
#endif

#if canImport(Simulator)
/// The files of this chapter's bundle.
func bundleFiles() throws -> [String: Data] {
    let names = [
        "Root.plist", "Debugging.plist", "de.lproj/Root.strings", "de.lproj/Debugging.strings",
        "en.lproj/Root.strings",
    ]
    return try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try resource("Settings.bundle/\($0)")) })
}

/// The Settings app on the page of this chapter's app.
func settingsApp(
    suite: String = "workbook.untouched", language: String = "en", idiom: UIUserInterfaceIdiom = .phone
) throws -> SettingsApp {
    SettingsApp(
        files: try bundleFiles(), name: "Orders", store: SettingsStore(suiteName: suite),
        languages: [language], idiom: idiom)
}

/// The Settings app on the page of a bundle with the files, before anything is stored.
func untouchedApp(_ files: [String: Data], language: String = "en") -> SettingsApp {
    SettingsApp(
        files: files, name: "Orders", store: SettingsStore(suiteName: "workbook.untouched"),
        languages: [language])
}

/// A store that holds nothing.
func emptyStore(_ suite: String) -> UserDefaults {
    let store = UserDefaults(suiteName: suite) ?? .standard
    store.removePersistentDomain(forName: suite)
    return store
}
#endif

/// A pane with rows, as a file.
func paneFile(_ rows: [[(String, Any)]], table: String? = nil) -> Data {
    func xml(_ value: Any) -> String {
        switch value {
        case let value as Bool: value ? "<true/>" : "<false/>"
        case let value as Int: "<integer>\(value)</integer>"
        case let value as Double: "<real>\(value)</real>"
        case let value as [Any]: "<array>\(value.map(xml).joined())</array>"
        default: "<string>\(value)</string>"
        }
    }
    let dictionaries = rows.map { row in
        "<dict>\n" + row.map { "<key>\($0)</key>\(xml($1))\n" }.joined() + "</dict>\n"
    }
    let name = table.map { "<key>StringsTable</key><string>\($0)</string>\n" } ?? ""
    return Data(
        """
        <plist version="1.0"><dict>
        \(name)<key>PreferenceSpecifiers</key><array>
        \(dictionaries.joined())</array>
        </dict></plist>
        """.utf8)
}

#if canImport(Simulator)
/// What the picture of the types lets you choose.
enum RowType: String, CaseIterable {
    case group = "Group", title = "Title", textField = "Text field", toggle = "Switch"
    case slider = "Slider", multiValue = "Multi value", radioGroup = "Radio group", childPane = "Child pane"

    /// The row with all its keys.
    var row: [(String, Any)] {
        let idioms: (String, Any) = ("SupportedUserInterfaceIdioms", ["Phone", "Pad"])
        let own: [(String, Any)] =
            switch self {
            case .group: [("Type", "PSGroupSpecifier"), ("Title", "Orders"), ("FooterText", "For all of them.")]
            case .title:
                [
                    ("Type", "PSTitleValueSpecifier"), ("Title", "Account"), ("Key", "account"),
                    ("DefaultValue", "free"), ("Values", ["free", "paid"]), ("Titles", ["Free", "Paid"]),
                ]
            case .textField:
                [
                    ("Type", "PSTextFieldSpecifier"), ("Title", "PIN"), ("Key", "pin"), ("DefaultValue", "1234"),
                    ("IsSecure", true), ("KeyboardType", "NumberPad"), ("AutocapitalizationType", "None"),
                    ("AutocorrectionType", "No"),
                ]
            case .toggle:
                [
                    ("Type", "PSToggleSwitchSpecifier"), ("Title", "Sound"), ("Key", "sound"),
                    ("DefaultValue", "yes"), ("TrueValue", "yes"), ("FalseValue", "no"),
                ]
            case .slider:
                [
                    ("Type", "PSSliderSpecifier"), ("Key", "height"), ("DefaultValue", 48.0),
                    ("MinimumValue", 32.0), ("MaximumValue", 64.0), ("MinimumValueImage", "low.png"),
                    ("MaximumValueImage", "high.png"),
                ]
            case .multiValue, .radioGroup: choices
            case .childPane: [("Type", "PSChildPaneSpecifier"), ("Title", "Debugging"), ("File", "Debugging")]
            }
        return own + [idioms]
    }

    private var choices: [(String, Any)] {
        let common: [(String, Any)] = [
            ("Title", "Currency"), ("Key", "currency"), ("DefaultValue", "USD"),
            ("Values", ["EUR", "GBP", "USD"]), ("Titles", ["Euro", "Pound", "Dollar"]),
            ("DisplaySortedByTitle", true),
        ]
        return self == .multiValue
            ? [("Type", "PSMultiValueSpecifier")] + common + [("ShortTitles", ["€", "£", "$"])]
            : [("Type", "PSRadioGroupSpecifier")] + common + [("FooterText", "For all prices.")]
    }

    private var needed: Set<String> {
        let choice: Set<String> = ["Key", "DefaultValue", "Values", "Titles"]
        return switch self {
        case .group: []
        case .title: ["Key", "DefaultValue"]
        case .textField: ["Key"]
        case .toggle: ["Title", "Key", "DefaultValue"]
        case .slider: ["Key", "DefaultValue", "MinimumValue", "MaximumValue"]
        case .multiValue: choice.union(["Title"])
        case .radioGroup: choice
        case .childPane: ["Title", "File"]
        }
    }

    func rows(_ keys: Keys) -> [[(String, Any)]] {
        let shown = row.filter { keys == .all || $0.0 == "Type" || needed.contains($0.0) }
        // A switch without values of its own stores Booleans.
        let mended = shown.map { self == .toggle && keys == .needed && $0.0 == "DefaultValue" ? ($0.0, true) : $0 }
        let inside: [(String, Any)] = [
            ("Type", "PSToggleSwitchSpecifier"), ("Title", "Sound"), ("Key", "sound"), ("DefaultValue", true),
        ]
        return self == .group ? [mended, inside] : [mended]
    }
}

enum Keys: String, CaseIterable {
    case needed = "The keys it needs", all = "All its keys"
}
#endif

/// A value of a row. Dates and data are rare: only a title row has them.
enum SettingsValue: Decodable, Hashable {
    case bool(Bool), number(Double), string(String), date(Date), data(Data)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(Date.self) {
            self = .date(value)
        } else if let value = try? container.decode(Data.self) {
            self = .data(value)
        } else {
            self = .string(try container.decode(String.self))
        }
    }
}

/// What a multi-value row shows when `stored` is in the store, nil standing for nothing.
func shownTitle(
    titles: [String], values: [SettingsValue], standard: SettingsValue, stored: SettingsValue?
) -> String {
    // Replace the next line.
    "?"
}

#if canImport(Simulator)
/// What the picture of the mistakes lets you choose.
enum Mistake: String, CaseIterable {
    case type = "A slip in Type", key = "No Key", emptyKey = "An empty Key", capitals = "Capitals of a key"
    case string = "YES as a string"
    case values = "A default that is no value", titles = "A title too few"
    case word = "An unknown word", file = "No such file"
    case fileCapitals = "Capitals of a file", ending = "File with .plist", twice = "One key twice"

    /// The files of a bundle with the mistake, or without.
    func files(_ state: State) -> [String: Data] {
        var files = ["Root.plist": paneFile(state == .wrong ? wrong : right)]
        if [.file, .fileCapitals, .ending].contains(self) { files["More.plist"] = paneFile([]) }
        return files
    }

    /// The item that is wrong.
    var item: Int { self == .twice ? 1 : 0 }

    private static func toggle(_ changes: [(String, Any)] = []) -> [(String, Any)] {
        changed(
            [
                ("Type", "PSToggleSwitchSpecifier"), ("Title", "Sound"), ("Key", "sound"),
                ("DefaultValue", true),
            ], changes)
    }

    private static func field(_ changes: [(String, Any)] = []) -> [(String, Any)] {
        [("Type", "PSTextFieldSpecifier"), ("Title", "Port"), ("Key", "port")] + changes
    }

    private static func choice(_ changes: [(String, Any)] = []) -> [(String, Any)] {
        changed(
            [
                ("Type", "PSMultiValueSpecifier"), ("Title", "Check"), ("Key", "interval"),
                ("DefaultValue", 15), ("Titles", ["By Hand", "Often"]), ("Values", [0, 15]),
            ], changes)
    }

    private static func child(_ file: String) -> [(String, Any)] {
        [("Type", "PSChildPaneSpecifier"), ("Title", "Advanced"), ("File", file)]
    }

    private static func changed(_ row: [(String, Any)], _ changes: [(String, Any)]) -> [(String, Any)] {
        row.map { entry in changes.first { $0.0 == entry.0 } ?? entry }
    }

    private static var switchInAnyCase: [(String, Any)] { toggle([("Title", "Music"), ("Key", "music")]) }

    private var wrong: [[(String, Any)]] {
        switch self {
        case .type: [Self.toggle([("Type", "PSToggleSwitchSpecifer")]), Self.switchInAnyCase]
        case .key: [Self.toggle().filter { $0.0 != "Key" }, Self.switchInAnyCase]
        case .emptyKey: [Self.changed(Self.field(), [("Key", "")]), Self.switchInAnyCase]
        case .capitals: [Self.field([("AutoCorrectionType", "No")])]
        case .string: [Self.toggle([("DefaultValue", "YES")])]
        case .values: [Self.choice([("DefaultValue", 20)])]
        case .titles: [Self.choice([("Titles", ["By Hand"])])]
        case .word: [Self.field([("KeyboardType", "DecimalPad")])]
        case .file: [Self.child("Mor")]
        case .fileCapitals: [Self.child("more")]
        case .ending: [Self.child("More.plist")]
        case .twice:
            [Self.toggle(), [("Type", "PSTextFieldSpecifier"), ("Title", "Sound File"), ("Key", "sound")]]
        }
    }

    private var right: [[(String, Any)]] {
        switch self {
        case .type, .key: [Self.toggle(), Self.switchInAnyCase]
        case .emptyKey: [Self.field(), Self.switchInAnyCase]
        case .capitals: [Self.field([("AutocorrectionType", "No")])]
        case .string: [Self.toggle()]
        case .values, .titles: [Self.choice()]
        case .word: [Self.field([("KeyboardType", "NumbersAndPunctuation")])]
        case .file, .fileCapitals, .ending: [Self.child("More")]
        case .twice:
            [Self.toggle(), [("Type", "PSTextFieldSpecifier"), ("Title", "Sound File"), ("Key", "soundFile")]]
        }
    }
}

enum State: String, CaseIterable {
    case wrong = "As it was written", right = "Put right"
}
#endif

/// A file of a Settings bundle.
struct SettingsPane: Decodable {
    /// The file's name, without its ending. It does not stand in the file.
    var name = ""
    /// The name of the strings files that translate it.
    var table: String?
    var rows: [SettingsRow]

    enum CodingKeys: String, CodingKey {
        case table = "StringsTable"
        case rows = "PreferenceSpecifiers"
    }
}

/// An item of a pane, as far as tests look at it.
struct SettingsRow: Decodable {
    enum Kind: String, Decodable, CaseIterable {
        case group = "PSGroupSpecifier"
        case title = "PSTitleValueSpecifier"
        case textField = "PSTextFieldSpecifier"
        case toggle = "PSToggleSwitchSpecifier"
        case slider = "PSSliderSpecifier"
        case multiValue = "PSMultiValueSpecifier"
        case radioGroup = "PSRadioGroupSpecifier"
        case childPane = "PSChildPaneSpecifier"
    }

    var kind: Kind
    var key: String?
    var standard: SettingsValue?
    var title, footer, file: String?
    var values: [SettingsValue]?
    var titles, shortTitles: [String]?

    enum CodingKeys: String, CodingKey {
        case kind = "Type"
        case key = "Key"
        case standard = "DefaultValue"
        case title = "Title"
        case footer = "FooterText"
        case file = "File"
        case values = "Values"
        case titles = "Titles"
        case shortTitles = "ShortTitles"
    }
}

/// The files of a Settings bundle.
struct SettingsFiles {
    /// What a file of the bundle holds, such as `de.lproj/Root.strings`.
    var read: (_ path: String) throws -> Data

    /// The first pane, and all that rows open, each once.
    func panes() throws -> [SettingsPane] {
        var panes: [SettingsPane] = []
        var names = ["Root"]
        while panes.count < names.count {
            let name = names[panes.count]
            let data = try read("\(name).plist")
            var pane = try PropertyListDecoder().decode(SettingsPane.self, from: data)
            pane.name = name
            for file in pane.rows.compactMap(\.file) where !names.contains(file) {
                names.append(file)
            }
            panes.append(pane)
        }
        return panes
    }
}

extension SettingsFiles {
    /// The files of the Settings bundle in an app, `.main` in its own tests; nil when it has none.
    init?(of app: Bundle) {
        guard let bundle = app.url(forResource: "Settings", withExtension: "bundle") else {
            return nil
        }
        self.init { path in
            var place = bundle
            // A Mac would find other capitals, too.
            for name in path.components(separatedBy: "/") {
                let folder = place.path(percentEncoded: false)
                let names = try FileManager.default.contentsOfDirectory(atPath: folder)
                guard names.contains(name) else { throw CocoaError(.fileReadNoSuchFile) }
                place.append(path: name)
            }
            return try Data(contentsOf: place)
        }
    }
}

extension SettingsFiles {
    /// The files of this chapter's bundle.
    static var chapter: SettingsFiles { SettingsFiles { try resource("Settings.bundle/\($0)") } }
}

/// The keys of all settings of the app.
enum SettingsKey: String, CaseIterable {
    case customer, currency, showsSent, rowHeight, version
    case showsBall, logLevel, server, ballEverywhere
}

extension UserDefaults {
    func bool(for key: SettingsKey) -> Bool { bool(forKey: key.rawValue) }
    func string(for key: SettingsKey) -> String? { string(forKey: key.rawValue) }
}

/// The currencies that the app can reckon in.
enum Currency: String, CaseIterable {
    case euro = "EUR", pound = "GBP", dollar = "USD"
}

extension SettingsRow {
    /// Whether each value has a title, and the default is one of the values.
    var hasSoundChoices: Bool {
        guard kind == .multiValue || kind == .radioGroup else { return true }
        guard let values, let titles, let standard else { return false }
        return titles.count == values.count && values.contains(standard)
    }
}

/// The keys of rows that disagree about their default.
func conflictingKeys(in panes: [SettingsPane]) -> [String] {
    // Replace the next line.
    ["?"]
}

extension SettingsRow {
    /// A row that opens a pane.
    static func opening(_ file: String, _ title: String) -> SettingsRow {
        SettingsRow(kind: .childPane, title: title, file: file)
    }

    /// A row that stores a value.
    static func storing(_ key: String, _ title: String? = nil, _ standard: SettingsValue? = nil) -> SettingsRow {
        SettingsRow(kind: .textField, key: key, standard: standard, title: title)
    }
}

/// The titles to tap from the pane "Root" to the row with a key, and the row's own at the end.
func way(to key: String, in panes: [SettingsPane]) -> [String]? {
    // Replace the next line.
    [key]
}

#if canImport(Simulator)
/// What the picture of the languages lets you choose.
enum Language: String, CaseIterable, CustomStringConvertible {
    case english = "en", german = "de"

    var description: String { self == .english ? "English" : "German" }
}

enum Slip: String, CaseIterable {
    case none = "As it should be", table = "No StringsTable", title = "A reworded title"
    case child = "A forgotten file"

    func files(_ files: [String: Data]) -> [String: Data] {
        var files = files
        let root = String(decoding: files["Root.plist"] ?? Data(), as: UTF8.self)
        switch self {
        case .none: break
        case .table:
            let line = "<key>StringsTable</key> <string>Root</string>"
            files["Root.plist"] = Data(root.replacing(line, with: "").utf8)
        case .title: files["Root.plist"] = Data(root.replacing("Show Sent Orders", with: "Show Old Orders").utf8)
        case .child: files["de.lproj/Debugging.strings"] = nil
        }
        return files
    }
}
#endif

/// A file that has to be there.
func found(_ data: Data?) throws -> Data {
    guard let data else { throw CocoaError(.fileReadNoSuchFile) }
    return data
}

extension SettingsPane {
    /// What people read in the pane.
    var texts: [String] {
        let texts = rows.flatMap { row in
            [row.title, row.footer].compactMap { $0 } + (row.titles ?? []) + (row.shortTitles ?? [])
        }
        return texts.filter { !$0.isEmpty }
    }
}

extension SettingsFiles {
    /// What is not translated into a language, a line each. The panes named in `others`, and those
    /// in folders of that name, do not count.
    func gaps(in language: String, except others: Set<String> = []) throws -> [String] {
        try panes().flatMap { pane -> [String] in
            let folder = pane.name.components(separatedBy: "/")[0]
            if others.contains(folder) { return [] }
            guard let table = pane.table else { return ["\(pane.name).plist has no StringsTable"] }
            let path = "\(language).lproj/\(table).strings"
            guard let data = try? read(path) else { return ["there is no \(path)"] }
            let translations = try PropertyListDecoder().decode([String: String].self, from: data)
            return pane.texts.filter { translations[$0] == nil }.map { "\(path) lacks \"\($0)\"" }
        }
    }
}

/// Shows the app's page in the Settings app.
@MainActor
func openSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    UIApplication.shared.open(url)
}

/// The contents of a file that the chapter holds.
func resource(_ path: String) throws -> Data {
    try Data(contentsOf: Bundle.main.bundleURL.appendingPathComponent(path))
}
