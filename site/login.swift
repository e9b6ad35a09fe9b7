// A login
//
// The Swift of a chapter of "The iOS Workbook": see login.html.
// Made from 03-login.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.
// It needs the Swift of the chapter "The key window": key-window.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// The moments that the first picture lets you choose.
enum LoginMoment: String, CaseIterable {
    case before = "Before", background = "In the app switcher"
    case asked = "Back again", after = "After the password"
}

enum LoginOver: String, CaseIterable { case note = "A note", alert = "An alert", sheet = "A sheet" }

extension StageController {
    /// Begins to edit the note, or presents something over it.
    func show(_ over: LoginOver) {
        switch over {
        case .note:
            note.becomeFirstResponder()
        case .alert:
            let alert = UIAlertController(title: "Rename?", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.text = "High Pass" }
            alert.addAction(UIAlertAction(title: "Rename", style: .default))
            present(alert, animated: false)
        case .sheet:
            let sheet = StageController(Stage.all[7])
            sheet.modalPresentationStyle = .pageSheet
            present(sheet, animated: false)
            sheet.note.text = "Swim"
            sheet.note.becomeFirstResponder()
        }
    }
}

/// The delegate of a Trail with notes, and another login or none.
final class OtherLoginSceneDelegate: NotesSceneDelegate {
    private let makeLogin: @MainActor (UIWindowScene) -> SceneOverlay?

    init(_ makeLogin: @escaping @MainActor (UIWindowScene) -> SceneOverlay? = { _ in nil }) {
        self.makeLogin = makeLogin
        super.init()
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [SearchableLog(in: scene)] + [makeLogin(scene)].compactMap { $0 }
    }
}

/// Launches Trail, and opens a stage with a note.
@MainActor
func launchNote<Delegate: TrailSceneDelegate>(
    _ makeDelegate: @escaping @MainActor () -> Delegate
) -> (Delegate, StageController) {
    let delegate = launchTrail(makeDelegate)
    return (delegate, noteScreen(in: delegate))
}

/// Opens a stage with a note.
@MainActor
func noteScreen(in delegate: TrailSceneDelegate) -> StageController {
    delegate.notes[3] = "Bring water"
    let screen = StageController(Stage.all[2])
    let stack = delegate.window?.rootViewController as? UINavigationController
    stack?.pushViewController(screen, animated: false)
    delegate.window?.layoutIfNeeded()
    return screen
}

/// Shows an ordinary window over the app, as some debugging tools do.
@MainActor
func showBall() -> NamedWindow {
    let ball = NamedWindow("ball", level: .normal + 0.2, in: scene)
    ball.frame = CGRect(x: 330, y: 400, width: 60, height: 60)
    ball.backgroundColor = .systemIndigo
    ball.isHidden = false
    return ball
}

/// Draws the app, or its card in the app switcher while the app is in the background.
@MainActor
func loginPicture() -> Figure {
    scene.activationState == .background
        ? .appSwitcher(title: "The login in the app switcher") : .screen(title: "The login")
}

/// Returns what is typed into, and the note.
@MainActor
func typing(in screen: StageController) -> String {
    let isApp = screen.view.window?.isKeyWindow == true
    let key = isApp ? "app" : (scene.keyWindow as? NamedWindow)?.name ?? "login"
    let keyboard = keyboardFrame == nil ? "no keyboard" : "keyboard"
    return "\(keyboard), key: \(scene.keyWindow == nil ? "none" : key), note: \(screen.note.text ?? "")"
}
#endif

#if canImport(Simulator)
/// The time at which the app is covered.
enum CoverTime: String, CaseIterable {
    case foreground = "Covered on return", background = "Covered in the background"
}
#endif

/// Covers the app while its scene is in the background.
class CoverOverlay: SceneOverlay {
    override func makeWindow(in scene: UIWindowScene) -> UIWindow { UIWindow(windowScene: scene) }

    override func sceneDidEnterBackground() {
        let cover = OverlayController()
        cover.view.backgroundColor = .systemBackground
        show(cover, at: .login)
    }

    override func sceneWillEnterForeground() { hide() }
}

extension UIWindow.Level {
    static let login = UIWindow.Level.alert + 1
}

/// Asks for a password until it's right.
class PasswordController: OverlayController, UITextFieldDelegate {
    private let isRight: (String) -> Bool
    private let done: () -> Void
    private let field = UITextField()
    private let message = UILabel()

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if isRight(field.text ?? "") { done() } else { refuse() }
        return false
    }

    /// Gives the keyboard to the field.
    func focus() {
        view.window?.makeKey()
        field.becomeFirstResponder()
    }

    init(isRight: @escaping (String) -> Bool, done: @escaping () -> Void) {
        self.isRight = isRight
        self.done = done
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The bar is on the login's background, and has the login's style.
    override var childForStatusBarStyle: UIViewController? { nil }

    /// Begins again with an empty field.
    func ask() {
        loadViewIfNeeded()
        empty(saying: "Password")
        focus()
        UIAccessibility.post(notification: .screenChanged, argument: field)
    }

    private func refuse() {
        empty(saying: "That is not the password")
        UIAccessibility.post(notification: .announcement, argument: message.text)
    }

    private func empty(saying text: String) {
        field.text = nil
        message.text = text
        view.setNeedsLayout()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        message.text = "Password"
        message.font = .preferredFont(forTextStyle: .body)
        message.adjustsFontForContentSizeCategory = true
        message.numberOfLines = 0
        message.textAlignment = .center
        field.borderStyle = .roundedRect
        field.backgroundColor = .secondarySystemBackground
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.isSecureTextEntry = true
        field.textContentType = .password
        field.accessibilityLabel = "Password"
        field.delegate = self
        for view in [message, field] { self.view.addSubview(view) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 40, dy: 20)
        let height = message.sizeThatFits(safe.size).height
        message.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: height)
        field.frame = CGRect(
            x: safe.minX, y: message.frame.maxY + 16, width: safe.width,
            height: max(44, field.sizeThatFits(safe.size).height))
    }
}

/// Covers the app, and asks for the password when the scene comes back.
class AskingOverlay: CoverOverlay {
    override func sceneDidEnterBackground() {
        let controller = PasswordController(
            isRight: { $0 == "secret" }, done: { [weak self] in self?.hide() })
        show(controller, at: .login)
    }

    override func sceneWillEnterForeground() {
        (window?.rootViewController as? PasswordController)?.ask()
    }
}

extension UIView {
    /// The first responder, if it's this view or inside it.
    var containedFirstResponder: UIView? {
        if isFirstResponder { return self }
        return subviews.lazy.compactMap { $0.containedFirstResponder }.first
    }
}

/// The key window and the edited view of a scene, while something else has the keyboard.
@MainActor
struct InterruptedEditing {
    private weak var scene: UIWindowScene?
    private weak var window: UIWindow?
    private weak var view: UIView?
    private var selection: NSRange?

    static func interrupt(_ scene: UIWindowScene) -> InterruptedEditing {
        var editing = InterruptedEditing()
        editing.scene = scene
        editing.window = scene.keyWindow
        editing.view = scene.keyWindow?.containedFirstResponder
        editing.selection = (editing.view as? UITextView)?.selectedRange
        for window in scene.windows { window.endEditing(true) }
        return editing
    }

    /// Makes a window key first, then the view first responder, with its text and caret as before.
    ///
    /// - Returns: The view, if it's edited again.
    func resume() -> UIView? {
        let windows = [window, scene?.appWindow].compactMap { $0 }
        let shown = windows.first { !$0.isHidden && $0.windowScene != nil && $0.windowScene === scene }
        shown?.makeKey()
        defer { if shown?.isKeyWindow == false { scene?.appWindow?.makeKey() } }
        guard let view, let shown, view.window === shown else { return nil }
        let field = view as? UITextField
        let clears = field?.clearsOnBeginEditing == true
        field?.clearsOnBeginEditing = false
        view.becomeFirstResponder()
        field?.clearsOnBeginEditing = clears
        if let selection { (view as? UITextView)?.selectedRange = selection }
        return view.isFirstResponder ? view : nil
    }
}

extension UIWindowScene {
    /// The app's window, which the scene's delegate keeps.
    var appWindow: UIWindow? { (delegate as? any UIWindowSceneDelegate)?.window ?? nil }
}

/// Returns the noted view if it can be edited again in a window, or `nil`.
@MainActor
func fieldToReturn(to noted: UIView?, in window: UIWindow) -> UIView? {
    // Replace the next line.
    noted
}

#if canImport(Simulator)
/// A noted view, and the views that contain it.
struct NotedSituation: CustomStringConvertible {
    var isNoted = true
    var isField = true
    var isEnabled = true
    /// Boolean values indicating whether each view is hidden, from the window to the noted view.
    var hidden = [false, false]
    var isInOtherWindow = false
    var isRemoved = false
    var alpha: CGFloat = 1

    var description: String {
        guard isNoted else { return "no noted view" }
        var parts = [isField ? "a text field" : "a text view"]
        if !isEnabled { parts.append("that can't be edited") }
        if isRemoved { parts.append("in no window") } else if isInOtherWindow { parts.append("in another window") }
        if alpha < 1 { parts.append("with alpha \(alpha)") }
        let names = hidden.indices.filter { hidden[$0] }.map { index in
            index == 0 ? "the window" : index == hidden.count - 1 ? "the view" : "superview \(index)"
        }
        if !names.isEmpty { parts.append("hidden: \(names.joined(separator: ", "))") }
        return parts.joined(separator: ", ")
    }

    /// Returns what a function returns: the view, `nil`, or another view.
    @MainActor
    func answer(_ field: (UIView?, UIWindow) -> UIView?) -> String {
        let app = UIWindow(windowScene: scene)
        let other = UIWindow(windowScene: scene)
        other.isHidden = false
        app.isHidden = hidden[0]
        let input: UIView
        if isField {
            let field = UITextField()
            field.isEnabled = isEnabled
            input = field
        } else {
            let text = UITextView()
            text.isEditable = isEnabled
            input = text
        }
        input.alpha = alpha
        let views = hidden.dropFirst(2).map { _ in UIView() } + [input]
        for (view, isHidden) in zip(views, hidden.dropFirst()) { view.isHidden = isHidden }
        var container: UIView = isInOtherWindow ? other : app
        for view in views {
            if !(isRemoved && view === views.first) { container.addSubview(view) }
            container = view
        }
        let result = field(isNoted ? input : nil, app)
        return result.map { $0 === input ? "the noted view" : "another view" } ?? "nil"
    }

    static func random(_ depth: Int, using random: inout some RandomNumberGenerator) -> NotedSituation {
        func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
        var situation = NotedSituation()
        situation.isNoted = !chance(12)
        situation.isField = chance(2)
        situation.isEnabled = !chance(6)
        situation.isInOtherWindow = chance(6)
        situation.isRemoved = chance(8)
        situation.alpha = chance(4) ? 0 : 1
        situation.hidden = (0..<depth + 2).map { _ in chance(2 * depth + 4) }
        return situation
    }
}
#endif

/// Gives the key status back, edits the noted view again, and removes the login's window.
@MainActor
func finish(
    _ login: UIWindow, noted window: UIWindow?, edited view: UIView?, app: UIWindow
) {
    // Replace the next 4 lines.
    login.isHidden = true
    login.windowScene = nil
    view?.becomeFirstResponder()
    (window ?? app).makeKey()
}

#if canImport(Simulator)
/// The windows at the end of a login.
struct FinishSituation: CustomStringConvertible {
    enum Noted: String, CaseIterable { case none, app, alert }
    enum Edited: String, CaseIterable { case nothing, app, alert, removed }

    var noted = Noted.app
    var edited = Edited.app
    var isAlertHidden = false
    var isAlertInScene = true
    var hasBall = true
    var alertLevel: CGFloat = 2000

    var description: String {
        "noted: \(noted.rawValue), edited: \(edited.rawValue)" + (hasBall ? ", a ball" : "")
            + ", the alert at level \(Int(alertLevel))"
            + (isAlertHidden ? " is hidden" : isAlertInScene ? " is shown" : " is in no scene")
    }

    /// Returns the windows that become key, the first responder, and what is left of the login.
    @MainActor
    func report(_ finish: (UIWindow, UIWindow?, UIView?, UIWindow) -> Void) -> String {
        let names = ["app", "alert", "login"]
        let windows = names.map { NamedWindow($0, in: scene) }
        let fields = windows.map { window in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            window.addSubview(field)
            window.isHidden = false
            return field
        }
        windows[1].windowLevel = UIWindow.Level(rawValue: alertLevel)
        windows[2].windowLevel = .alert + 1
        let ball = hasBall ? showBall() : nil
        defer { ball?.isHidden = true }
        windows[2].makeKey()
        fields[2].becomeFirstResponder()
        windows[1].isHidden = isAlertHidden
        if !isAlertInScene { windows[1].windowScene = nil }
        let removed = UITextField()
        var became: [String] = []
        let observer = WindowObserver(of: UIWindow.didBecomeKeyNotification) {
            became.append(($0 as? NamedWindow)?.name ?? "another")
        }
        finish(
            windows[2], noted == .none ? nil : windows[noted == .app ? 0 : 1],
            [.app: fields[0], .alert: fields[1], .removed: removed][edited], windows[0])
        withExtendedLifetime(observer) {}
        // The login's own field isn't reported: whether it resigns with its window is unknown.
        let responders = zip(["app", "alert", "removed"], [fields[0], fields[1], removed])
            .filter { $1.isFirstResponder }.map(\.0)
        let key = (scene.keyWindow as? NamedWindow)?.name ?? "none"
        let isGone = windows[2].isHidden && windows[2].windowScene == nil
        let report = "became key: \(became.joined(separator: ", ")); key: \(key); edited: "
            + "\(responders.joined(separator: ", ")); the login is \(isGone ? "gone" : "left")"
        for window in windows { window.isHidden = true }
        return report
    }

    static func random(using random: inout some RandomNumberGenerator) -> FinishSituation {
        var situation = FinishSituation()
        situation.noted = Noted.allCases.randomElement(using: &random) ?? .app
        situation.edited = Edited.allCases.randomElement(using: &random) ?? .app
        situation.isAlertHidden = Int.random(in: 0..<3, using: &random) == 0
        situation.isAlertInScene = Int.random(in: 0..<3, using: &random) > 0
        situation.hasBall = Bool.random(using: &random)
        situation.alertLevel = [0, 0.1, 2000].randomElement(using: &random) ?? 0
        return situation
    }
}
#endif

/// Covers a scene that enters the background, and asks for the password when it comes back.
class LoginOverlay: SceneOverlay {
    private var editing: InterruptedEditing?
    private var observers: [WindowObserver] = []
    private var isAnswering = false

    var isLocked: Bool { window != nil }

    func isRight(_ password: String) -> Bool { password == "secret" }

    override func makeWindow(in scene: UIWindowScene) -> UIWindow { UIWindow(windowScene: scene) }

    override func sceneDidEnterBackground() { lock() }

    func lock() {
        guard !isLocked, let scene else { return }
        editing = .interrupt(scene)
        show(makeController(), at: .login)
        window?.accessibilityViewIsModal = true
        observe()
        window?.makeKey()
    }
    func unlock() {
        guard isLocked else { return }
        observers = []
        let edited = editing?.resume()
        hide()
        UIAccessibility.post(notification: .screenChanged, argument: edited)
    }
    /// Takes the keyboard back from another window of the scene.
    private func takeBack(from other: UIWindow) {
        guard !isAnswering, other !== window, other.windowScene === scene else { return }
        isAnswering = true
        defer { isAnswering = false }
        other.endEditing(true)
        controller?.focus()
    }

    private var controller: PasswordController? { window?.rootViewController as? PasswordController }

    private func makeController() -> PasswordController {
        PasswordController(
            isRight: { [weak self] in self?.isRight($0) == true }, done: { [weak self] in self?.unlock() })
    }

    private func observe() {
        let events = [
            UIWindow.didBecomeKeyNotification, UITextField.textDidBeginEditingNotification,
            UITextView.textDidBeginEditingNotification,
        ]
        observers = events.map { event in
            WindowObserver(of: event) { [weak self] in self?.takeBack(from: $0) }
        }
    }

    override func remove() {
        if scene?.activationState != .unattached { unlock() }
        super.remove()
        observers = []
    }
    override func sceneWillEnterForeground() {
        let notes = (scene?.delegate as? TrailSceneDelegate)?.notes ?? [:]
        if notes.values.contains(where: { !$0.isEmpty }) { lock() }
        controller?.ask()
    }
}

/// The delegate of a Trail with notes and a login.
class LockedSceneDelegate: TrailSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: TrailController())
    }

    override func makeScreen(for stage: Stage) -> UIViewController? { StageController(stage) }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [SearchableLog(in: scene), LoginOverlay(in: scene)]
    }
}

#if canImport(Simulator)
/// The number of scenes in which the password was entered.
enum EnteredPasswords: Int, CaseIterable, CustomStringConvertible {
    case none = 0, one = 1

    var description: String { self == .none ? "No password" : "One password" }
}
#endif

enum SceneCover: Equatable { case nothing, cover, login }

struct SceneEvent {
    enum Kind { case resignActive, enterBackground, enterForeground, becomeActive, rightPassword }

    var scene = 0
    var kind: Kind
}

/// Returns what is over each scene after some events.
func covers(of count: Int, after events: [SceneEvent]) -> [SceneCover] {
    // Replace the next line.
    Array(repeating: .nothing, count: count)
}

/// A login that also covers the app while the exercise decides so.
class EarlyOverlay: LoginOverlay {
    private var events: [SceneEvent] = []
    private lazy var cover = scene.map { CoverOverlay(in: $0) }

    override func sceneWillResignActive() { append(.resignActive) }
    override func sceneDidBecomeActive() { append(.becomeActive) }

    override func sceneDidEnterBackground() {
        super.sceneDidEnterBackground()
        append(.enterBackground)
    }

    override func sceneWillEnterForeground() {
        super.sceneWillEnterForeground()
        append(.enterForeground)
    }

    override func unlock() {
        super.unlock()
        append(.rightPassword)
    }

    override func remove() {
        super.remove()
        cover?.remove()
    }

    private func append(_ kind: SceneEvent.Kind) {
        events.append(SceneEvent(kind: kind))
        if covers(of: 1, after: events).first == .cover { cover?.sceneDidEnterBackground() } else { cover?.hide() }
    }
}

#if canImport(Simulator)
/// The way in which the app leaves the screen in the picture.
enum Leaving: String, CaseIterable { case inactive = "Inactive", background = "In the background" }

extension SceneEvent: CustomStringConvertible {
    public var description: String { "\(kind) in scene \(scene)" }

    static func random(_ count: Int, scenes: Int, using random: inout some RandomNumberGenerator) -> [SceneEvent] {
        let kinds: [Kind] = [.resignActive, .enterBackground, .enterForeground, .becomeActive, .rightPassword]
        return (0..<count).map { _ in
            SceneEvent(
                scene: Int.random(in: 0..<scenes, using: &random),
                kind: kinds.randomElement(using: &random) ?? .becomeActive)
        }
    }
}
#endif

#if canImport(Simulator)
/// The article's login, as it describes it: a window of the normal level, made on return, and then released.
@MainActor
final class ArticleLogin {
    private(set) var window: UIWindow?
    private var observer: (any NSObjectProtocol)?

    init(in scene: UIWindowScene) {
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
        ) { [weak self, weak scene] _ in
            MainActor.assumeIsolated {
                guard let scene else { return }
                let window = UIWindow(windowScene: scene)
                window.rootViewController = UIViewController()
                window.rootViewController?.view.backgroundColor = .systemBackground
                window.makeKeyAndVisible()
                self?.window = window
            }
        }
    }

    func passwordIsRight() { window = nil }
}
#endif
