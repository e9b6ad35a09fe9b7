// User defaults
//
// The Swift of a chapter of "The iOS Workbook": see user-defaults.html.
// Made from 12-user-defaults.md, with the exercises left open.
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
// It needs the Swift of the chapter "A page in Settings": settings-bundle.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// The switch and the units in the first picture.
enum BallSwitch: String, CaseIterable { case on = "Ball on", off = "Ball off" }

enum UnitsRow: String, CaseIterable { case miles = "Miles", kilometers = "Kilometers" }

/// The stored values of one listing's app, and those of its app group.
final class ListingStore: @unchecked Sendable {
    @TaskLocal static var current: ListingStore?

    let name = "workbook.trail.\(UUID().uuidString)"
    let groupName = "workbook.trail.group.\(UUID().uuidString)"
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

/// Runs a listing on a new phone, with a store that is removed afterwards.
@MainActor
@discardableResult
func withStore<Result>(_ body: @MainActor () async throws -> Result) async throws -> Result {
    let store = try ListingStore()
    defer { store.remove() }
    return try await ListingStore.$current.withValue(store) { try await withDevice(.current, body) }
}

/// The store of the listing.
var listingStore: ListingStore {
    guard let store = ListingStore.current else { preconditionFailure("not in withStore") }
    return store
}

/// The defaults of the listing's app.
var defaults: UserDefaults { listingStore.defaults }

/// The defaults that the listing's app shares with its widget.
var groupDefaults: UserDefaults { listingStore.group }

/// The values that are stored, without those that are registered.
@MainActor
var storedValues: [String: Any] {
    listingStore.defaults.persistentDomain(forName: listingStore.name) ?? [:]
}

/// Returns the simulated phone's Settings app, on Trail's page.
///
/// - Parameter pane: Another page, in the short form of property lists.
@MainActor
func trailPage(_ pane: String? = nil) throws -> SettingsApp {
    let store = listingStore
    let files = try pane.map { ["Root.plist": Data($0.utf8)] } ?? bundleFiles()
    return SettingsApp(
        files: files, name: "Trail", store: SettingsStore(store.defaults, suiteName: store.name),
        appGroups: { _ in SettingsStore(store.group, suiteName: store.groupName) })
}

@MainActor
func trailPage(rows: String) throws -> SettingsApp { try trailPage("{PreferenceSpecifiers = (\(rows));}") }

/// Turns the ball on or off in Settings.
@MainActor
func turnBall(on isOn: Bool) throws {
    var page = try trailPage()
    try page.open("Debugging")
    try page.turn("ball", on: isOn)
}

/// Returns a closure that makes delegates with the listing's store and one log, whose clock a picture or a test controls.
@MainActor
func settledDelegates() -> @MainActor () -> SettledSceneDelegate {
    let (store, log) = (defaults, Log(clock: PhoneClock.phone))
    return {
        let delegate = SettledSceneDelegate()
        delegate.settings = AppSettings(defaults: store)
        delegate.log = log
        return delegate
    }
}

/// Launches Trail with the listing's store.
@MainActor
@discardableResult
func launchSettledTrail() -> SettledSceneDelegate { launchTrail(settledDelegates()) }

extension SettledSceneDelegate {
    /// Returns the first screen of a class.
    func screen<Screen: UIViewController>(_: Screen.Type) -> Screen? {
        screens.lazy.compactMap { $0 as? Screen }.first
    }

    /// The length of the first stage, as the list shows it.
    var firstLength: String {
        let stages = screen(StagesController.self)
        stages?.tableView.layoutIfNeeded()
        let cell = stages?.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        let content = cell?.contentConfiguration as? UIListContentConfiguration
        return content?.secondaryText ?? "not in the list"
    }

    /// Opens a stage in Trail, and returns its screen.
    @discardableResult
    func openStage(_ number: Int) -> StageController? {
        let stack = window?.rootViewController as? UINavigationController
        guard let screen = makeScreen(for: Stage.all[number - 1]) else { return nil }
        stack?.pushViewController(screen, animated: false)
        window?.layoutIfNeeded()
        return screen as? StageController
    }
}

/// Lets tasks on the main actor run until a condition is true, or for a while.
@MainActor
func until(_ condition: () -> Bool) async {
    var tries = 10_000
    while !condition(), tries > 0 {
        tries -= 1
        await Task.yield()
    }
}
#endif

// Made by 'workbook settings generate' from Settings.bundle: change the bundle, not this file.

/// The preferences of Settings.bundle.
///
/// The Settings app stores the values that its user changes, and never a default. Making a value
/// registers the defaults of all panes, so make one at every launch, before anything else reads a
/// preference.
nonisolated struct AppSettings: @unchecked Sendable {
    // Unchecked: any thread may use UserDefaults, which does not say so to the compiler.
    private let defaults: UserDefaults

    /// Registers the bundle's defaults. A test passes a suite of its own.
    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        defaults.register(defaults: Self.defaultValues)
    }

    /// The keys of the preferences, for code that reads one directly:
    /// `@AppStorage(AppSettings.Keys.name)`.
    nonisolated enum Keys {
        static let units = "units"
        static let textSize = "text_size"
        static let version = "version"
        static let ball = "ball"
        static let logLevel = "log_level"
        static let server = "server"
    }

    /// The defaults of the preferences, by their keys.
    static let defaultValues: [String: any Sendable] = [
        "units": "kilometers",
        "text_size": 17.0,
        "version": "1.0",
        "ball": false,
        "log_level": "info",
        "server": "https://trail.example",
    ]

    // MARK: Root.plist

    /// Units
    ///
    /// The lengths in the list of stages.
    var units: Units {
        get { defaults.string(forKey: "units").flatMap(Units.init(rawValue:)) ?? Units.kilometers }
        nonmutating set { set(newValue.rawValue, forKey: "units", in: defaults) }
    }

    /// The values of `units`.
    nonisolated enum Units: String, CaseIterable, Sendable {
        /// Kilometers
        case kilometers = "kilometers"
        /// Miles
        case miles = "miles"
    }

    /// From 13 to 29.
    var textSize: Double {
        get { Self.number(from: defaults.object(forKey: "text_size"), in: 13.0...29.0) ?? 17.0 }
        nonmutating set { set(newValue, in: 13.0...29.0, forKey: "text_size", of: defaults) }
    }

    /// Version
    ///
    /// The Settings app shows it and cannot change it.
    var version: String {
        get { defaults.string(forKey: "version") ?? "1.0" }
        nonmutating set { set(newValue, forKey: "version", in: defaults) }
    }

    // MARK: Debugging.plist

    /// Floating Ball
    ///
    /// Drag the ball anywhere. A tap opens the log.
    var ball: Bool {
        get { Self.boolean(from: defaults.object(forKey: "ball")) ?? false }
        nonmutating set { set(newValue, forKey: "ball", in: defaults) }
    }

    /// In the Log
    var logLevel: LogLevel {
        get {
            defaults.string(forKey: "log_level").flatMap(LogLevel.init(rawValue:)) ?? LogLevel.info
        }
        nonmutating set { set(newValue.rawValue, forKey: "log_level", in: defaults) }
    }

    /// The values of `logLevel`.
    nonisolated enum LogLevel: String, CaseIterable, Sendable {
        /// Everything
        case debug = "debug"
        /// Events
        case info = "info"
        /// Errors
        case error = "error"
    }

    /// Server
    var server: String {
        get { defaults.string(forKey: "server") ?? "https://trail.example" }
        nonmutating set { set(newValue, forKey: "server", in: defaults) }
    }

    // MARK: Reading

    /// Returns the stored number, or the number in a text such as a launch argument, or nil if it is
    /// not finite.
    private static func number(
        from stored: Any?, in limits: ClosedRange<Double> = -.infinity ... .infinity
    ) -> Double? {
        let text = (stored as? String)?.trimmingCharacters(in: .whitespaces)
        let number = (stored as? NSNumber)?.doubleValue ?? text.flatMap(Double.init)
        guard let number, number.isFinite else { return nil }
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

    /// Removes the stored values of some keys, or of all keys, so that the defaults apply again.
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

    /// Stores a number within the limits, or removes the stored value if it is nil. Does nothing if it
    /// is not finite.
    private func set(
        _ number: Double?, in limits: ClosedRange<Double>, forKey key: String, of defaults: UserDefaults
    ) {
        guard number?.isFinite != false else { return }
        set(Self.number(from: number, in: limits), forKey: key, in: defaults)
    }

    private var suites: [(defaults: UserDefaults, keys: [String])] { [(defaults, Self.storedKeys)] }

    private static let storedKeys: [String] = [
        "units",
        "text_size",
        "version",
        "ball",
        "log_level",
        "server",
    ]
}

// MARK: Changes

nonisolated extension AppSettings {
    /// The value of a property now, and each other value that it gets, until the loop ends:
    /// `for await name in settings.changes(of: \.name) { … }`.
    ///
    /// If values follow each other faster than they're read, the stream keeps the last one.
    func changes<Value: Equatable & Sendable>(
        of property: KeyPath<Self, Value> & Sendable
    ) -> AsyncStream<Value> {
        let (values, continuation) = AsyncStream.makeStream(
            of: Value.self, bufferingPolicy: .bufferingNewest(1))
        let changes = changes()
        let task = Task {
            var last: Value?
            for await _ in changes {
                let value = self[keyPath: property]
                if value != last { continuation.yield(value) }
                last = value
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return values
    }

    /// Yields now, and each time a preference may have changed.
    ///
    /// On Apple's systems, changes in the Settings app arrive at once, or when the app runs again.
    func changes() -> AsyncStream<Void> {
        let (changes, continuation) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let observer = Observer(suites) { continuation.yield() }
        continuation.onTermination = { _ in observer.stop() }
        continuation.yield()
        return changes
    }

    /// Observes the changes that this type makes, others in this process, and, by key-value
    /// observing, those of other processes. Key-value observing can't observe a key with a full
    /// stop.
    private nonisolated final class Observer: NSObject, @unchecked Sendable {
        // Unchecked: nothing of it changes after it was made.
        private let suites: [(defaults: UserDefaults, keys: [String])]
        private let didChange: @Sendable () -> Void
        private let tokens: [any NSObjectProtocol]

        init(
            _ suites: [(defaults: UserDefaults, keys: [String])],
            _ didChange: @escaping @Sendable () -> Void
        ) {
            self.suites = suites.map {
                ($0, $1.filter { !$0.isEmpty && !$0.contains(".") && !$0.hasPrefix("@") })
            }
            self.didChange = didChange
            tokens = [AppSettings.didChangeNotification, UserDefaults.didChangeNotification].map {
                name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    _ in didChange()
                }
            }
            super.init()
            #if canImport(ObjectiveC)
                for (defaults, keys) in self.suites {
                    for key in keys {
                        defaults.addObserver(self, forKeyPath: key, options: [], context: nil)
                    }
                }
            #endif
        }

        func stop() {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
            #if canImport(ObjectiveC)
                for (defaults, keys) in suites {
                    for key in keys { defaults.removeObserver(self, forKeyPath: key) }
                }
            #endif
        }

        #if canImport(ObjectiveC)
            override func observeValue(
                forKeyPath _: String?, of _: Any?, change _: [NSKeyValueChangeKey: Any]?,
                context _: UnsafeMutableRawPointer?
            ) {
                didChange()
            }
        #endif
    }
}

/// The delegate of Trail's scenes: the whole app, as its page in Settings says.
class SettledSceneDelegate: TrailSceneDelegate {
    lazy var settings = AppSettings()

    func applySettings() {
        for case let screen as SettledScreen in screens { screen.apply(settings) }
        overlay(LeveledLog.self)?.level = settings.logLevel.level
        showBall(settings.ball)
    }

    private func showBall(_ isOn: Bool) {
        let ball = overlay(BallOverlay.self)
        if isOn, ball == nil, let scene = window?.windowScene { add(BallOverlay(in: scene)) }
        if !isOn, let ball { remove(ball) }
    }
    private var following: Task<Void, Never>?

    override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        super.scene(scene, willConnectTo: session, options: connectionOptions)
        applySettings()
        following = Task { [weak self, changes = settings.changes()] in
            for await _ in changes { self?.applySettings() }
        }
    }

    override func sceneWillEnterForeground(_ scene: UIScene) {
        settings.storeVersion()
        applySettings()
        super.sceneWillEnterForeground(scene)
    }

    override func sceneDidDisconnect(_ scene: UIScene) {
        following?.cancel()
        super.sceneDidDisconnect(scene)
    }
    lazy var log = Log.shared

    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: SettledTrailController(list: makePages()))
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [
            LeveledLog(in: scene, log: log), StatusBarTreeOverlay(in: scene),
            TipsOverlay(in: scene, clock: clock), LoginOverlay(in: scene),
        ]
    }

    override func makeScreen(for stage: Stage) -> UIViewController? {
        let screen = StatusBarStageController(stage)
        screen.loadViewIfNeeded()
        screen.apply(settings)
        return screen
    }

    /// The controllers in the window, with their children and those that are presented over the root.
    var screens: [UIViewController] {
        func all(_ controller: UIViewController) -> [UIViewController] {
            [controller] + controller.children.flatMap(all)
        }
        guard let root = window?.rootViewController else { return [] }
        return ([root] + root.presentationChain).flatMap(all)
    }

    func makePages() -> PagesController {
        PagesController(PagesController.ofTrail(notes: SettledNotesController()))
    }
}

/// A screen that depends on the settings.
protocol SettledScreen: UIViewController {
    func apply(_ settings: AppSettings)
}

extension StagesController: SettledScreen {
    func apply(_ settings: AppSettings) {
        let chosen = settings.units.length
        if units != chosen { units = chosen }
    }
}

extension AppSettings.Units {
    var length: UnitLength {
        switch self {
        case .kilometers: .kilometers
        case .miles: .miles
        }
    }
}

extension AppSettings.LogLevel {
    var level: TrailEvent.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        }
    }
}

extension AppSettings {
    /// The font of a note. It grows with the size that the user has chosen for the text of all apps.
    @MainActor
    var noteFont: UIFont {
        UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: textSize))
    }
}

extension StageController: SettledScreen {
    func apply(_ settings: AppSettings) {
        let chosen = settings.units.length
        if units != chosen { units = chosen }
        if note.font != settings.noteFont { note.font = settings.noteFont }
    }
}

/// The page of notes, with notes in the size of the settings.
class SettledNotesController: NotesPageController, SettledScreen {
    private var font: UIFont?

    override func show(_ note: String) {
        super.show(note)
        if let font { noteView?.font = font }
    }

    func apply(_ settings: AppSettings) {
        font = settings.noteFont
        if noteView?.font != font { noteView?.font = font }
    }
}

/// A log that leaves out the events below a level.
class LeveledLog: LongLog {
    var level = TrailEvent.Level.info

    override func appDidReport(_ event: TrailEvent) {
        if event.level.rawValue >= level.rawValue { super.appDidReport(event) }
    }
}

#if canImport(Simulator)
/// The moments in the picture of the two scenes.
enum SwitchMoment: String, CaseIterable {
    case held = "On, and a ball is dragged", gone = "Off, under the finger"
}
#endif

/// The default values in a settings bundle, those of its child panes included.
struct BundleDefaults {
    /// The values by the app group that a pane stores in. The app's own defaults have the key `nil`.
    private(set) var values: [String?: [String: Any]] = [:]
    private var panes: Set<String> = []

    /// - Parameter read: Returns the contents of a file in the bundle.
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
            // Panes can open each other. A missing pane doesn't keep the others from being read.
            if row["Type"] as? String == "PSChildPaneSpecifier",
                let child = row["File"] as? String, !panes.contains(child)
            {
                try? add(pane: child, from: read(child + ".plist"), group: group, read)
            }
        }
    }

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
/// Sets the arguments of the launch, as if the app had been launched with `-key value` for each of them.
@MainActor
func launchArguments(_ arguments: [String: String]) {
    defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    defaults.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
}

/// Draws places that are searched from the top down. The one that answers is accented.
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
        title: "Where a value is looked up",
        description: "Searched in this order: \(words.joined(separator: "; ")).",
        size: CGSize(width: width, height: CGFloat(places.count) * height), shapes: way + shapes)
}

/// Draws the search for `map_style`, a key that only the walk uses.
@MainActor
func searchForStyle(registered: Bool) -> Figure {
    let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    let places = [
        ("launch arguments", arguments["map_style"] as? String),
        ("stored by Settings and the app", storedValues["map_style"] as? String),
        ("registered at launch", registered ? "paper" : nil),
    ]
    return searchOrder(places, answering: places.firstIndex { $0.1 != nil })
}
#endif

extension URL {
    /// Creates the address of a server, or returns `nil` if a user's text isn't one.
    init?(server text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard let url = URL(string: text), url.scheme == "https", url.host()?.isEmpty == false
        else { return nil }
        self = url
    }
}

/// Trail's first screen, with the name of the map's server on the map.
class SettledTrailController: SettingsTrailController, SettledScreen {
    private(set) var server: URL?
    private var typedServer: String?
    private let source = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        source.font = .preferredFont(forTextStyle: .body)
        source.adjustsFontForContentSizeCategory = true
        source.numberOfLines = 0
        source.textColor = .secondaryLabel
        view.insertSubview(source, aboveSubview: map)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = map.frame.inset(by: view.safeAreaInsets.onSides).insetBy(dx: 12, dy: 8)
        let size = source.sizeThatFits(area.size)
        source.frame = CGRect(
            x: area.minX, y: area.maxY - size.height, width: min(size.width, area.width),
            height: size.height)
    }

    func apply(_ settings: AppSettings) {
        guard settings.server != typedServer else { return }
        typedServer = settings.server
        server = URL(server: settings.server)
        if server == nil {
            let text = "The map's server isn't an address: \(settings.server)"
            trailDelegate?.report(TrailEvent(text: text, level: .error))
            let standard = AppSettings.defaultValues[AppSettings.Keys.server] as? String
            server = standard.flatMap { URL(server: $0) }
        }
        source.text = server?.host().map { "Map: \($0)" }
        view.setNeedsLayout()
    }
}

extension UIEdgeInsets {
    /// The insets without those at the top and the bottom.
    fileprivate var onSides: UIEdgeInsets { UIEdgeInsets(top: 0, left: left, bottom: 0, right: right) }
}

/// Returns the text size that counts for a stored value, in points.
func textSize(from stored: Any?) -> Double {
    // Replace the next line.
    0
}

#if canImport(Simulator)
/// A stored value of any type.
enum LooseValue: CustomStringConvertible {
    case nothing, integer(Int), double(Double), text(String), list

    var any: Any? {
        switch self {
        case .nothing: nil
        case .integer(let number): number
        case .double(let number): number
        case .text(let text): text
        case .list: [24.0]
        }
    }

    var description: String {
        switch self {
        case .nothing: "nil"
        case .integer(let number): "\(number) (an Int)"
        case .double(let number): "\(number) (a Double)"
        case .text(let text): "\"\(text)\""
        case .list: "[24.0]"
        }
    }

    static func random(using random: inout some RandomNumberGenerator) -> LooseValue {
        let number = Double(Int.random(in: -20...400, using: &random)) / 10
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .integer(Int.random(in: -5...40, using: &random))
        case 1, 2: return .double(number)
        case 3, 4: return .text("\(number)")
        case 5: return .text("\(Int.random(in: -5...40, using: &random))")
        case 6:
            let words = ["", "nan", "NaN", "inf", "-inf", "large", "24 pt", "12,5", "-0", "1e1", "2e1"]
            return .text(words.randomElement(using: &random) ?? "")
        default:
            let values: [LooseValue] = [
                .nothing, .list, .double(.nan), .double(.infinity), .double(-.infinity), .double(13),
                .double(29), .double(12.9), .double(29.1),
            ]
            return values.randomElement(using: &random) ?? .nothing
        }
    }
}
#endif

/// Returns the step that's nearest to the stored value of a slider, counted from 0.
///
/// - Parameters:
///   - value: The stored value.
///   - range: The slider's ends.
///   - count: The number of steps, at least 1.
func sliderStep(nearestTo value: Double, in range: ClosedRange<Double>, count: Int) -> Int? {
    // Replace the next line.
    -1
}

#if canImport(Simulator)
/// Sliders with their stored values, and the steps that a function returns for them.
final class SliderStepsView: UIView {
    init(_ frame: CGRect, _ values: [Double]) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        for (index, value) in values.enumerated() {
            let y = 130 + CGFloat(index) * 86
            let step = sliderStep(nearestTo: value, in: 13...29, count: 5)
            let label = UILabel(frame: CGRect(x: 40, y: y - 50, width: 320, height: 26))
            label.text = "\(value): \(step.map { "step \($0)" } ?? "no step")"
            label.font = .systemFont(ofSize: 19)
            addSubview(label)
            add(CGRect(x: 40, y: y - 2, width: 320, height: 4), .systemGray3)
            for dot in 0..<5 {
                let radius: CGFloat = dot == step ? 12 : 5
                let x = 40 + CGFloat(dot) * 80
                add(
                    CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
                    dot == step ? .systemIndigo : .systemGray)
            }
            add(CGRect(x: 38 + CGFloat(value - 13) * 20, y: y - 18, width: 4, height: 36), .systemOrange)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ frame: CGRect, _ color: UIColor) {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        view.layer.cornerRadius = min(frame.width, frame.height) / 2
        addSubview(view)
    }
}

/// Returns a value, the ends of a slider, and a number of steps. All computations with them are exact.
func sliderInput(
    using random: inout some RandomNumberGenerator
) -> (Double, ClosedRange<Double>, Int) {
    let lower = Double(Int.random(in: -40...40, using: &random)) / 2
    let distances: [Double] = [0.25, 0.5, 1, 2, 4]
    let distance = distances.randomElement(using: &random) ?? 1
    let count = 1 + ([0, 1, 2, 4, 8].randomElement(using: &random) ?? 0)
    let isFlat = Int.random(in: 0..<12, using: &random) == 0
    let upper = isFlat ? lower : lower + distance * Double(max(count - 1, 1))
    let eighths = Double(Int.random(in: -20...90, using: &random))
    let values: [Double] = [.nan, .infinity, -.infinity, lower, upper]
    let isSpecial = Int.random(in: 0..<5, using: &random) == 0
    let value = isSpecial ? values.randomElement(using: &random) ?? 0 : lower + distance * eighths / 8
    return (value, lower...upper, count)
}
#endif

extension AppSettings {
    /// Stores the app's version, such as "2.1 (47)", for its row in Settings.
    func storeVersion(from info: [String: Any]? = Bundle.main.infoDictionary) {
        guard let short = info?["CFBundleShortVersionString"] as? String,
            let build = info?["CFBundleVersion"] as? String
        else { return }
        let text = "\(short) (\(build))"
        if version != text { version = text }
    }
}

/// A stored value.
enum Stored: Equatable {
    case flag(Bool)
    case number(Double)
    case text(String)
}

/// Returns the values to store after an update from version 1.
func migrated(_ stored: [String: Stored]) -> [String: Stored] {
    // Replace the next line.
    [:]
}

#if canImport(Simulator)
/// Returns stored values of version 1 and of version 2, some of which no version has stored.
func storedByOldVersion(
    using random: inout some RandomNumberGenerator
) -> [String: Stored] {
    func value(_ texts: [String]) -> Stored? {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: nil
        case 2: .flag(true)
        case 3: .flag(false)
        case 4: .number([0, 1, 17, 23].randomElement(using: &random) ?? 0)
        default: .text(texts.randomElement(using: &random) ?? "")
        }
    }
    var stored: [String: Stored] = [:]
    stored["usesMiles"] = value(["YES", "true", "miles"])
    stored["fontSize"] = value(["small", "medium", "large", "huge", "", "Small"])
    if Int.random(in: 0..<3, using: &random) == 0 { stored["units"] = value(["miles", "kilometers", ""]) }
    if Int.random(in: 0..<3, using: &random) == 0 { stored["text_size"] = value(["18"]) }
    if Bool.random(using: &random) { stored["ball"] = .flag(true) }
    return stored
}
#endif

/// Returns a Boolean value indicating whether a launch is the first one after an installation, and not after an update.
///
/// - Parameters:
///   - stored: The app's stored values, without those that it registered.
///   - olderKey: A key that each earlier version has stored.
func isInstallation(_ stored: [String: Any], olderKey: String) -> Bool {
    stored["wasLaunched"] == nil && stored[olderKey] == nil
}

#if canImport(Simulator)
/// The states of Trail in the last picture.
enum TrailLock: String, CaseIterable { case unlocked = "Unlocked", locked = "In the background" }
#endif

/// The contents of a file that the chapter holds.
func resource(_ path: String) throws -> Data {
    try Data(contentsOf: Bundle.main.bundleURL.appendingPathComponent(path))
}
