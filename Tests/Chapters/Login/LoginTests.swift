import Simulator
import Testing
import UIKit

/// Tests of ways to log in that the page doesn't show.
@Suite("Login")
@MainActor
struct LoginTests {
    private func logIn() {
        foreground()
        type("secret\n")
    }

    @Test func `an app in which nothing was edited asks for the password, and edits nothing afterwards`() async throws {
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            background()
            logIn()
            #expect(scene.keyWindow === delegate.window)
            #expect(keyboardFrame == nil)
            #expect(scene.windows.filter { !$0.isHidden } == [delegate.window])
        }
    }

    @Test func `an interruption doesn't lock the app`() async throws {
        try await withDevice {
            let (delegate, screen) = launchNote { LockedSceneDelegate() }
            #expect(scene.keyWindow === delegate.window)
            screen.note.becomeFirstResponder()
            interrupt()
            foreground()
            #expect(scene.keyWindow === delegate.window)
            #expect(screen.note.isFirstResponder)
        }
    }

    @Test func `a field with clearsOnBeginEditing keeps its text and its setting`() async throws {
        try await withDevice {
            let (_, screen) = launchNote { LockedSceneDelegate() }
            let amount = addAmount(to: screen)
            amount.clearsOnBeginEditing = true
            amount.becomeFirstResponder()
            amount.text = "99"
            background()
            logIn()
            #expect(amount.text == "99")
            #expect(amount.isFirstResponder)
            #expect(amount.clearsOnBeginEditing)
        }
    }

    @Test func `a selection is restored, and typing replaces it`() async throws {
        try await withDevice {
            let (_, screen) = launchNote { LockedSceneDelegate() }
            screen.note.becomeFirstResponder()
            screen.note.selectedRange = NSRange(location: 6, length: 5)
            background()
            logIn()
            #expect(screen.note.selectedRange == NSRange(location: 6, length: 5))
            type("tea")
            #expect(screen.note.text == "Bring tea")
        }
    }

    @Test func `the caret is restored, even if the delegate moves it when editing begins`() async throws {
        final class ToTheEnd: NSObject, UITextViewDelegate {
            func textViewDidBeginEditing(_ textView: UITextView) {
                textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0)
            }
        }
        try await withDevice {
            let (_, screen) = launchNote { LockedSceneDelegate() }
            let delegate = ToTheEnd()
            screen.note.delegate = delegate
            screen.note.becomeFirstResponder()
            screen.note.selectedRange = NSRange(location: 8, length: 0)
            background()
            logIn()
            #expect(screen.note.selectedRange == NSRange(location: 8, length: 0))
        }
    }

    @Test func `a wrong password never unlocks the app`() async throws {
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            background()
            foreground()
            for attempt in ["\n", "Secret\n", "secre\n", "secret \n"] {
                type(attempt)
                #expect(delegate.window?.isKeyWindow == false, "\(attempt)")
            }
            type("secret\n")
            #expect(delegate.window?.isKeyWindow == true)
        }
    }

    @Test func `logging in repeatedly leaves no additional windows`() async throws {
        try await withDevice {
            let (delegate, screen) = launchNote { LockedSceneDelegate() }
            let amount = addAmount(to: screen)
            amount.becomeFirstResponder()
            let count = scene.windows.count
            for _ in 1...3 {
                background()
                logIn()
                #expect(scene.keyWindow === delegate.window)
                #expect(amount.isFirstResponder)
                #expect(scene.windows.count == count)
            }
        }
    }

    @Test func `a field that was removed during the login isn't edited again`() async throws {
        try await withDevice {
            let (delegate, screen) = launchNote { LockedSceneDelegate() }
            let amount = addAmount(to: screen)
            amount.becomeFirstResponder()
            background()
            amount.removeFromSuperview()
            logIn()
            #expect(scene.keyWindow === delegate.window)
            #expect(keyboardFrame == nil)
        }
    }

    @Test func `if the key window was released during the login, the app's window becomes key`() async throws {
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            var panel: UIWindow? = UIWindow(windowScene: scene)
            panel?.makeKeyAndVisible()
            background()
            panel = nil
            logIn()
            #expect(scene.keyWindow === delegate.window)
        }
    }

    @Test(arguments: [
        UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext,
        .overCurrentContext,
    ])
    func `a presented view controller is covered by the login, and is still presented afterwards`(
        style: UIModalPresentationStyle
    ) async throws {
        try await withDevice {
            let (delegate, screen) = launchNote { LockedSceneDelegate() }
            let modal = StageController(Stage.all[7])
            modal.modalPresentationStyle = style
            screen.present(modal, animated: false)
            modal.note.becomeFirstResponder()
            background()
            #expect(touchTarget(at: CGPoint(x: 200, y: 500)).window !== delegate.window)
            logIn()
            #expect(screen.presentedViewController === modal)
            #expect(modal.note.isFirstResponder)
            #expect(touchTarget(at: CGPoint(x: 200, y: 500)).window === delegate.window)
        }
    }

    @Test func `a controller presented behind the login doesn't become key, and is there afterwards`() async throws {
        try await withDevice {
            let (delegate, screen) = launchNote { LockedSceneDelegate() }
            screen.note.becomeFirstResponder()
            background()
            foreground()
            let modal = StageController(Stage.all[7])
            screen.present(modal, animated: false)
            modal.note.becomeFirstResponder()
            #expect(scene.keyWindow !== delegate.window)
            type("secret\n")
            #expect(scene.keyWindow === delegate.window)
            #expect(modal.note.text.isEmpty)
        }
    }

    @Test func `a portrait app is in portrait again after a rotated login`() async throws {
        final class UprightController: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            delegate.window?.rootViewController = UprightController()
            background()
            foreground()
            turnDevice(to: .landscapeLeft)
            type("secret\n")
            #expect(delegate.window?.bounds.size == CGSize(width: 402, height: 874))
            turnDevice(to: .portrait)
            #expect(delegate.window?.bounds.size == CGSize(width: 402, height: 874))
        }
    }

    @Test func `the login is resized with an iPad's window`() async throws {
        try await withDevice(.iPadPro11) {
            let (delegate, screen) = launchNote { LockedSceneDelegate() }
            screen.note.becomeFirstResponder()
            background()
            foreground()
            resizeScene(scene, to: CGRect(x: 50, y: 50, width: 500, height: 600))
            #expect(scene.keyWindow?.bounds.size == CGSize(width: 500, height: 600))
            #expect(scene.keyWindow !== delegate.window)
            type("secret\n")
            #expect(screen.note.isFirstResponder)
            #expect(delegate.window?.bounds.size == CGSize(width: 500, height: 600))
        }
    }

    @Test func `in landscape, the login fills the screen, and its field is above the keyboard`() async throws {
        try await withDevice {
            _ = launchNote { LockedSceneDelegate() }
            background()
            foreground()
            turnDevice(to: .landscapeLeft)
            let login = try #require(scene.keyWindow)
            #expect(login.bounds.size == CGSize(width: 874, height: 402))
            let field = try #require(login.containedFirstResponder)
            let keyboard = try #require(keyboardFrame)
            #expect(field.convert(field.bounds, to: nil).maxY <= keyboard.minY)
        }
    }

    @Test func `with the largest text, the field is below the message and above the keyboard`() async throws {
        try await withDevice(.iPhoneSE) {
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            _ = launchNote { LockedSceneDelegate() }
            background()
            foreground()
            type("tea\n")
            let field = try #require(scene.keyWindow?.containedFirstResponder)
            let message = try #require(field.superview?.subviews.first as? UILabel)
            field.superview?.layoutIfNeeded()
            #expect(message.text == "That is not the password")
            #expect(message.frame.height >= message.sizeThatFits(message.frame.size).height)
            #expect(field.frame.minY > message.frame.maxY)
            #expect(try field.frame.maxY <= #require(keyboardFrame).minY)
        }
    }

    @Test func `the login is modal for VoiceOver, and its field has a label`() async throws {
        try await withDevice {
            _ = launchNote { LockedSceneDelegate() }
            background()
            foreground()
            #expect(scene.keyWindow?.accessibilityViewIsModal == true)
            #expect(scene.keyWindow?.containedFirstResponder?.accessibilityLabel == "Password")
        }
    }

    @Test func `closing a locked scene releases the login`() async throws {
        try await withDevice(.iPadPro11) {
            _ = launchNote { LockedSceneDelegate() }
            let second = openScene()
            background()
            weak let login = second.keyWindow
            #expect(login != nil)
            closeScene(second)
            #expect(login == nil)
        }
    }

    @Test func `when the login is hidden, only the app's window becomes key`() async throws {
        try await withDevice {
            let (delegate, screen) = launchNote { LockedSceneDelegate() }
            let amount = addAmount(to: screen)
            let ball = NamedWindow("ball", level: .normal + 0.2, in: scene)
            ball.isHidden = false
            amount.becomeFirstResponder()
            background()
            foreground()
            type("secret")
            let log = WindowLog()
            type("\n")
            #expect(log.lines.filter { $0.contains("key") } == ["a window resigned key", "a window became key"])
            #expect(scene.keyWindow === delegate.window)
        }
    }

    @Test func `an ordinary window above the app isn't key after the login`() async throws {
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            let ball = UIWindow(windowScene: scene)
            ball.windowLevel = .alert
            ball.isHidden = false
            background()
            logIn()
            #expect(scene.keyWindow === delegate.window)
        }
    }

    @Test func `editing that begins behind the login returns to the login's field`() async throws {
        try await withDevice {
            let (_, screen) = launchNote { LockedSceneDelegate() }
            let amount = addAmount(to: screen)
            background()
            foreground()
            let login = try #require(scene.keyWindow)
            // On a phone, a field can take the keyboard without its window becoming key. This implementation changes
            // both, so the notification is posted by hand.
            for (view, event) in [
                (amount as UIView, UITextField.textDidBeginEditingNotification),
                (screen.note, UITextView.textDidBeginEditingNotification),
            ] {
                login.endEditing(true)
                #expect(login.containedFirstResponder == nil)
                NotificationCenter.default.post(name: event, object: view)
                #expect(login.containedFirstResponder != nil, "\(event.rawValue)")
            }
        }
    }

    @Test func `the password field's height grows with the text size`() async throws {
        try await withDevice {
            _ = launchNote { LockedSceneDelegate() }
            background()
            foreground()
            let field = try #require(scene.keyWindow?.containedFirstResponder)
            #expect(field.frame.height == 44)
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            field.superview?.setNeedsLayout()
            field.superview?.layoutIfNeeded()
            #expect(field.frame.height > 60)
        }
    }

    @Test func `containedFirstResponder finds the first responder at any depth, or nil`() async throws {
        try await withDevice {
            let app = showApp()
            let outer = UIView(frame: app.bounds)
            let inner = UIView(frame: app.bounds)
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            app.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(field)
            #expect(app.containedFirstResponder == nil)
            field.becomeFirstResponder()
            #expect(app.containedFirstResponder === field)
            #expect(inner.containedFirstResponder === field)
            #expect(app.rootViewController?.view.containedFirstResponder == nil)
        }
    }

    @Test func `a field that stays first responder in a window that isn't key ends editing, too`() async throws {
        try await withDevice(assuming: [.fieldsStayFirstResponder]) {
            let (delegate, screen) = launchNote { LockedSceneDelegate() }
            let panel = UIWindow(windowScene: scene)
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            panel.addSubview(field)
            panel.makeKeyAndVisible()
            field.becomeFirstResponder()
            delegate.window?.makeKey()
            screen.note.becomeFirstResponder()
            #expect(field.isFirstResponder && screen.note.isFirstResponder)
            background()
            #expect(!field.isFirstResponder && !screen.note.isFirstResponder)
            logIn()
            #expect(!field.isFirstResponder && screen.note.isFirstResponder)
        }
    }

    // MARK: A login that leaves the keyboard alone until the scene is active

    /// A login for an app that the system ends if it takes the keyboard away while the device is being locked.
    private final class LateLogin: LoginOverlay {
        private lazy var cover = scene.map { CoverOverlay(in: $0) }
        private var wasInBackground = false

        override func sceneDidEnterBackground() {
            wasInBackground = true
            cover?.sceneDidEnterBackground()
        }

        override func sceneWillEnterForeground() {}

        override func sceneDidBecomeActive() {
            guard wasInBackground else { return }
            wasInBackground = false
            lock()
            super.sceneWillEnterForeground()
            cover?.hide()
        }
    }

    private final class LateSceneDelegate: NotesSceneDelegate {
        override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] { [LateLogin(in: scene)] }
    }

    @Test func `a login can cover in the background, and take the keyboard when the scene is active`() async throws {
        try await withDevice {
            let (delegate, screen) = launchNote { LateSceneDelegate() }
            screen.note.becomeFirstResponder()
            screen.note.selectedRange = NSRange(location: 6, length: 0)
            background()
            #expect(screen.note.isFirstResponder)
            #expect(touchTarget(at: screen.note.center).window !== delegate.window)
            foreground()
            #expect(!screen.note.isFirstResponder)
            type("water\n")
            #expect(scene.keyWindow !== delegate.window)
            type("secret\n")
            #expect(scene.windows.filter { !$0.isHidden } == [delegate.window])
            #expect(type("more ") && screen.note.text == "Bring more water")
        }
    }

    // MARK: Windows that may be key only while they're edited

    /// A window that may be key only while its field is edited, as that of a log with a search field.
    private final class SearchWindow: UIWindow, UITextFieldDelegate {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        var refuses = false
        private var isEditing = false

        override var canBecomeKey: Bool { isEditing }

        @MainActor
        static func shown(in scene: UIWindowScene) -> SearchWindow {
            let window = SearchWindow(windowScene: scene)
            window.windowLevel = .log
            window.addSubview(window.field)
            window.field.delegate = window
            window.isHidden = false
            return window
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            isEditing = !refuses
            makeKey()
            return !refuses
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            isEditing = false
            windowScene?.appWindow?.makeKey()
        }
    }

    @Test func `a search in a window over the app goes on after the login`() async throws {
        try await withDevice {
            let (_, screen) = launchNote { LockedSceneDelegate() }
            let search = SearchWindow.shown(in: scene)
            screen.note.becomeFirstResponder()
            search.field.becomeFirstResponder()
            #expect(search.isKeyWindow)
            type("Ot")
            background()
            #expect(!search.isKeyWindow)
            logIn()
            #expect(search.isKeyWindow)
            #expect(type("ter") && search.field.text == "Otter")
        }
    }

    @Test func `if the window that was key refuses afterwards, the app's window becomes key`() async throws {
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            let ball = showBall()
            let search = SearchWindow.shown(in: scene)
            search.field.becomeFirstResponder()
            background()
            search.refuses = true
            logIn()
            #expect(scene.keyWindow === delegate.window && !ball.isKeyWindow)
            #expect(!search.field.isFirstResponder)
        }
    }

    // MARK: The login as an overlay

    @Test func `the log stays open behind the login, and isn't key`() async throws {
        try await withDevice {
            let (delegate, screen) = launchNote { LockedSceneDelegate() }
            let log = try #require(delegate.overlay(LogOverlay.self))
            log.toggle()
            screen.note.becomeFirstResponder()
            background()
            foreground()
            #expect(log.isOpen && log.window?.isKeyWindow == false)
            #expect(log.lines.last == "Note saved")
            type("secret\n")
            #expect(log.isOpen && delegate.window?.isKeyWindow == true && screen.note.isFirstResponder)
        }
    }

    @Test func `a login that is removed while the app is locked gives everything back`() async throws {
        try await withDevice {
            let (delegate, screen) = launchNote { LockedSceneDelegate() }
            let ball = showBall()
            screen.note.becomeFirstResponder()
            background()
            foreground()
            let login = try #require(delegate.overlay(LoginOverlay.self))
            delegate.remove(login)
            #expect(!login.isLocked && delegate.window?.isKeyWindow == true && !ball.isKeyWindow)
            #expect(screen.note.isFirstResponder)
            background()
            foreground()
            #expect(!login.isLocked && delegate.window?.isKeyWindow == true)
        }
    }

    @Test func `each scene that connects is locked if it has a note`() async throws {
        try await withDevice(.iPadPro11) {
            launchTrail {
                let delegate = LockedSceneDelegate()
                delegate.notes = [1: "Boots"]
                return delegate
            }
            type("secret\n")
            for _ in 1...2 {
                let other = openScene()
                let second = try #require(other.delegate as? LockedSceneDelegate)
                #expect(second.overlay(LoginOverlay.self)?.isLocked == true)
                type("secret\n")
                #expect(second.overlay(LoginOverlay.self)?.isLocked == false)
                closeScene(other)
            }
            let first = try #require(scene.delegate as? LockedSceneDelegate)
            #expect(first.overlay(LoginOverlay.self)?.isLocked == false)
        }
    }
}

/// Adds a text field to a stage.
@MainActor
func addAmount(to screen: StageController) -> UITextField {
    let amount = UITextField(frame: CGRect(x: 20, y: 130, width: 200, height: 40))
    amount.text = "120.00"
    screen.view.addSubview(amount)
    return amount
}
