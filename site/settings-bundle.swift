// The Settings Bundle
//
// The Swift of a chapter of "The iOS Workbook": see settings-bundle.html.
// Made from 09-settings-bundle.md, with the exercises left open.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

/// A value of a property list, as far as a settings pane uses them.
enum PlistValue: Equatable, Sendable {
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case list([PlistValue])
    case table([String: PlistValue])
    /// A date or data: not for settings.
    case other
}

extension PlistValue: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .real(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([PlistValue].self) {
            self = .list(value)
        } else if let value = try? container.decode([String: PlistValue].self) {
            self = .table(value)
        } else {
            self = .other
        }
    }
}

extension PlistValue {
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }

    var bool: Bool? {
        if case .bool(let bool) = self { bool } else { nil }
    }

    var list: [PlistValue]? {
        if case .list(let list) = self { list } else { nil }
    }

    /// The value as `UserDefaults` takes it.
    var object: Any {
        switch self {
        case .bool(let bool): bool
        case .integer(let number): number
        case .real(let number): number
        case .text(let text): text
        case .list(let list): list.map(\.object)
        case .table(let table): table.mapValues(\.object)
        case .other: ""
        }
    }

    /// What letters the value has, whatever its type: `true` is YES, as in a property-list editor.
    var spelling: String {
        switch self {
        case .bool(let bool): bool ? "YES" : "NO"
        case .integer(let number): "\(number)"
        case .real(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .text(let text): text
        case .list, .table, .other: ""
        }
    }
}

extension PlistValue: CustomStringConvertible {
    var description: String {
        switch self {
        case .bool, .integer, .real: spelling
        case .text(let text): "\"\(text)\""
        case .list(let list): "an array of \(list.count)"
        case .table: "a dictionary"
        case .other: "a date or data"
        }
    }

    /// The value with its type, for messages.
    var named: String {
        switch self {
        case .bool: "the Boolean \(self)"
        case .integer, .real: "the number \(self)"
        case .text: "the text \(self)"
        case .list, .table, .other: description
        }
    }
}

/// A row of a settings pane.
struct Specifier: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case group(footer: String?)
        case title(Setting, [Choice])
        case textField(Setting, isSecure: Bool)
        case toggle(Setting, on: PlistValue, off: PlistValue)
        case slider(Setting, ClosedRange<Double>)
        case multiValue(Setting, [Choice])
        case radioGroup(Setting, [Choice], footer: String?)
        case childPane(file: String)
    }

    var title: String?
    var kind: Kind
}

/// Something that the user can set, and its value until then.
struct Setting: Equatable, Sendable {
    var key: String
    var standard: PlistValue
}

/// A value and what people read for it.
struct Choice: Equatable, Sendable {
    var title: String
    var value: PlistValue
}

extension Specifier {
    /// A row that has no faults.
    init(_ row: [String: PlistValue]) {
        title = row["Title"]?.text
        let setting = Setting(key: row["Key"]?.text ?? "", standard: row["DefaultValue"] ?? .text(""))
        let choices = zip(row["Titles"]?.list ?? [], row["Values"]?.list ?? []).map { title, value in
            Choice(title: title.text ?? "", value: value)
        }
        let footer = row["FooterText"]?.text
        switch row["Type"]?.text {
        case "PSTitleValueSpecifier":
            kind = .title(setting, choices)
        case "PSTextFieldSpecifier":
            kind = .textField(setting, isSecure: row["IsSecure"]?.bool ?? false)
        case "PSToggleSwitchSpecifier":
            kind = .toggle(setting, on: row["TrueValue"] ?? .bool(true), off: row["FalseValue"] ?? .bool(false))
        case "PSSliderSpecifier":
            let least = row["MinimumValue"]?.number ?? 0
            kind = .slider(setting, least...max(least, row["MaximumValue"]?.number ?? 1))
        case "PSMultiValueSpecifier":
            kind = .multiValue(setting, choices)
        case "PSRadioGroupSpecifier":
            kind = .radioGroup(setting, choices, footer: footer)
        case "PSChildPaneSpecifier":
            kind = .childPane(file: row["File"]?.text ?? "")
        default:
            kind = .group(footer: footer)
        }
    }

    var setting: Setting? {
        switch kind {
        case .group, .childPane: nil
        case .title(let setting, _), .textField(let setting, _), .toggle(let setting, _, _), .slider(let setting, _),
            .multiValue(let setting, _), .radioGroup(let setting, _, _):
            setting
        }
    }
}

/// What the value of a key must be.
enum ValueKind: Equatable, Sendable {
    case text, bool, number, texts, values, any
    case oneOf([String])
}

/// A key of a row.
struct Field: Sendable {
    var key: String
    var kind: ValueKind
    var isRequired = false

    static func needed(_ key: String, _ kind: ValueKind) -> Field {
        Field(key: key, kind: kind, isRequired: true)
    }

    static func optional(_ key: String, _ kind: ValueKind) -> Field {
        Field(key: key, kind: kind)
    }
}

let schema: [String: [Field]] = [
    "PSGroupSpecifier": [.optional("Title", .text), .optional("FooterText", .text)],
    "PSTitleValueSpecifier": [
        .needed("Key", .text), .needed("DefaultValue", .any), .optional("Title", .text),
        .optional("Values", .values), .optional("Titles", .texts),
    ],
    "PSTextFieldSpecifier": [
        .needed("Key", .text), .optional("Title", .text), .optional("DefaultValue", .text),
        .optional("IsSecure", .bool),
        .optional(
            "KeyboardType",
            .oneOf(["Alphabet", "NumbersAndPunctuation", "NumberPad", "URL", "EmailAddress"])),
        .optional(
            "AutocapitalizationType", .oneOf(["None", "Sentences", "Words", "AllCharacters"])),
        .optional("AutocorrectionType", .oneOf(["Default", "No", "Yes"])),
    ],
    "PSToggleSwitchSpecifier": [
        .needed("Title", .text), .needed("Key", .text), .needed("DefaultValue", .any),
        .optional("TrueValue", .any), .optional("FalseValue", .any),
    ],
    "PSSliderSpecifier": [
        .needed("Key", .text), .needed("DefaultValue", .number), .needed("MinimumValue", .number),
        .needed("MaximumValue", .number), .optional("MinimumValueImage", .text),
        .optional("MaximumValueImage", .text),
    ],
    "PSMultiValueSpecifier": [
        .needed("Title", .text), .needed("Key", .text), .needed("DefaultValue", .any),
        .needed("Values", .values),
        .needed("Titles", .texts), .optional("ShortTitles", .texts),
        .optional("DisplaySortedByTitle", .bool),
    ],
    "PSRadioGroupSpecifier": [
        .needed("Key", .text), .needed("DefaultValue", .any), .needed("Values", .values),
        .needed("Titles", .texts),
        .optional("Title", .text), .optional("FooterText", .text),
        .optional("DisplaySortedByTitle", .bool),
    ],
    "PSChildPaneSpecifier": [.needed("Title", .text), .needed("File", .text)],
]

extension ValueKind {
    /// What is wrong with `value`, as the end of a sentence; nil when nothing is.
    func fault(of value: PlistValue) -> String? {
        switch self {
        case .text: value.text == nil ? "must be a text, not \(value.named)" : nil
        case .bool: value.bool == nil ? "must be a Boolean, not \(value.named)" : nil
        case .number: value.number == nil ? "must be a number, not \(value.named)" : nil
        case .values: value.list == nil ? "must be an array, not \(value.named)" : nil
        case .texts: value.list?.allSatisfy { $0.text != nil } == true ? nil : "must be an array of texts"
        case .any: nil
        case .oneOf(let names):
            value.text.map(names.contains) == true
                ? nil : "is \(value), which is none of \(names.joined(separator: ", "))"
        }
    }
}

/// Everything that is wrong with one row.
func faults(in row: [String: PlistValue]) -> [String] {
    guard let type = row["Type"]?.text else { return ["there is no Type"] }
    guard let fields = schema[type] else {
        let known = schema.keys.sorted().joined(separator: ", ")
        return ["there is no Type \(type); there are \(known)"]
    }
    var faults: [String] = []
    for field in fields {
        if let value = row[field.key] {
            if let fault = field.kind.fault(of: value) { faults.append("\(field.key) \(fault)") }
        } else if field.isRequired {
            faults.append("\(type) needs \(field.key)")
        }
    }
    let known = fields.map(\.key) + ["Type", "SupportedUserInterfaceIdioms"]
    for key in row.keys.sorted() where !known.contains(key) {
        let meant = known.first { $0.lowercased() == key.lowercased() }
        faults.append("\(type) has no \(key)" + (meant.map { "; it is written \($0)" } ?? ""))
    }
    let standard = row["DefaultValue"]
    if let titles = row["Titles"]?.list, let values = row["Values"]?.list {
        if titles.count != values.count {
            faults.append("there are \(titles.count) Titles for \(values.count) Values")
        }
        if let standard, !values.contains(standard), type != "PSTitleValueSpecifier" {
            let alike = values.first { $0.spelling.lowercased() == standard.spelling.lowercased() }
            faults.append(
                "DefaultValue is \(standard.named), which is none of the Values"
                    + (alike.map { "; they have \($0.named)" } ?? ""))
        }
    }
    if type == "PSToggleSwitchSpecifier", let standard {
        let on = row["TrueValue"] ?? .bool(true)
        let off = row["FalseValue"] ?? .bool(false)
        if standard != on && standard != off {
            faults.append("DefaultValue is \(standard.named), neither \(on.named) nor \(off.named)")
        }
    }
    if let least = row["MinimumValue"]?.number, let most = row["MaximumValue"]?.number,
        let number = standard?.number
    {
        if least >= most { faults.append("MinimumValue \(least) is not below MaximumValue \(most)") }
        if number < least || number > most {
            faults.append("DefaultValue \(number) lies outside \(least) to \(most)")
        }
    }
    if let file = row["File"]?.text, file.hasSuffix(".plist") || file.contains("/") {
        faults.append("File is the bare name of a pane, without path or .plist, not \"\(file)\"")
    }
    return faults
}

/// One page of settings.
struct Pane: Sendable {
    var name: String
    var rows: [Specifier]
}

/// The panes of a `Settings.bundle` that can be reached from `Root`, without the rows that have
/// faults, and all faults that were found.
struct BundledSettings: Sendable {
    private(set) var panes: [Pane] = []
    private(set) var problems: [String] = []

    /// Reads `Root.plist` and every pane that can be reached from it; `read` gives a file's
    /// contents, or throws.
    init(read: (_ file: String) throws -> Data) throws {
        try add("Root", from: read("Root.plist"), read)
    }

    private mutating func add(
        _ name: String, from data: Data, _ read: (String) throws -> Data
    ) throws {
        struct File: Decodable {
            var PreferenceSpecifiers: [[String: PlistValue]]
        }
        let file = try PropertyListDecoder().decode(File.self, from: data)
        let position = panes.count
        panes.append(Pane(name: name, rows: []))
        for (item, row) in file.PreferenceSpecifiers.enumerated() {
            let faults = faults(in: row)
            problems += faults.map { "\(name).plist, item \(item): \($0)" }
            guard faults.isEmpty else { continue }
            let specifier = Specifier(row)
            panes[position].rows.append(specifier)
            guard case .childPane(let child) = specifier.kind else { continue }
            if panes.contains(where: { $0.name == child }) { continue }
            guard let contents = try? read("\(child).plist") else {
                problems.append("\(name).plist, item \(item): there is no \(child).plist")
                continue
            }
            try add(child, from: contents, read)
        }
    }

    /// The settings of all panes.
    var settings: [Setting] {
        panes.flatMap { $0.rows.compactMap(\.setting) }
    }
}

extension BundledSettings {
    /// What this chapter's bundle holds.
    static func chapter() throws -> BundledSettings {
        try BundledSettings { try resource("Settings.bundle/\($0)") }
    }
}

#if canImport(Simulator)
/// The Settings app on the page of this chapter's app.
func settingsApp(suite: String) throws -> SettingsApp {
    let names = ["Root.plist", "More.plist"]
    let files = try names.map { name in (name, try resource("Settings.bundle/\(name)")) }
    return SettingsApp(
        files: Dictionary(uniqueKeysWithValues: files), name: "AppSettings",
        store: SettingsStore(suiteName: suite))
}
#endif

#if canImport(Simulator)
/// What the pictures of this chapter let you choose: an item of a pane, counted from 0 as in Xcode.
enum RootItem: Int, CaseIterable, CustomStringConvertible {
    case group, username, password, protocolName, warpDrive, warpGroup, warpFactor, lastGroup, more

    var description: String { String(rawValue) }
}

enum MoreItem: Int, CaseIterable, CustomStringConvertible {
    case servers, incoming, outgoing, address, signature, mail, sorting, lastGroup, version

    var description: String { String(rawValue) }
}

#if canImport(Simulator)
enum Look: String, CaseIterable {
    case light = "Light", dark = "Dark"

    var appearance: Figure.Appearance { self == .light ? .light : .dark }

    /// What a colour of the system is in this look, as red, green and blue from 0 to 255.
    func bytes(of color: UIColor) -> String {
        let traits = UITraitCollection(userInterfaceStyle: self == .light ? .light : .dark)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ", ")
    }
}

enum Idiom: String, CaseIterable {
    case phone = "iPhone", pad = "iPad"

    var device: Device { self == .phone ? .iPhone17 : .iPad10 }
}
#endif
#endif

extension BundledSettings {
    /// Every key with its value until the user sets another.
    var defaults: [String: Any] {
        Dictionary(
            settings.map { ($0.key, $0.standard.object) }, uniquingKeysWith: { first, _ in first })
    }
}

enum MailProtocol: String, CaseIterable {
    case http, smtp, nntp, imap, pop3
}

/// The app's settings as the rest of the app sees them.
struct AppSettings {
    let store: UserDefaults

    var username: String {
        get { store.string(forKey: "username") ?? "" }
        nonmutating set { store.set(newValue, forKey: "username") }
    }

    /// A value that no case has, left by another version of the app, counts as the bundle's
    /// default.
    var transfer: MailProtocol {
        get { store.string(forKey: "protocol").flatMap(MailProtocol.init) ?? .smtp }
        nonmutating set { store.set(newValue.rawValue, forKey: "protocol") }
    }

    var isWarpOn: Bool {
        get { store.bool(forKey: "warp") }
        nonmutating set { store.set(newValue, forKey: "warp") }
    }

    var warpFactor: Double {
        get { store.double(forKey: "warpFactor") }
        nonmutating set { store.set(newValue, forKey: "warpFactor") }
    }
}

extension BundledSettings {
    /// The setting with a key that you know to be in the bundle; stops the program when it is not.
    subscript(key: String) -> Setting {
        guard let setting = settings.first(where: { $0.key == key }) else {
            let keys = settings.map(\.key).joined(separator: ", ")
            preconditionFailure("no setting has the key \(key); there are \(keys)")
        }
        return setting
    }
}

/// What a multi-value row shows when `stored` is in the store, nil standing for nothing.
func shownTitle(of choices: [Choice], standard: PlistValue, stored: PlistValue?) -> String {
    // Write your code here.
    "?"
}

extension BundledSettings {
    /// The keys of settings that disagree about their default.
    var conflictingKeys: [String] {
        // Write your code here.
        ["not written yet"]
    }
}

/// The contents of a file that the chapter holds.
func resource(_ path: String) throws -> Data {
    try Data(contentsOf: Bundle.main.bundleURL.appendingPathComponent(path))
}
