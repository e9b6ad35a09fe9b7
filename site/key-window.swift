// The key window
//
// The Swift of a chapter of "The iOS Workbook": see key-window.html.
// Made from 02-key-window.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// The log in the first picture.
enum LogForKeys: String, CaseIterable {
    case plain = "LogOverlay", searchable = "SearchableLog"

    @MainActor
    func launch() -> TrailSceneDelegate {
        self == .plain ? launchTrail { PlainLogSceneDelegate() } : launchTrail { NotesSceneDelegate() }
    }
}

/// The moment in the first picture.
enum KeyMoment: String, CaseIterable {
    case note = "The note is tapped", text = "The log's text is touched"
    case search = "The log's top is touched", end = "Return is pressed"

    /// Returns the points that are touched after the note.
    @MainActor
    func touches(_ delegate: TrailSceneDelegate) -> [CGPoint] {
        let frame = delegate.overlay(LogOverlay.self)?.textFrame ?? .zero
        let top = CGPoint(x: frame.midX, y: frame.minY + 22)
        return switch self {
        case .note: []
        case .text: [CGPoint(x: frame.midX, y: frame.midY)]
        case .search, .end: [top]
        }
    }
}

/// Trail with notes, and with the log of chapter 1.
final class PlainLogSceneDelegate: NotesSceneDelegate {
    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] { [LogOverlay(in: scene)] }
}

extension StageController {
    /// A point of the note beside the log, on the screen.
    var finger: CGPoint { note.convert(CGPoint(x: 30, y: 150), to: nil) }
}

extension LogOverlay {
    /// The frame of the log's text and of its search, on the screen.
    var textFrame: CGRect {
        guard let controller = window?.rootViewController as? LogTextController else { return .zero }
        controller.view.layoutIfNeeded()
        let field = (controller as? LogSearchController)?.field
        return controller.textView.frame.union(field?.frame ?? controller.textView.frame)
    }
}

/// Opens the log and the note of a stage.
@MainActor
func openNote(_ text: String = "", in delegate: TrailSceneDelegate) async -> StageController {
    let stack = delegate.window?.rootViewController as? UINavigationController
    let trail = stack?.viewControllers.first as? TrailController
    delegate.overlay(LogOverlay.self)?.toggle()
    delegate.notes = [3: text]
    for number in [8, 2, 3] {
        stack?.popToRootViewController(animated: false)
        trail?.open(Stage.all[number - 1])
        await PhoneClock.phone.advance(by: .seconds(1))
    }
    guard let screen = stack?.topViewController as? StageController else {
        preconditionFailure("the stage has no screen")
    }
    screen.view.layoutIfNeeded()
    return screen
}

/// Returns the name of a window of Trail.
@MainActor
func windowName(_ window: UIWindow, in delegate: TrailSceneDelegate) -> String? {
    if window === delegate.window { return "Trail" }
    return window === delegate.overlay(LogOverlay.self)?.window ? "Log" : (window as? NamedWindow)?.name
}

/// Draws a border around the content of the key window.
@MainActor
func markKeyWindow() {
    guard let window = scene.keyWindow else { return }
    window.layoutIfNeeded()
    let border = UIView(frame: window.bounds)
    if let log = window.rootViewController as? LogTextController {
        let field = (log as? LogSearchController)?.field
        let text = log.textView.frame
        border.frame = text.union(field?.frame ?? text).insetBy(dx: -3, dy: -3)
    } else if window.bounds.width > 300, let keyboard = keyboardFrame {
        border.frame.size.height = keyboard.minY
    }
    border.isUserInteractionEnabled = false
    border.layer.borderWidth = 8
    border.layer.borderColor = UIColor.systemOrange.cgColor
    if window.bounds.width > 300, window.bounds.height > 600, border.frame.minX == 0 { border.layer.cornerRadius = 55 }
    window.addSubview(border)
}

/// Returns what is key, and what the keyboard types into.
@MainActor
func keyReport(_ delegate: TrailSceneDelegate) -> String {
    func first(in view: UIView) -> UIView? {
        view.isFirstResponder ? view : view.subviews.lazy.compactMap { first(in: $0) }.first
    }
    let key = scene.keyWindow.flatMap { windowName($0, in: delegate) } ?? "none"
    let edited = keyboardFrame == nil ? nil : scene.keyWindow.flatMap { first(in: $0) }
    let name = edited is UITextView ? "the note" : edited is UITextField ? "the search" : "nothing"
    return "key window: \(key), the keyboard types into: \(name)"
}
#endif

#if canImport(Simulator)
/// The call in the picture.
enum PanelCall: String, CaseIterable {
    case show = "isHidden = false", makeKey = "makeKey()", both = "makeKeyAndVisible()"

    @MainActor
    func make(_ window: UIWindow) {
        switch self {
        case .show: window.isHidden = false
        case .makeKey: window.makeKey()
        case .both: window.makeKeyAndVisible()
        }
    }
}
#endif

/// Calls a closure when UIKit posts a notification about a window, or about a view in a window.
///
/// The observer ends with its last reference. UIKit posts these notifications on the main thread.
nonisolated final class WindowObserver {
    private let token: any NSObjectProtocol

    init(of name: Notification.Name, then act: @escaping @MainActor (UIWindow) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            guard let view = $0.object as? UIView else { return }
            MainActor.assumeIsolated {
                if let window = view as? UIWindow ?? view.window { act(window) }
            }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}

/// Writes down what happens to windows.
@MainActor
final class WindowLog {
    static let events = [
        (UIWindow.didBecomeVisibleNotification, "became visible"),
        (UIWindow.didBecomeHiddenNotification, "became hidden"),
        (UIWindow.didBecomeKeyNotification, "became key"),
        (UIWindow.didResignKeyNotification, "resigned key"),
    ]

    private(set) var lines: [String] = []
    private var observers: [WindowObserver] = []

    init() {
        observers = Self.events.map { name, event in
            WindowObserver(of: name) { [weak self] in
                self?.lines.append("\(($0 as? NamedWindow)?.name ?? "a window") \(event)")
            }
        }
    }

    /// Prints what has happened since the last time.
    func tell() {
        for line in lines { print(line) }
        lines = []
    }
}

/// A call of a window's method, as a value.
struct WindowCall: Sendable {
    enum Method: String, CaseIterable, Sendable {
        case show = "isHidden = false"
        case makeKey = "makeKey()"
        case makeKeyAndVisible = "makeKeyAndVisible()"
    }

    var window: String
    var method: Method
}

/// Returns the lines that a `WindowLog` writes when calls run one after the other.
func announcements(of calls: [WindowCall]) -> [String] {
    // Replace the next line.
    []
}

#if canImport(Simulator)
/// The call in the picture of the prediction.
enum PredictedCall: String, CaseIterable {
    case show = "isHidden = false", makeKey = "makeKey()", both = "makeKeyAndVisible()"

    var method: WindowCall.Method { WindowCall.Method(rawValue: rawValue) ?? .show }
}

extension WindowCall: CustomStringConvertible {
    public var description: String { "\(window).\(method.rawValue)" }

    static func random(_ count: Int, using random: inout some RandomNumberGenerator) -> [WindowCall] {
        (0..<count).map { _ in
            WindowCall(
                window: ["app", "panel", "log"].randomElement(using: &random) ?? "app",
                method: Method.allCases.randomElement(using: &random) ?? .show)
        }
    }
}

/// Runs calls on the simulated phone, and returns the windows.
@MainActor
func run(_ calls: [WindowCall]) -> [String: NamedWindow] {
    var windows: [String: NamedWindow] = [:]
    for call in calls {
        let window = windows[call.window] ?? NamedWindow(call.window, in: scene)
        windows[call.window] = window
        PanelCall(rawValue: call.method.rawValue)?.make(window)
    }
    return windows
}
#endif

#if canImport(Simulator)
/// Shows a window with a text field.
@MainActor
func showField(named name: String, level: UIWindow.Level) -> (NamedWindow, UITextField) {
    let window = NamedWindow(name, level: level, in: scene)
    let isApp = level == .normal
    window.frame = isApp ? window.frame : CGRect(x: 50, y: 240, width: 302, height: 200)
    window.backgroundColor = isApp ? .systemBackground : .systemYellow
    let label = UILabel(frame: CGRect(x: 20, y: isApp ? 90 : 20, width: 200, height: 30))
    label.text = name
    let field = UITextField(frame: CGRect(x: 20, y: isApp ? 130 : 60, width: 262, height: 44))
    field.borderStyle = .roundedRect
    field.backgroundColor = isApp ? .secondarySystemBackground : .white
    window.addSubview(label)
    window.addSubview(field)
    window.isHidden = false
    return (window, field)
}

/// Returns the texts of the fields, and the one that the keyboard types into.
@MainActor
func fieldTexts(_ note: UITextField, _ search: UITextField) -> String {
    func text(_ field: UITextField) -> String {
        let isEdited = keyboardFrame != nil && field.isFirstResponder && field.window?.isKeyWindow == true
        return "\(field.text ?? "")\(isEdited ? "|" : "")"
    }
    return "app: \(text(note)), panel: \(text(search))"
}
#endif

/// A window over the app. It takes the touches on its content only, and is never key.
class OverlayWindow: PassthroughWindow {
    override var canBecomeKey: Bool { false }
}

#if canImport(Simulator)
/// The window of the ball in the picture.
enum BallWindowKind: String, CaseIterable {
    case plain = "UIWindow", overlay = "OverlayWindow"

    @MainActor
    func show() -> UIWindow {
        let window = self == .plain ? UIWindow(windowScene: scene) : OverlayWindow(windowScene: scene)
        window.windowLevel = .normal + 0.2
        window.frame = CGRect(x: 151, y: 280, width: 100, height: 100)
        let button = UIControl(frame: window.bounds)
        button.backgroundColor = .systemTeal
        button.layer.cornerRadius = 50
        window.addSubview(button)
        window.isHidden = false
        return window
    }
}

/// The event in the picture.
enum ThiefEvent: String, CaseIterable {
    case none = "Nothing", touch = "The ball is touched", successor = "A password window comes and goes"

    @MainActor
    func happen(to ball: UIWindow) {
        switch self {
        case .none: break
        case .touch: tap(at: ball.center)
        case .successor:
            let password = UIWindow(windowScene: scene)
            password.makeKeyAndVisible()
            password.isHidden = true
        }
    }
}
#endif

/// Shows a hint over the app, in place of an older one.
@MainActor
func showHint(_ text: String, in scene: UIWindowScene, insteadOf old: UIWindow?) -> UIWindow {
    // Replace the next 9 lines.
    let previous = scene.keyWindow
    let hint = PassthroughWindow(windowScene: scene)
    hint.windowLevel = .normal + 1
    hint.rootViewController = LogTextController([text])
    hint.makeKeyAndVisible()
    old?.isHidden = true
    old?.windowScene = nil
    previous?.makeKey()
    return hint
}

#if canImport(Simulator)
/// Something that happens while hints are shown.
enum HintStep: String, CaseIterable, CustomStringConvertible {
    case hint = "a hint", touch = "a touch on it", beside = "a touch beside it", edit = "a tap on the field"
    case password = "a password window comes and goes", plain = "the password window is released", end = "editing ends"

    var description: String { rawValue }
}

/// A function that shows a hint.
typealias ShowHint = @MainActor (String, UIWindowScene, UIWindow?) -> UIWindow

/// Runs steps, and returns a line for each: what is key, what was posted, and what is visible.
@MainActor
func report(_ steps: [HintStep], _ showHint: ShowHint) -> [String] {
    let (app, field) = showField(named: "App", level: .normal)
    app.makeKey()
    let log = WindowLog()
    var hint: UIWindow?
    var old: [UIWindow] = []
    var edits = 0
    let observer = WindowObserver(of: UITextField.textDidEndEditingNotification) { _ in edits += 1 }
    let lines = steps.enumerated().map { index, step in
        let before = log.lines.count
        switch step {
        case .hint:
            old += hint.map { [$0] } ?? []
            hint = showHint("\(index)", scene, hint)
        case .touch: tap(at: app.center)
        case .beside: tap(at: CGPoint(x: 40, y: 740))
        case .edit: tap(at: field.center)
        case .end: app.endEditing(true)
        case .password, .plain:
            var password: UIWindow? = UIWindow(windowScene: scene)
            password?.makeKeyAndVisible()
            if step == .password { password?.isHidden = true }
            password = nil
            if step == .plain { app.makeKey() }
        }
        let controller = hint?.rootViewController as? LogTextController
        let key = scene.keyWindow.map { $0 === app ? "app" : $0 === hint ? "hint" : "other" } ?? "none"
        let news = log.lines.dropFirst(before).filter { $0.contains("key") }
        let look = hint.map {
            "\($0.isHidden) \($0.windowLevel.rawValue) \($0.windowScene === scene) \(controller?.lines ?? [])"
                + " \(touchTarget(at: app.center).window === $0)"
                + " \(touchTarget(at: CGPoint(x: 40, y: 740)).window === app)"
        }
        let left = old.filter { !$0.isHidden || $0.windowScene != nil }.count
        return "key: \(key), posted: \(news), ended: \(edits), types: \(field.isFirstResponder), "
            + "hint: \(look ?? "none"), old hints: \(left)"
    }
    for window in old + [app] + (hint.map { [$0] } ?? []) {
        window.isHidden = true
        window.windowScene = nil
    }
    _ = observer
    return lines
}
#endif

/// The window of a log with a search. It can be key only during a search.
class LogWindow: OverlayWindow {
    var isSearching = false
    override var canBecomeKey: Bool { isSearching }
}

/// The delegate of a search field. It passes on when a search begins and when it ends.
final class SearchMoments: NSObject, UITextFieldDelegate {
    var onBegin: () -> Void = {}
    var onEnd: () -> Void = {}

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        onBegin()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { onEnd() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }
}

/// The field that searches the log.
class LogSearchField: UITextField {
    /// The field's delegate.
    let moments = SearchMoments()

    override init(frame: CGRect) {
        super.init(frame: frame)
        placeholder = "Search"
        accessibilityLabel = "Search"
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        borderStyle = .roundedRect
        autocorrectionType = .no
        clearButtonMode = .whileEditing
        returnKeyType = .search
        delegate = moments
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the lines that contain the text of the field.
    func matches(in lines: [String]) -> [String] {
        guard let text, !text.isEmpty else { return lines }
        return lines.filter { $0.localizedCaseInsensitiveContains(text) }
    }
}

/// The text of the log, below a field that searches it.
class LogSearchController: LogTextController {
    let field = LogSearchField()

    override var shownLines: [String] { field.matches(in: lines) }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.backgroundColor = .white
        field.textColor = .black
        field.addAction(UIAction { [weak self] _ in self?.showLines() }, for: .editingChanged)
                view.addSubview(field)
        // A new guide has a frame after the next layout.
        _ = view.keyboardLayoutGuide
    }


    /// The field is above the text. In the model, both are above the keyboard.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = textView.frame
        let height = max(44, field.sizeThatFits(area.size).height)
            let keyboard = view.keyboardLayoutGuide.layoutFrame
        let bottom = keyboard.isEmpty ? area.maxY : min(area.maxY, keyboard.minY - 8)
        area.size.height = max(height, bottom - area.minY)
        (field.frame, textView.frame) = area.divided(atDistance: height, from: .minYEdge)
    }
}

/// The log of Trail, with a field that searches it.
class SearchableLog: LogOverlay {
    private var observer: WindowObserver?

    override init(in scene: UIWindowScene) {
        super.init(in: scene)
        observer = WindowObserver(of: UIWindow.didResignKeyNotification) { [weak self] in
            if $0 === self?.window { self?.endSearch() }
        }
    }

    override func makeWindow(in scene: UIWindowScene) -> UIWindow { LogWindow(windowScene: scene) }

    override func makeController() -> OverlayController {
        let controller = LogSearchController(lines)
        connect(controller.field)
        return controller
    }

    func connect(_ field: LogSearchField) {
        field.moments.onBegin = { [weak self] in self?.beginSearch() }
        field.moments.onEnd = { [weak self] in self?.endSearch() }
    }

    func beginSearch() {
        guard let log = window as? LogWindow else { return }
        log.isSearching = true
        log.makeKey()
    }

    /// Gives the key status back to the app, and ends the search.
    func endSearch() {
        guard let log = window as? LogWindow, log.isSearching else { return }
        if log.isKeyWindow { (scene?.delegate as? TrailSceneDelegate)?.window?.makeKey() }
        log.isSearching = false
        log.endEditing(true)
    }
    override func hide() {
        endSearch()
        super.hide()
    }

    override func sceneDidEnterBackground() {
        super.sceneDidEnterBackground()
        endSearch()
    }
}

/// Takes the log's window off the screen. If it's key, the app's window becomes key before.
@MainActor
func closeLog(_ log: inout LogWindow?, over app: UIWindow) {
    // Replace the next 2 lines.
    log?.isHidden = true
    log = nil
}

#if canImport(Simulator)
/// The situation in which the log closes.
struct ClosingLog: CustomStringConvertible {
    enum Key: CaseIterable { case log, app, third, none }

    var hasLog = true
    var key = Key.log
    var isSearching = true
    var isEdited = true
    var isNoteEdited = false
    /// The level of another window.
    var third: CGFloat = 0.2
    /// A Boolean value indicating whether the other window is an overlay, which is never key.
    var isThirdOverlay = false
    var isThirdHidden = false

    var description: String {
        hasLog
            ? "key: \(key), isSearching: \(isSearching), edited: \(isEdited), note edited: \(isNoteEdited), "
                + "a window at level \(third)" + (isThirdOverlay ? " that is never key" : "")
                + (isThirdHidden ? ", hidden" : "")
            : "no log, key: \(key)"
    }

    static func random(using random: inout some RandomNumberGenerator) -> ClosingLog {
        func coin(_ sides: Int = 2) -> Bool { Int.random(in: 0..<sides, using: &random) == 0 }
        var closing = ClosingLog()
        closing.hasLog = !coin(8)
        closing.key = Key.allCases.randomElement(using: &random) ?? .log
        closing.isSearching = closing.key == .log || coin()
        closing.isEdited = coin()
        closing.isNoteEdited = coin()
        closing.third = [-1, 0, 0.1, 0.2, 2000].randomElement(using: &random) ?? 0
        closing.isThirdOverlay = coin()
        closing.isThirdHidden = coin(3)
        return closing
    }

    /// Closes the log, and returns what happened and what there is afterwards.
    @MainActor
    func result(_ close: (inout LogWindow?, UIWindow) -> Void) -> [String] {
        let (app, note) = showField(named: "app", level: .normal)
        let other =
            isThirdOverlay
            ? OverlayWindow(windowScene: scene) : NamedWindow("third", in: scene)
        other.windowLevel = .normal + third
        other.isHidden = isThirdHidden
        let window = LogWindow(windowScene: scene)
        window.windowLevel = .log
        let field = UITextField(frame: CGRect(x: 100, y: 240, width: 200, height: 44))
        window.addSubview(field)
        window.isHidden = false
        if isNoteEdited { note.becomeFirstResponder() }
        window.isSearching = key == .log
        if isEdited { field.becomeFirstResponder() }
        switch key {
        case .log: window.makeKey()
        case .app: app.makeKey()
        case .third: other.makeKey()
        case .none: break
        }
        window.isSearching = isSearching
        var lines: [String] = []
        var flags: [Bool] = []
        func name(of some: UIWindow) -> String? {
            some === app ? "app" : some === window ? "log" : some === other ? "third" : nil
        }
        let observers = WindowLog.events.map { event, text in
            WindowObserver(of: event) {
                guard let name = name(of: $0) else { return }
                lines.append("\(name) \(text)")
                if event == UIWindow.didBecomeKeyNotification { flags.append(window.isSearching) }
            }
        }
        var log = hasLog ? window : nil
        close(&log, app)
        let key = scene.keyWindow.map { name(of: $0) ?? "other" } ?? "none"
        let result =
            lines + [
                "key: \(key)", "isSearching when a window became key: \(flags)", "isSearching: \(window.isSearching)",
                "first responders: \(field.isFirstResponder), \(note.isFirstResponder)",
                "hidden: \(window.isHidden), in a scene: \(window.windowScene != nil), nil: \(log == nil)",
            ]
        _ = observers
        for window in [app, other, window] {
            window.endEditing(true)
            window.isHidden = true
            window.windowScene = nil
        }
        return result
    }
}
#endif

/// The delegate of a Trail with notes, and with a log that can be searched.
class NotesSceneDelegate: TrailSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: TrailController())
    }

    override func makeScreen(for stage: Stage) -> UIViewController? { StageController(stage) }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [SearchableLog(in: scene)]
    }
}
