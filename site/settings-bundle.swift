// A page in Settings
//
// The Swift of a chapter of "The iOS Workbook": see settings-bundle.html.
// Made from 11-settings-bundle.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.
// It needs the Swift of the chapter "The key window": key-window.swift.
// It needs the Swift of the chapter "A login": login.swift.
// It needs the Swift of the chapter "Rotation": rotation.swift.
// It needs the Swift of the chapter "Who decides about the status bar": status-bar-controllers.swift.
// It needs the Swift of the chapter "Tips": status-bar-tips.swift.
// It needs the Swift of the chapter "A tree of states": status-bar-state.swift.
// It needs the Swift of the chapter "Scroll to top": scroll-to-top.swift.
// It needs the Swift of the chapter "A floating ball": floating-ball.swift.
// It needs the Swift of the chapter "A log that runs for days": log.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// The pane that is open in the first picture.
enum OpenedPane: String, CaseIterable {
    case root = "Trail's page", units = "Units", debugging = "Debugging"

    /// The title of the row that opens it.
    var title: String? { self == .root ? nil : rawValue }
}

/// The choices of the pictures of the two panes: an item, counted from 0 as in Xcode.
enum RootItem: Int, CaseIterable, CustomStringConvertible {
    case stages, units, notes, textSize, more, debugging, version

    var description: String { String(rawValue) }
}
#endif

/// Shows the app's page in the Settings app.
@MainActor
func openSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    UIApplication.shared.open(url)
}

/// Trail's first screen, with a button that opens its page in Settings.
class SettingsTrailController: ProfileTrailController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Settings") { openSettings() }
    }
}

#if canImport(Simulator)
/// The files of Trail's bundle.
func bundleFiles() throws -> [String: Data] {
    let names = [
        "Root.plist", "Debugging.plist", "de.lproj/Root.strings", "de.lproj/Debugging.strings",
        "en.lproj/Root.strings",
    ]
    return try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try resource("Settings.bundle/\($0)")) })
}

/// The Settings app on Trail's page.
///
/// - Parameters:
///   - files: The files of another bundle.
///   - store: What Settings reads and writes. By default, nothing is stored.
func settingsApp(
    _ files: [String: Data]? = nil,
    in store: SettingsStore = SettingsStore(suiteName: "workbook.untouched"), language: String = "en"
) throws -> SettingsApp {
    SettingsApp(
        files: try files ?? bundleFiles(), name: "Trail", store: store, languages: [language])
}

/// A store that contains nothing.
func emptyStore(_ suite: String) -> UserDefaults {
    let store = UserDefaults(suiteName: suite) ?? .standard
    store.removePersistentDomain(forName: suite)
    return store
}

extension UserDefaults {
    /// Returns the string that is stored under a key, or "nothing", whatever is registered.
    func stored(_ key: String, in suite: String) -> String {
        persistentDomain(forName: suite)?[key] as? String ?? "nothing"
    }
}
#endif

/// A value of a row. Dates and data are rare: only a title row has them.
enum SettingsValue: Decodable, Hashable, Sendable {
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

/// Returns the title that a multi-value row shows.
///
/// - Parameters:
///   - standard: The row's default.
///   - stored: The stored value, or `nil` if nothing is stored.
func shownTitle(
    titles: [String], values: [SettingsValue], standard: SettingsValue, stored: SettingsValue?
) -> String {
    // Replace the next line.
    "?"
}

/// Returns the keys of rows that disagree about their default.
func conflictingKeys(in panes: [SettingsPane]) -> [String] {
    // Replace the next line.
    ["?"]
}

extension SettingsRow {
    /// A row that stores a value.
    static func storing(
        _ key: String?, _ standard: SettingsValue? = nil, kind: Kind = .textField
    ) -> SettingsRow {
        SettingsRow(kind: kind, key: key, standard: standard)
    }

    /// A row with choices.
    static func choosing(
        _ values: [SettingsValue]?, titled titles: [String]?, standard: SettingsValue?,
        kind: Kind = .multiValue
    ) -> SettingsRow {
        SettingsRow(kind: kind, key: "k", standard: standard, values: values, titles: titles)
    }

    /// A row that opens a pane.
    static func opening(_ file: String?) -> SettingsRow {
        SettingsRow(kind: .childPane, title: "More", file: file)
    }
}

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
/// The choices of the picture of the mistakes.
enum BundleMistake: String, CaseIterable {
    case type = "A slip in Type", key = "No Key", emptyKey = "An empty Key", capitals = "Capitals of a key"
    case string = "YES as a string"
    case values = "A default that's no value", titles = "A title too few"
    case word = "An unknown word", file = "No such file"
    case fileCapitals = "Capitals of a file", ending = "File with .plist", twice = "One key twice"

    /// The files of a bundle with the mistake, or without it.
    func files(isRight: Bool) -> [String: Data] {
        var files = ["Root.plist": paneFile(isRight ? right : wrong)]
        if [.file, .fileCapitals, .ending].contains(self) { files["More.plist"] = paneFile([Self.toggle()]) }
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
#endif

/// Returns the mistakes in the rows of a pane, such as "2: key".
///
/// - Parameter files: The names of the bundle's panes, without ".plist".
func mistakes(in rows: [SettingsRow], files: Set<String>) -> [String] {
    // Replace the next line.
    []
}

#if canImport(Simulator)
extension SettingsValue: CustomStringConvertible {
    public var description: String {
        switch self {
        case .bool(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): "\"\(value)\""
        case .date(let value): "\(value)"
        case .data(let value): "\(value)"
        }
    }
}

extension SettingsPane: CustomStringConvertible {
    public var description: String { "\(rows)" }
}

extension SettingsRow: CustomStringConvertible {
    public var description: String {
        let parts: [(String, Any?)] = [
            ("key", key), ("default", standard), ("titles", titles), ("values", values), ("file", file),
        ]
        return parts.reduce("\(kind)") { text, part in part.1.map { "\(text), \(part.0) \($0)" } ?? text }
    }

    /// Returns a row in which anything can be missing.
    static func random(using random: inout some RandomNumberGenerator) -> SettingsRow {
        let values: [SettingsValue] = [.bool(true), .number(1), .string("1"), .string(""), .number(0)]
        func some<T>(_ all: [T], using random: inout some RandomNumberGenerator) -> [T]? {
            guard Int.random(in: 0..<6, using: &random) > 0 else { return nil }
            return (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in all.randomElement(using: &random) }
        }
        let files: [String?] = ["More", "Root", "more", "More.plist", "", nil]
        return SettingsRow(
            kind: Kind.allCases.randomElement(using: &random) ?? .title,
            key: ["k", "k", "k", "", nil].randomElement(using: &random) ?? nil,
            standard: ([nil] + values).randomElement(using: &random) ?? nil, title: "T", footer: nil,
            file: files.randomElement(using: &random) ?? nil, values: some(values, using: &random),
            titles: some(["A", "B", "C"], using: &random))
    }
}
#endif

#if canImport(Simulator)
/// The choices of the picture of the languages.
enum TableSlip: String, CaseIterable {
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
        case .title: files["Root.plist"] = Data(root.replacing("Text Size of", with: "Size of").utf8)
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

/// A file of a Settings bundle.
struct SettingsPane: Decodable {
    /// The file's name, without its ending. It isn't in the file.
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
    /// Returns the contents of a file of the bundle, such as "de.lproj/Root.strings".
    var read: (_ path: String) throws -> Data

    /// Returns the first pane, and all that rows open.
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
    /// The files of the Settings bundle in an app, `.main` in its own tests, or `nil` if it has none.
    init?(of app: Bundle) {
        guard let bundle = app.url(forResource: "Settings", withExtension: "bundle") else {
            return nil
        }
        self.init { try Data(contentsOf: bundle.appending(path: $0)) }
    }

    /// The files of this chapter's bundle.
    static var chapter: SettingsFiles { SettingsFiles { try resource("Settings.bundle/\($0)") } }

    /// Returns a line for each text that isn't translated into a language. The panes named in `others`,
    /// and those in folders of that name, don't count.
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

extension SettingsPane {
    /// The text that people read in the pane.
    var texts: [String] {
        let texts = rows.flatMap { row in
            [row.title, row.footer].compactMap { $0 } + (row.titles ?? []) + (row.shortTitles ?? [])
        }
        return texts.filter { !$0.isEmpty }
    }
}

/// The delegate of Trail's scenes. Its first screen opens Trail's page in Settings.
class SettingsSceneDelegate: TrailSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: SettingsTrailController(list: PagesController()))
    }

    override func makeScreen(for stage: Stage) -> UIViewController? {
        StatusBarStageController(stage)
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [
            LongLog(in: scene), StatusBarTreeOverlay(in: scene), BallOverlay(in: scene),
            TipsOverlay(in: scene, clock: clock), LoginOverlay(in: scene),
        ]
    }
}

/// The contents of a file that the chapter holds.
func resource(_ path: String) throws -> Data {
    try Data(contentsOf: Bundle.main.bundleURL.appendingPathComponent(path))
}
