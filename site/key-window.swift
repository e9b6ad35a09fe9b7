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

/// The app of the listings: a form that sends money.
final class TransferController: UIViewController {
    let amount = UITextField()
    let note = UITextView()
    private let heading = UILabel()
    private let balance = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        heading.text = "Send money"
        heading.font = .preferredFont(forTextStyle: .headline)
        balance.text = "Balance: 4,310.25"
        amount.text = "120.00"
        amount.borderStyle = .roundedRect
        note.text = "For the tea"
        note.font = .preferredFont(forTextStyle: .body)
        note.backgroundColor = .secondarySystemGroupedBackground
        for view in [heading, balance, amount, note] { self.view.addSubview(view) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 16)
        heading.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 40)
        balance.frame = heading.frame.offsetBy(dx: 0, dy: 44)
        amount.frame = heading.frame.offsetBy(dx: 0, dy: 100)
        note.frame = CGRect(x: safe.minX, y: safe.minY + 160, width: safe.width, height: 110)
    }
}

#if canImport(Simulator)
/// What the first picture lets you choose.
enum LoginMoment: String, CaseIterable {
    case before = "Before", background = "In the app switcher"
    case asked = "Back again", after = "After the password"
}

enum LoginOver: String, CaseIterable { case form = "A form", alert = "An alert", sheet = "A sheet" }

extension TransferController {
    /// Begins to edit the form, or presents something over it.
    func show(_ over: LoginOver) {
        switch over {
        case .form:
            note.becomeFirstResponder()
        case .alert:
            let alert = UIAlertController(title: "Code?", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.text = "47" }
            alert.addAction(UIAlertAction(title: "Send", style: .default))
            present(alert, animated: false)
        case .sheet:
            let sheet = TransferController()
            sheet.modalPresentationStyle = .pageSheet
            present(sheet, animated: false)
            sheet.amount.becomeFirstResponder()
        }
    }
}

/// Launches an app whose scenes ask for the password "secret", and gives the delegate and the form of the first.
@MainActor
func launchForm() -> (LockedSceneDelegate, TransferController) {
    final class App: UIResponder, UIApplicationDelegate {}
    let delegate = LockedSceneDelegate()
    launch(App()) { [delegate] _ in delegate.window == nil ? delegate : LockedSceneDelegate() }
    guard let form = delegate.window?.rootViewController as? TransferController else {
        preconditionFailure("the delegate shows no form")
    }
    type("secret\n")
    form.view.layoutIfNeeded()
    return (delegate, form)
}
#endif

/// The key window of each scene that has one, in the order of the scenes.
@MainActor
func keyWindows(of scenes: [UIWindowScene]) -> [UIWindow] {
    // Replace the next line.
    []
}

#if canImport(Simulator)
/// Shows a window for an app in a scene, and a panel over it; one of the two is key.
@MainActor
func showPanel(in scene: UIWindowScene, isKey: Bool) -> [NamedWindow] {
    let app = NamedWindow("App", in: scene)
    let panel = NamedWindow("Panel", level: .normal + 1, in: scene)
    panel.frame = CGRect(x: 80, y: 300, width: 320, height: 200)
    let titles = [(app, UIColor.systemGroupedBackground), (panel, .secondarySystemGroupedBackground)]
    for (window, color) in titles {
        let label = UILabel(frame: CGRect(x: 40, y: 80, width: 240, height: 50))
        label.text = window.name
        window.backgroundColor = color
        window.addSubview(label)
        window.isHidden = false
    }
    (isKey ? panel : app).makeKey()
    return [app, panel]
}
#endif

/// Acts on a notification of windows, or of views in one, while it is kept.
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
    private(set) var lines: [String] = []
    private var observers: [WindowObserver] = []

    init() {
        let events = [
            (UIWindow.didBecomeVisibleNotification, "became visible"),
            (UIWindow.didBecomeHiddenNotification, "became hidden"),
            (UIWindow.didBecomeKeyNotification, "became key"),
            (UIWindow.didResignKeyNotification, "resigned key"),
        ]
        observers = events.map { name, event in
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

/// Takes a window off the screen and lets go of it.
///
/// Whoever observes the window learns that it resigned, if it was key, and that it was hidden.
@MainActor
func retire(_ window: inout UIWindow?) {
    // Replace the next line.
    _ = window
}

/// A window over the app: it takes the touches on its content only, and is never key.
class OverlayWindow: PassthroughWindow {
    override var canBecomeKey: Bool { false }
}

/// The window that is key when another has left.
///
/// - Parameter windows: in the order in which they were last shown, the earliest first.
@MainActor
func nextKeyWindow(after leaving: UIWindow, among windows: [UIWindow]) -> UIWindow? {
    // Replace the next line.
    leaving
}

#if canImport(Simulator)
/// A window that a test can tell from another, and that may refuse the key status.
final class HeirWindow: NamedWindow {
    var isOverlay = false
    override var canBecomeKey: Bool { !isOverlay }

    /// Windows of some levels, all of them shown.
    @MainActor
    static func shown(_ levels: KeyValuePairs<String, CGFloat>) -> [HeirWindow] {
        levels.map { name, level in
            let window = HeirWindow(name, level: .normal + level, in: scene)
            window.isHidden = false
            return window
        }
    }
}

/// The name of the window that the exercise finds.
@MainActor
func heir(of leaving: UIWindow, among windows: [UIWindow]) -> String {
    nextKeyWindow(after: leaving, among: windows).map { names([$0])[0] } ?? "nobody"
}
#endif

extension UIView {
    /// The first responder, if it is this view or one inside of it.
    var editedView: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let view = subview.editedView { return view }
        }
        return nil
    }
}

/// Who was key and who was edited, while something else is.
@MainActor
struct InterruptedEditing {
    private weak var window: UIWindow?
    private weak var view: UIView?
    private var selection: NSRange?

    /// Ends all editing in a scene, and notes what it was.
    static func interrupt(_ scene: UIWindowScene) -> InterruptedEditing {
        var editing = InterruptedEditing()
        let app = (scene.delegate as? any UIWindowSceneDelegate)?.window ?? nil
        editing.window = scene.keyWindow ?? app
        editing.view = scene.keyWindow?.editedView
        editing.selection = (editing.view as? UITextView)?.selectedRange
        for window in scene.windows { window.endEditing(true) }
        return editing
    }

    /// Makes the window key first, then the view first responder; text and caret are as they were.
    func resume() {
        if let window, !window.isHidden { window.makeKey() }
        guard let view, view.window != nil else { return }
        let field = view as? UITextField
        let clears = field?.clearsOnBeginEditing == true
        field?.clearsOnBeginEditing = false
        view.becomeFirstResponder()
        field?.clearsOnBeginEditing = clears
        if let selection { (view as? UITextView)?.selectedRange = selection }
    }
}

/// Asks for a password until it is right.
final class PasswordController: UIViewController, UITextFieldDelegate {
    private let isRight: (String) -> Bool
    private let done: () -> Void
    private let field = UITextField()
    private let message = UILabel()

    init(isRight: @escaping (String) -> Bool, done: @escaping () -> Void) {
        self.isRight = isRight
        self.done = done
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Begins anew: an empty field that is typed into.
    func ask() {
        loadViewIfNeeded()
        empty(saying: "Password")
        focus()
        UIAccessibility.post(notification: .screenChanged, argument: field)
    }

    /// Has the field typed into, with what stands in it.
    func focus() {
        view.window?.makeKey()
        field.becomeFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        check()
        return false
    }

    private func check() {
        if isRight(field.text ?? "") { return done() }
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

/// Covers a scene that goes to the background, and asks for the password when it comes back.
@MainActor
final class Relogin {
    private weak var scene: UIWindowScene?
    private let isRight: (String) -> Bool
    private var window: UIWindow?
    private var controller: PasswordController?
    private var editing: InterruptedEditing?
    private var observers: [WindowObserver] = []

    init(in scene: UIWindowScene, isRight: @escaping (String) -> Bool) {
        self.scene = scene
        self.isRight = isRight
        let events = [
            UIWindow.didBecomeKeyNotification, UITextField.textDidBeginEditingNotification,
            UITextView.textDidBeginEditingNotification,
        ]
        observers = events.map { event in
            WindowObserver(of: event) { [weak self] in self?.wantsKeyboard($0) }
        }
    }

    /// To be called when the scene has entered the background.
    func lock() {
        guard window == nil, let scene else { return }
        editing = .interrupt(scene)
        let controller = PasswordController(isRight: isRight) { [weak self] in self?.unlock() }
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert + 1
        window.accessibilityViewIsModal = true
        window.rootViewController = controller
        self.window = window
        self.controller = controller
        window.makeKeyAndVisible()
    }

    /// To be called when the scene is about to enter the foreground.
    func ask() {
        controller?.ask()
    }

    /// Whatever becomes key behind the login, or is edited there, has to wait.
    private func wantsKeyboard(_ other: UIWindow) {
        guard let window, other !== window, other.windowScene === scene else { return }
        other.endEditing(true)
        controller?.focus()
    }
    private func unlock() {
        guard let window else { return }
        self.window = nil
        controller = nil
        editing?.resume()
        window.isHidden = true
        window.windowScene = nil
        UIAccessibility.post(notification: .screenChanged, argument: nil)
    }
}

/// The delegate of scenes that lock themselves.
final class LockedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var relogin: Relogin?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = TransferController()
        window.makeKeyAndVisible()
        self.window = window
        relogin = Relogin(in: scene) { $0 == "secret" }
        relogin?.lock()
    }

    func sceneDidEnterBackground(_ scene: UIScene) { relogin?.lock() }

    func sceneWillEnterForeground(_ scene: UIScene) { relogin?.ask() }

    func sceneDidDisconnect(_ scene: UIScene) { relogin = nil }
}

#if canImport(Simulator)
/// Who is typed into, and what the note is.
@MainActor
func state(of form: TransferController) -> String {
    let typing = keyboardFrame == nil ? "no keyboard" : "keyboard"
    let isApp = form.view.window?.isKeyWindow == true
    return "\(typing), key: \(isApp ? "app" : "login"), note: \(form.note.text ?? "")"
}

/// Draws the app, or its card in the app switcher while the app is in the background.
@MainActor
func picture() -> Figure {
    scene.activationState == .background
        ? .appSwitcher(title: "The login in the app switcher") : .screen(title: "The login")
}
#endif

#if canImport(Simulator)
/// The article's login, as it describes it: a window of the normal level, made on return, then let go.
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
