// User defaults
//
// The Swift of a chapter of "The iOS Workbook": see user-defaults.html.
// Made from 10-user-defaults.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// What the first picture lets you choose.
enum ThemeRow: String, CaseIterable { case sepia = "Sepia", night = "Night", paper = "Paper" }

enum SizeRow: String, CaseIterable {
    case standard = "20 points", large = "28 points"

    var points: Double { self == .large ? 28 : 20 }
}

enum NumbersRow: String, CaseIterable { case on = "On", off = "Off" }

/// What one listing's app has stored, and what an app group of it has.
final class ListingStore: @unchecked Sendable {
    @TaskLocal static var current: ListingStore?

    let name = "workbook.reader.\(UUID().uuidString)"
    let groupName = "workbook.reader.group.\(UUID().uuidString)"
    let defaults: UserDefaults
    let group: UserDefaults

    init() throws {
        guard let own = UserDefaults(suiteName: name), let group = UserDefaults(suiteName: groupName)
        else { throw CocoaError(.featureUnsupported) }
        (defaults, self.group) = (own, group)
    }

    func remove() {
        defaults.removePersistentDomain(forName: name)
        group.removePersistentDomain(forName: groupName)
    }
}

/// Runs a listing on a fresh phone, with a store that is gone afterwards.
@MainActor
@discardableResult
func withReader<Result>(_ body: @MainActor () async throws -> Result) async throws -> Result {
    let store = try ListingStore()
    defer { store.remove() }
    return try await ListingStore.$current.withValue(store) { try await withDevice(.current, body) }
}

/// The defaults of the listing's app.
var defaults: UserDefaults { ListingStore.current!.defaults }

/// The defaults that the listing's app shares with its widget.
var groupDefaults: UserDefaults { ListingStore.current!.group }

/// The simulated phone's Settings app, on the page of the listing's app.
///
/// - Parameter rows: the rows of another page, in the older text form of property lists.
@MainActor
func settingsApp(rows: String? = nil) throws -> SettingsApp {
    let store = ListingStore.current!
    let names = ["Root.plist", "Sync.plist", "Widget.plist"]
    var files: [String: Data] = [:]
    for name in names { files[name] = try resource("Settings.bundle/\(name)") }
    if let rows { files = ["Root.plist": Data("{PreferenceSpecifiers = (\(rows));}".utf8)] }
    return SettingsApp(
        files: files, name: "Reader",
        store: SettingsStore(store.defaults, suiteName: store.name),
        appGroups: { _ in SettingsStore(store.group, suiteName: store.groupName) })
}

/// The name of their suite.
var suiteName: String { ListingStore.current!.name }

/// What is stored, and nothing that is registered.
@MainActor
var storedValues: [String: Any] {
    let store = ListingStore.current!
    return store.defaults.persistentDomain(forName: store.name) ?? [:]
}

/// Lets tasks on the main actor run until something is so, or for a while.
@MainActor
func until(_ condition: () -> Bool) async {
    var tries = 10_000
    while !condition(), tries > 0 {
        tries -= 1
        await Task.yield()
    }
}
#endif

/// The default values in a settings bundle, those of its child panes included.
struct BundleDefaults {
    /// By the app group that a pane stores in; nil is for the app's own defaults.
    private(set) var values: [String?: [String: Any]] = [:]
    private var panes: Set<String> = []

    /// - Parameter read: gives the contents of a file in the bundle.
    init(read: (_ file: String) throws -> Data) throws {
        try add(pane: "Root", from: read("Root.plist"), group: nil, read)
    }

    private mutating func add(
        pane: String, from data: Data, group: String?, _ read: (String) throws -> Data
    ) throws {
        panes.insert(pane)
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let root = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        let group = root["ApplicationGroupContainerIdentifier"] as? String ?? group
        for row in root["PreferenceSpecifiers"] as? [[String: Any]] ?? [] {
            if let key = row["Key"] as? String, let value = row["DefaultValue"],
                values[group]?[key] == nil
            {
                values[group, default: [:]][key] = value
            }
            if row["Type"] as? String == "PSChildPaneSpecifier",
                let child = row["File"] as? String, !panes.contains(child)
            {
                try? add(pane: child, from: read(child + ".plist"), group: group, read)
            }
        }
    }
}

extension BundleDefaults {
    /// Registers the defaults of the app's own Settings.bundle, if it has one.
    static func registerAll(in main: Bundle = .main) {
        guard let folder = main.url(forResource: "Settings", withExtension: "bundle")
        else { return }
        do {
            let bundle = try BundleDefaults { file in
                try Data(contentsOf: folder.appendingPathComponent(file))
            }
            for (group, values) in bundle.values {
                let store = group.map(UserDefaults.init(suiteName:)) ?? .standard
                store?.register(defaults: values)
            }
        } catch {
            assertionFailure("Settings.bundle cannot be read: \(error)")
        }
    }
}

#if canImport(Simulator)
/// As if the app had been launched with `-key value` for each of these.
@MainActor
func launchArguments(_ arguments: [String: String]) {
    defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    defaults.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
}

/// Places that are searched from the top down; the one that answers is accented.
func searchOrder(_ places: [(name: String, value: String?)], answering: Int?) -> Figure {
    let height: CGFloat = 48
    let width = Figure.Panel.maximumWidth
    let shapes = places.enumerated().flatMap { index, place -> [Figure.Shape] in
        let answers = index == answering
        let box = CGRect(x: 26, y: CGFloat(index) * height + 4, width: width - 28, height: height - 12)
        let style = Figure.Style(
            fill: answers ? .accentSoft : .paper, stroke: answers ? .accent : .faint,
            width: answers ? 2.5 : 1)
        let value = place.value.map { "\"\($0)\"" } ?? "nothing"
        return [
            .rectangle(box, corner: 8, style),
            .text(place.name, at: CGPoint(x: box.minX + 12, y: box.midY), .init(size: 13)),
            .text(
                value, at: CGPoint(x: box.maxX - 12, y: box.midY),
                .init(
                    place.value == nil ? .faint : .ink, size: 13, isBold: answers,
                    isMonospaced: place.value != nil, anchor: .end)),
        ]
    }
    let last = CGFloat(answering ?? places.count - 1)
    let end = CGPoint(x: 10, y: last * height + height / 2 - 2)
    let way: [Figure.Shape] = [
        .line(from: CGPoint(x: 10, y: 6), to: end, .stroke(answering == nil ? .warn : .accent, width: 2)),
        .circle(center: end, radius: 5, .fill(answering == nil ? .warn : .accent)),
    ]
    let words = places.enumerated().map { index, place in
        "\(place.name): \(place.value ?? "nothing")\(index == answering ? ", which answers" : "")"
    }
    return Figure(
        title: "Where a value is looked for",
        description: "Searched in this order: \(words.joined(separator: "; ")).",
        size: CGSize(width: width, height: CGFloat(places.count) * height), shapes: way + shapes)
}

/// The search for `font`, a key that only the walk uses.
@MainActor
func searchForFont(registered: Bool) -> Figure {
    let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    let places = [
        ("launch arguments", arguments["font"] as? String),
        ("stored by Settings and the app", storedValues["font"] as? String),
        ("registered at launch", registered ? "serif" : nil),
    ]
    return searchOrder(places, answering: places.firstIndex { $0.1 != nil })
}
#endif

/// A place where values are looked for.
struct Domain {
    var name: String
    var values: [String: String]
}

/// The name of the domain that answers for a key; the domains are searched from the first on.
func domain(answering key: String, in domains: [Domain]) -> String? {
    // Replace the next line.
    domains.last?.name
}

#if canImport(Simulator)
enum SearchedKey: String, CaseIterable { case theme, textSize, syncs, nickname }
#endif

/// A key of the user defaults, with the type of its value.
struct Setting<Value: SettingValue>: Sendable {
    let key: String
    /// The value when nothing is stored or registered, or something that is no `Value`.
    let fallback: Value

    init(_ key: String, fallback: Value) {
        self.key = key
        self.fallback = fallback
    }
}

/// What a setting can be.
protocol SettingValue: Equatable, Sendable {
    /// The value under a key; nil where there is none that could be read.
    static func read(_ key: String, from defaults: UserDefaults) -> Self?
    /// What is stored for it: a value that a property list can hold.
    var stored: any Sendable { get }
}

extension Double: SettingValue {
    static func read(_ key: String, from defaults: UserDefaults) -> Double? {
        let stored = defaults.object(forKey: key)
        let number = stored as? Double ?? (stored as? String).flatMap(Double.init)
        return number?.isNaN == true ? nil : number
    }

    var stored: any Sendable { self }
}

extension Int: SettingValue {
    static func read(_ key: String, from defaults: UserDefaults) -> Int? {
        switch defaults.object(forKey: key) {
        case let number as Int: number
        case let text as String: Int(text)
        default: nil
        }
    }

    var stored: any Sendable { self }
}

extension Bool: SettingValue {
    static func read(_ key: String, from defaults: UserDefaults) -> Bool? {
        switch defaults.object(forKey: key) {
        case let flag as Bool: flag
        case let number as Int: number != 0
        case let text as String:
            ["yes": true, "true": true, "1": true, "no": false, "false": false, "0": false][
                text.lowercased()]
        default: nil
        }
    }

    var stored: any Sendable { self }
}

extension String: SettingValue {
    static func read(_ key: String, from defaults: UserDefaults) -> String? {
        defaults.string(forKey: key)
    }

    var stored: any Sendable { self }
}

extension SettingValue where Self: RawRepresentable, RawValue: SettingValue {
    static func read(_ key: String, from defaults: UserDefaults) -> Self? {
        RawValue.read(key, from: defaults).flatMap(Self.init(rawValue:))
    }

    var stored: any Sendable { rawValue.stored }
}

/// The choices of the row *Theme*, as `Root.plist` has them.
enum Theme: String, CaseIterable, SettingValue { case paper, sepia, night }

/// Every key of the app, written once.
enum Keys {
    static let theme = Setting("theme", fallback: Theme.sepia)
    static let showsPageNumbers = Setting("showsPageNumbers", fallback: true)
    static let textSize = Setting("textSize", fallback: 20.0)
    static let syncs = Setting("syncs", fallback: true)
    static let keptDays = Setting("keptDays", fallback: 30)
    static let version = Setting("version", fallback: "-")
}

/// The app's settings, in a store.
struct Settings {
    static let didChange = Notification.Name("SettingsDidChange")

    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) {
        self.defaults = defaults
    }

    subscript<Value>(_ setting: Setting<Value>) -> Value {
        get { Value.read(setting.key, from: defaults) ?? setting.fallback }
        nonmutating set {
            defaults.set(newValue.stored, forKey: setting.key)
            NotificationCenter.default.post(name: Self.didChange, object: nil)
        }
    }
}

/// The text size that counts for a stored value, in points.
func textSize(from stored: Any?) -> Double {
    // Replace the next line.
    0
}

// Made by 'workbook settings generate' from Settings.bundle: change the bundle, not this file.

/// The preferences of Settings.bundle.
///
/// The Settings app stores what its user changes, and never a default. Making a value registers the
/// defaults of all panes, so make one at every launch, before anything else reads a preference.
nonisolated struct AppSettings: @unchecked Sendable {
    // Unchecked: any thread may use UserDefaults, which does not say so to the compiler.
    private let defaults: UserDefaults
    private let groupOrgExampleReader: UserDefaults

    /// Registers the bundle's defaults. A test passes a suite of its own.
    init(
        defaults: UserDefaults = .standard,
        groupOrgExampleReader: UserDefaults =
            UserDefaults(suiteName: "group.org.example.reader") ?? .standard
    ) {
        self.defaults = defaults
        defaults.register(defaults: Self.defaultValues)
        self.groupOrgExampleReader = groupOrgExampleReader
        groupOrgExampleReader.register(defaults: Self.groupOrgExampleReaderDefaultValues)
    }

    /// The keys of the preferences, for all that reads them by itself: `@AppStorage(AppSettings.Keys.name)`.
    nonisolated enum Keys {
        static let theme = "theme"
        static let showsPageNumbers = "showsPageNumbers"
        static let textSize = "textSize"
        static let version = "version"
        static let syncs = "syncs"
        static let keptDays = "keptDays"
        static let showsProgress = "showsProgress"
    }

    /// The defaults of the preferences, by their keys.
    static let defaultValues: [String: any Sendable] = [
        "theme": "sepia",
        "showsPageNumbers": true,
        "textSize": 20.0,
        "version": "-",
        "syncs": true,
        "keptDays": 30,
    ]

    /// The defaults of the preferences in the app group group.org.example.reader, by their keys.
    static let groupOrgExampleReaderDefaultValues: [String: any Sendable] = [
        "showsProgress": true,
    ]

    // MARK: Root.plist

    /// Theme
    var theme: Theme {
        get { defaults.string(forKey: "theme").flatMap(Theme.init(rawValue:)) ?? Theme.sepia }
        nonmutating set { set(newValue.rawValue, forKey: "theme", in: defaults) }
    }

    /// What `theme` can be.
    nonisolated enum Theme: String, CaseIterable, Sendable {
        /// Paper
        case paper = "paper"
        /// Sepia
        case sepia = "sepia"
        /// Night
        case night = "night"
    }
    /// Page Numbers
    var showsPageNumbers: Bool {
        get { Self.boolean(from: defaults.object(forKey: "showsPageNumbers")) ?? true }
        nonmutating set { set(newValue, forKey: "showsPageNumbers", in: defaults) }
    }

    /// From 17 to 29.
    var textSize: Double {
        get { Self.number(from: defaults.object(forKey: "textSize"), in: 17.0...29.0) ?? 20.0 }
        nonmutating set { set(newValue, forKey: "textSize", in: defaults) }
    }

    /// Version
    ///
    /// The Settings app shows it and cannot change it.
    var version: String {
        get { defaults.string(forKey: "version") ?? "-" }
        nonmutating set { set(newValue, forKey: "version", in: defaults) }
    }

    // MARK: Sync.plist

    /// Sync Books
    var syncs: Bool {
        get { Self.boolean(from: defaults.object(forKey: "syncs")) ?? true }
        nonmutating set { set(newValue, forKey: "syncs", in: defaults) }
    }

    /// Keep Finished Books
    var keptDays: KeptDays {
        get {
            Self.integer(from: defaults.object(forKey: "keptDays")).flatMap(KeptDays.init(rawValue:))
                ?? KeptDays.aMonth
        }
        nonmutating set { set(newValue.rawValue, forKey: "keptDays", in: defaults) }
    }

    /// What `keptDays` can be.
    nonisolated enum KeptDays: Int, CaseIterable, Sendable {
        /// A Week
        case aWeek = 7
        /// A Month
        case aMonth = 30
        /// A Year
        case aYear = 365
    }

    // MARK: Widget.plist

    /// Show Progress
    var showsProgress: Bool {
        get { Self.boolean(from: groupOrgExampleReader.object(forKey: "showsProgress")) ?? true }
        nonmutating set { set(newValue, forKey: "showsProgress", in: groupOrgExampleReader) }
    }

    // MARK: Reading

    /// The number that is stored, or that a text such as a launch argument spells, or nil.
    private static func number(
        from stored: Any?, in limits: ClosedRange<Double> = -.infinity ... .infinity
    ) -> Double? {
        let text = (stored as? String)?.trimmingCharacters(in: .whitespaces)
        let number = (stored as? NSNumber)?.doubleValue ?? text.flatMap(Double.init)
        guard let number, !number.isNaN else { return nil }
        return Swift.min(Swift.max(number, limits.lowerBound), limits.upperBound)
    }

    private static func integer(from stored: Any?) -> Int? {
        if let integer = stored as? Int ?? (stored as? String).flatMap(Int.init) { return integer }
        return Self.number(from: stored).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    private static func boolean(from stored: Any?) -> Bool? {
        switch (stored as? String)?.lowercased() {
        case "yes", "y", "true", "t": true
        case "no", "n", "false", "f": false
        default: Self.number(from: stored).map { $0 != 0 }
        }
    }

    // MARK: Storing

    /// Posted when a property is set or reset.
    static let didChangeNotification = Notification.Name("AppSettings.didChange")

    /// Removes what is stored under some keys, or under all of them: then the defaults count again.
    func reset(_ keys: String...) {
        for (defaults, stored) in suites {
            for key in stored where keys.isEmpty || keys.contains(key) {
                defaults.removeObject(forKey: key)
            }
        }
        NotificationCenter.default.post(name: Self.didChangeNotification, object: nil)
    }

    private func set(_ value: (any Sendable)?, forKey key: String, in defaults: UserDefaults) {
        defaults.set(value, forKey: key)
        NotificationCenter.default.post(name: Self.didChangeNotification, object: nil)
    }

    private var suites: [(defaults: UserDefaults, keys: [String])] {
        [(defaults, Self.storedKeys), (groupOrgExampleReader, Self.groupOrgExampleReaderStoredKeys)]
    }

    private static let storedKeys: [String] = [
        "theme",
        "showsPageNumbers",
        "textSize",
        "version",
        "syncs",
        "keptDays",
    ]

    private static let groupOrgExampleReaderStoredKeys: [String] = [
        "showsProgress",
    ]
}

extension Settings {
    /// Shows the app's version in Settings: "2.1 (47)".
    func writeVersion(from info: [String: Any]? = Bundle.main.infoDictionary) {
        guard let version = info?["CFBundleShortVersionString"] as? String,
            let build = info?["CFBundleVersion"] as? String
        else { return }
        let text = "\(version) (\(build))"
        if self[Keys.version] != text { self[Keys.version] = text }
    }
}

/// A stored value.
enum Stored: Equatable {
    case flag(Bool)
    case number(Double)
    case text(String)
}

/// What is to be stored after an update from version 1, for what was stored before.
func migrated(_ stored: [String: Stored]) -> [String: Stored] {
    // Replace the next line.
    [:]
}

#if canImport(Simulator)
/// What the picture of the two readers lets you choose.
enum Reading: String, CaseIterable { case once = "Reads once, at launch", again = "Reads again" }

enum Visit: String, CaseIterable { case before = "Before the visit", after = "After it" }

/// Reads its settings once.
final class CarelessController: UIViewController {
    let page = PageView()
    private let settings: Settings

    init(_ settings: Settings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init(_:)")
    }

    override func loadView() {
        view = page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        page.show(settings)
    }
}

extension ReaderController {
    /// Whether the page is as the settings want it.
    func shows(_ settings: Settings) -> Bool {
        page.theme == settings[Keys.theme] && page.textSize == settings[Keys.textSize]
            && page.showsNumber == settings[Keys.showsPageNumbers]
    }
}
#endif

extension Settings {
    /// Yields when a setting may be another: the app has set one, or comes back from elsewhere.
    @MainActor
    func changes() -> AsyncStream<Void> {
        let (changes, continuation) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let names = [Self.didChange, UIScene.willEnterForegroundNotification]
        nonisolated(unsafe) let tokens = names.map {
            NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { _ in
                continuation.yield()
            }
        }
        continuation.onTermination = { _ in
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
        return changes
    }
}

/// A page of a book, with a number.
final class PageView: UIView {
    private(set) var theme = Theme.sepia
    private(set) var textSize = 0.0
    private let text = UITextView()
    private let number = UILabel()

    init() {
        super.init(frame: .zero)
        text.isEditable = false
        text.backgroundColor = .clear
        text.contentInsetAdjustmentBehavior = .never
        text.textContainerInset = .zero
        text.textContainer.lineFragmentPadding = 0
        text.adjustsFontForContentSizeCategory = true
        text.text = """
            The lamp was lit when the boat came in, and nobody on the quay had heard it. Ann shut \
            the book, and listened. Then she counted the steps on the stairs: eleven, twelve, and \
            a long rest before the last.

            "You are late," she said to the door.
            """
        number.text = "12"
        number.textAlignment = .center
        number.adjustsFontForContentSizeCategory = true
        for view in [text, number] { addSubview(view) }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: Self, _) in
            page.setNeedsLayout()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init()")
    }

    var showsNumber: Bool { !number.isHidden }

    func show(_ settings: Settings) {
        theme = settings[Keys.theme]
        textSize = min(max(settings[Keys.textSize], 17), 29)
        let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: textSize))
        backgroundColor = theme.background
        (text.textColor, number.textColor) = (theme.ink, theme.ink)
        (text.font, number.font) = (font, font)
        number.isHidden = !settings[Keys.showsPageNumbers]
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let page = bounds.inset(by: safeAreaInsets).insetBy(dx: 24, dy: 24)
        let foot = number.isHidden ? 0 : number.sizeThatFits(page.size).height
        number.frame = CGRect(x: page.minX, y: page.maxY - foot, width: page.width, height: foot)
        text.frame = CGRect(
            x: page.minX, y: page.minY, width: page.width, height: max(0, page.height - foot))
    }
}

extension Theme {
    /// The colour behind the text.
    var background: UIColor {
        switch self {
        case .paper: .white
        case .sepia: UIColor(red: 0.97, green: 0.92, blue: 0.82, alpha: 1)
        case .night: UIColor(red: 0.09, green: 0.09, blue: 0.11, alpha: 1)
        }
    }

    var ink: UIColor {
        switch self {
        case .paper: .black
        case .sepia: UIColor(red: 0.29, green: 0.2, blue: 0.13, alpha: 1)
        case .night: UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
        }
    }
}

/// Shows a page of a book, as the settings want it.
final class ReaderController: UIViewController {
    let page = PageView()
    private let settings: Settings
    private var listening: Task<Void, Never>?

    init(_ settings: Settings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init(_:)")
    }

    override func loadView() {
        view = page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
        listening = Task { [weak self, changes = settings.changes()] in
            for await _ in changes { self?.show() }
        }
    }

    deinit {
        listening?.cancel()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        page.theme == .night ? .lightContent : .darkContent
    }

    func show() {
        page.show(settings)
        setNeedsStatusBarAppearanceUpdate()
    }
}

/// Puts the settings in order before anything reads them.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BundleDefaults.registerAll()
        return true
    }
}

final class ReaderSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let settings = Settings(.standard)
    private lazy var reader = ReaderController(settings)

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = reader
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        settings.writeVersion()
        reader.show()
    }
}

extension Settings {
    /// The value of a setting: what it is now, and from then on each that is another.
    @MainActor
    func values<Value>(of setting: Setting<Value>) -> AsyncStream<Value> {
        let (values, continuation) = AsyncStream.makeStream(of: Value.self)
        let first = self[setting]
        continuation.yield(first)
        let listening = Task { [changes = changes()] in
            var last = first
            for await _ in changes where self[setting] != last {
                last = self[setting]
                continuation.yield(last)
            }
        }
        continuation.onTermination = { _ in listening.cancel() }
        return values
    }
}

enum WidgetKeys {
    static let showsProgress = Setting("showsProgress", fallback: true)
}

/// The contents of a file that the chapter holds.
func resource(_ path: String) throws -> Data {
    try Data(contentsOf: Bundle.main.bundleURL.appendingPathComponent(path))
}
