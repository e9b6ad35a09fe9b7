import Simulator
import Testing
import UIKit

/// Tests of ways to log in that the page doesn't show.
@Suite("Login")
@MainActor
struct ReloginTests {
    private func logIn() {
        foreground()
        type("secret\n")
    }

    @Test func `an app in which nothing was edited asks for the password, and edits nothing afterwards`() async throws {
        try await withDevice {
            let (delegate, _) = launchForm()
            background()
            logIn()
            #expect(scene.keyWindow === delegate.window)
            #expect(keyboardFrame == nil)
            #expect(scene.windows.filter { !$0.isHidden } == [delegate.window])
        }
    }

    @Test func `an interruption doesn't lock the app`() async throws {
        try await withDevice {
            let (delegate, form) = launchForm()
            #expect(scene.keyWindow === delegate.window)
            form.note.becomeFirstResponder()
            interrupt()
            foreground()
            #expect(scene.keyWindow === delegate.window)
            #expect(form.note.isFirstResponder)
        }
    }

    @Test func `a field with clearsOnBeginEditing keeps its text and its setting`() async throws {
        try await withDevice {
            let (_, form) = launchForm()
            form.amount.clearsOnBeginEditing = true
            form.amount.becomeFirstResponder()
            form.amount.text = "99"
            background()
            logIn()
            #expect(form.amount.text == "99")
            #expect(form.amount.isFirstResponder)
            #expect(form.amount.clearsOnBeginEditing)
        }
    }

    @Test func `a selection is restored, and typing replaces it`() async throws {
        try await withDevice {
            let (_, form) = launchForm()
            form.note.becomeFirstResponder()
            form.note.selectedRange = NSRange(location: 4, length: 3)
            background()
            logIn()
            #expect(form.note.selectedRange == NSRange(location: 4, length: 3))
            type("a")
            #expect(form.note.text == "For a tea")
        }
    }

    @Test func `the caret is restored, even if the delegate moves it when editing begins`() async throws {
        final class ToTheEnd: NSObject, UITextViewDelegate {
            func textViewDidBeginEditing(_ textView: UITextView) {
                textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0)
            }
        }
        try await withDevice {
            let (_, form) = launchForm()
            let delegate = ToTheEnd()
            form.note.delegate = delegate
            form.note.becomeFirstResponder()
            form.note.selectedRange = NSRange(location: 8, length: 0)
            background()
            logIn()
            #expect(form.note.selectedRange == NSRange(location: 8, length: 0))
        }
    }

    @Test func `a wrong password never unlocks the app`() async throws {
        try await withDevice {
            let (delegate, _) = launchForm()
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
            let (delegate, form) = launchForm()
            form.amount.becomeFirstResponder()
            let count = scene.windows.count
            for _ in 1...3 {
                background()
                logIn()
                #expect(scene.keyWindow === delegate.window)
                #expect(form.amount.isFirstResponder)
                #expect(scene.windows.count == count)
            }
        }
    }

    @Test func `a field that was removed during the login isn't edited again`() async throws {
        try await withDevice {
            let (delegate, form) = launchForm()
            form.amount.becomeFirstResponder()
            background()
            form.amount.removeFromSuperview()
            logIn()
            #expect(scene.keyWindow === delegate.window)
            #expect(keyboardFrame == nil)
        }
    }

    @Test func `if the key window was released during the login, the app's window becomes key`() async throws {
        try await withDevice {
            let (delegate, _) = launchForm()
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
            let (delegate, form) = launchForm()
            let modal = TransferController()
            modal.modalPresentationStyle = style
            form.present(modal, animated: false)
            modal.amount.becomeFirstResponder()
            background()
            #expect(touchTarget(at: CGPoint(x: 200, y: 500)).window !== delegate.window)
            logIn()
            #expect(form.presentedViewController === modal)
            #expect(modal.amount.isFirstResponder)
            #expect(touchTarget(at: CGPoint(x: 200, y: 500)).window === delegate.window)
        }
    }

    @Test func `a controller presented behind the login doesn't become key, and is there afterwards`() async throws {
        try await withDevice {
            let (delegate, form) = launchForm()
            form.note.becomeFirstResponder()
            background()
            foreground()
            let modal = TransferController()
            form.present(modal, animated: false)
            modal.note.becomeFirstResponder()
            #expect(scene.keyWindow !== delegate.window)
            type("secret\n")
            #expect(scene.keyWindow === delegate.window)
            #expect(modal.note.text == "For the tea")
        }
    }

    @Test func `a portrait app is in portrait again after a rotated login`() async throws {
        final class UprightController: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        try await withDevice {
            let (delegate, _) = launchForm()
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
            let (delegate, form) = launchForm()
            form.note.becomeFirstResponder()
            background()
            foreground()
            resizeScene(scene, to: CGRect(x: 50, y: 50, width: 500, height: 600))
            #expect(scene.keyWindow?.bounds.size == CGSize(width: 500, height: 600))
            #expect(scene.keyWindow !== delegate.window)
            type("secret\n")
            #expect(form.note.isFirstResponder)
            #expect(delegate.window?.bounds.size == CGSize(width: 500, height: 600))
        }
    }

    @Test func `in landscape, the login fills the screen, and its field is above the keyboard`() async throws {
        try await withDevice {
            _ = launchForm()
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
            _ = launchForm()
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
            _ = launchForm()
            background()
            foreground()
            #expect(scene.keyWindow?.accessibilityViewIsModal == true)
            #expect(scene.keyWindow?.containedFirstResponder?.accessibilityLabel == "Password")
        }
    }

    @Test func `closing a locked scene releases the login`() async throws {
        try await withDevice(.iPadPro11) {
            _ = launchForm()
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
            let (delegate, form) = launchForm()
            let ball = NamedWindow("ball", level: .normal + 0.2, in: scene)
            ball.isHidden = false
            form.amount.becomeFirstResponder()
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
            let (delegate, _) = launchForm()
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
            let (_, form) = launchForm()
            background()
            foreground()
            let login = try #require(scene.keyWindow)
            // On a phone, a field can take the keyboard without its window becoming key. This implementation changes
            // both, so the notification is posted by hand.
            for (view, event) in [
                (form.amount as UIView, UITextField.textDidBeginEditingNotification),
                (form.note, UITextView.textDidBeginEditingNotification),
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
            _ = launchForm()
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
}
