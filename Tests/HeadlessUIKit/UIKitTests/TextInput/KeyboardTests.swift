import Simulator
import Testing
@_spi(Simulator) import UIKit
import UIKitTestSupport

@MainActor @Suite struct KeyboardTests {
    private let field = UITextField()

    @Test func `the keyboard is visible while a text field of the key window is first responder`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = screenWindow(field)
            let log = KeyboardLog()
            field.becomeFirstResponder()
            #expect(keyboardFrame == CGRect(x: 0, y: 667 - 260, width: 375, height: 260))
            #expect(log.lines == ["will show"])
            await finishKeyboardAnimation()
            #expect(log.lines == ["will show", "did show"])
            field.resignFirstResponder()
            #expect(keyboardFrame == nil)
            await finishKeyboardAnimation()
            #expect(log.lines == ["will show", "did show", "will hide", "did hide"])
            #expect(log.frames == [407, 407, 667, 667].map { CGRect(x: 0, y: $0, width: 375, height: 260) })
            _ = window
        }
    }

    @Test func `a keyboard that hides before it was fully visible posts keyboardDidShow first`() async throws {
        try await withDevice {
            let window = screenWindow(field)
            let log = KeyboardLog()
            field.becomeFirstResponder()
            field.resignFirstResponder()
            #expect(log.lines == ["will show", "did show", "will hide"])
            await finishKeyboardAnimation()
            await finishKeyboardAnimation()
            #expect(log.lines == ["will show", "did show", "will hide", "did hide"])
            _ = window
        }
    }

    @Test func `without animations, the keyboard posts all notifications at once`() async throws {
        try await withDevice {
            let window = screenWindow(field)
            let log = KeyboardLog()
            UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
            #expect(log.lines == ["will show", "did show"])
            _ = window
        }
    }

    @Test(arguments: [(true, 0.25), (false, 0)])
    func `the notifications have the curve 7, and a duration of 0 while animations are turned off`(
        _ areEnabled: Bool, _ duration: Double
    ) async throws {
        try await withDevice {
            let window = screenWindow(field)
            var values: [[Double?]] = []
            let tokens = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ].map { name in
                observeDevice(name) { notification in
                    let keys = [
                        UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey,
                    ]
                    values.append(keys.map { (notification.userInfo?[$0] as? NSNumber)?.doubleValue })
                }
            }
            UIView.setAnimationsEnabled(areEnabled)
            field.becomeFirstResponder()
            await finishKeyboardAnimation()
            field.resignFirstResponder()
            await finishKeyboardAnimation()
            #expect(values == Array(repeating: [duration, 7], count: 4))
            for token in tokens { NotificationCenter.default.removeObserver(token) }
            _ = window
        }
    }

    @Test func `the keyboard's animation lasts 0 seconds inside performWithoutAnimation only`() async throws {
        try await withDevice {
            let window = screenWindow(field)
            var durations: [Double?] = []
            let tokens = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
            ].map { name in
                observeDevice(name) { notification in
                    let value = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
                    durations.append((value as? NSNumber)?.doubleValue)
                }
            }
            UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
            field.resignFirstResponder()
            #expect(durations == [0, 0.25])
            for token in tokens { NotificationCenter.default.removeObserver(token) }
            _ = window
        }
    }

    @Test func `textFieldDidBeginEditing is called before keyboardWillShow is posted`() async throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var active: UITextField?
            func textFieldDidBeginEditing(_ textField: UITextField) { active = textField }
        }
        try await withDevice {
            let window = screenWindow(field)
            let delegate = Delegate()
            field.delegate = delegate
            var active: UITextField?
            let token = observeDevice(UIResponder.keyboardWillShowNotification) { _ in active = delegate.active }
            field.becomeFirstResponder()
            #expect(active === field)
            NotificationCenter.default.removeObserver(token)
            _ = window
        }
    }

    @Test func `the keyboard frame notifications are posted before the show notifications`() async throws {
        try await withDevice {
            let window = screenWindow(field)
            var posted: [String] = []
            let tokens = [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
            ].map { name in observeDevice(name) { posted.append($0.name.rawValue) } }
            field.becomeFirstResponder()
            await finishKeyboardAnimation()
            #expect(
                posted == [
                    "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification",
                    "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification",
                ]
            )
            for token in tokens { NotificationCenter.default.removeObserver(token) }
            _ = window
        }
    }

    @Test(arguments: [(Device.iPhone8.running(.iOS12), false), (.iPhone8.running(.iOS16), true), (.current, true)])
    func `since iOS 16.1, keyboard notifications have the screen as object`(_ device: Device, _ named: Bool)
        async throws
    {
        try await withDevice(device) {
            let field = field
            let window = screenWindow(field)
            var objects: [UIScreen?] = []
            let tokens = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ].map { name in observeDevice(name) { objects.append($0.object as? UIScreen) } }
            var count = 0
            let own = observeDevice(UIResponder.keyboardWillShowNotification, object: window.screen) { _ in count += 1 }
            field.becomeFirstResponder()
            field.resignFirstResponder()
            await finishKeyboardAnimation()
            #expect(objects == Array(repeating: named ? window.screen : nil, count: 4))
            #expect(count == (named ? 1 : 0))
            for token in tokens + [own] { NotificationCenter.default.removeObserver(token) }
        }
    }

    @Test func `ending editing in keyboardWillShow hides the keyboard again`() async throws {
        try await withDevice {
            let window = screenWindow(field)
            let log = KeyboardLog()
            let token = observeDevice(UIResponder.keyboardWillShowNotification) { _ in window.endEditing(true) }
            field.becomeFirstResponder()
            await finishKeyboardAnimation()
            #expect(keyboardFrame == nil && log.lines == ["will show", "did show", "will hide", "did hide"])
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test func `the keyboard stays when another field becomes first responder`() async throws {
        try await withDevice {
            let other = UITextView()
            let window = screenWindow(field, other)
            let log = KeyboardLog()
            field.becomeFirstResponder()
            other.becomeFirstResponder()
            field.becomeFirstResponder()
            await finishKeyboardAnimation()
            #expect(log.lines == ["will show", "did show"])
            _ = window
        }
    }

    @Test func `another key window hides the keyboard until the first one is key again`() async throws {
        try await withDevice {
            let window = screenWindow(field)
            field.becomeFirstResponder()
            let tip = newWindow()
            tip.isHidden = false
            #expect(keyboardFrame != nil, "a tip that is only shown doesn't hide it")
            tip.makeKey()
            #expect(keyboardFrame == nil)
            #expect(!type("a") && field.text == "")
            window.makeKey()
            #expect(keyboardFrame != nil && type("a"))
        }
    }

    @Test func `editing that ended while another window was key doesn't begin again`() async throws {
        for end in [{ (field: UITextField) in _ = field.resignFirstResponder() }, { $0.window?.endEditing(true) }] {
            try await withDevice {
                let field = UITextField()
                let window = screenWindow(field)
                field.becomeFirstResponder()
                let panel = newWindow()
                panel.makeKeyAndVisible()
                end(field)
                window.makeKey()
                #expect(!field.isFirstResponder && keyboardFrame == nil)
            }
        }
    }

    @Test func `if a first responder makes its window key, the keyboard stays for a field in another window`()
        async throws
    {
        try await withDevice(assuming: [.firstResponderMakesWindowKey, .fieldsStayFirstResponder]) {
            let window = screenWindow(field)
            let other = UITextField()
            let second = screenWindow(other)
            window.makeKey()
            field.becomeFirstResponder()
            let log = KeyboardLog()
            other.becomeFirstResponder()
            #expect(log.lines.isEmpty && second.isKeyWindow && field.isFirstResponder)
        }
    }

    @Test func `a tapped field becomes first responder, and makes its window key`() async throws {
        try await withDevice {
            let window = newWindow()
            window.isHidden = false
            field.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
            window.addSubview(field)
            tap(at: field.center)
            #expect(field.isFirstResponder && window.isKeyWindow && keyboardFrame != nil)
        }
    }

    @Test func `the keyboard hides when its field is removed, or its window is hidden or released`()
        async throws
    {
        try await withDevice {
            var window: UIWindow? = screenWindow(field)
            let superview = field.superview
            field.becomeFirstResponder()
            field.removeFromSuperview()
            #expect(keyboardFrame == nil)
            superview?.addSubview(field)
            field.becomeFirstResponder()
            window?.isHidden = true
            #expect(keyboardFrame == nil)
            window?.makeKeyAndVisible()
            #expect(keyboardFrame != nil)
            window = nil
            #expect(keyboardFrame == nil)
        }
    }

    @Test func `a responder that conforms to UIKeyInput receives typed text`() async throws {
        final class Pad: UIView, UIKeyInput {
            var text = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { _ = text.popLast() }
        }
        try await withDevice {
            let pad = Pad()
            let window = screenWindow(pad)
            pad.becomeFirstResponder()
            #expect(type("ab") && pressDelete() && pad.text == "a")
            _ = window
        }
    }

    @Test func `a first responder without UIKeyInput shows no keyboard`() async throws {
        final class Plain: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        try await withDevice {
            let plain = Plain()
            let window = screenWindow(plain)
            plain.becomeFirstResponder()
            #expect(keyboardFrame == nil && !type("a") && !pressDelete())
            _ = window
        }
    }

    @Test func `typing stops after a key that ends editing`() async throws {
        try await withDevice {
            let window = screenWindow(field)
            field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
            field.becomeFirstResponder()
            #expect(!type("a\nb") && field.text == "a")
            _ = window
        }
    }

    @Test func `during a rotation, the keyboard's frames begin and end in the old and in the new orientation`()
        async throws
    {
        try await withDevice(.iPhone8.running(.iOS12), assuming: []) {
            let window = screenWindow(field)
            field.becomeFirstResponder()
            await finishKeyboardAnimation()
            var frames: [CGRect] = []
            let tokens = [
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillShowNotification,
            ].map { name in
                observeDevice(name) { notification in
                    for key in [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey] {
                        frames.append((notification.userInfo?[key] as? NSValue)?.cgRectValue ?? .null)
                    }
                }
            }
            turnDevice(to: .landscapeRight)
            #expect(Array(frames.prefix(2)) == [407, 667].map { CGRect(x: 0, y: $0, width: 375, height: 260) })
            #expect(Array(frames.dropFirst(2)) == [375, 175].map { CGRect(x: 0, y: $0, width: 667, height: 200) })
            for token in tokens { NotificationCenter.default.removeObserver(token) }
            withExtendedLifetime(window) {}
        }
    }

    @Test(
        arguments: [
            (.iPhone8.running(.iOS12), .landscapeRight, CGRect(x: 0, y: 375 - 200, width: 667, height: 200)),
            (.iPhoneX.running(.iOS12), .portrait, CGRect(x: 0, y: 812 - 336, width: 375, height: 336)),
            (.iPhone17, .portrait, CGRect(x: 0, y: 874 - 335, width: 402, height: 335)),
            (.iPad.running(.iOS12), .landscapeLeft, CGRect(x: 0, y: 768 - 398, width: 1024, height: 398)),
            (.iPhone5.running(.iOS7), .landscapeRight, CGRect(x: 0, y: 0, width: 162, height: 568)),
            (.iPhone5.running(.iOS7), .landscapeLeft, CGRect(x: 320 - 162, y: 0, width: 162, height: 568)),
        ] as [(Device, UIInterfaceOrientation, CGRect)]
    )
    func `the keyboard is at the bottom of the interface in every orientation`(
        device: Device, orientation: UIInterfaceOrientation, frame: CGRect
    ) async throws {
        try await withDevice(device) {
            let window = screenWindow(field)
            field.becomeFirstResponder()
            turnDevice(to: orientation)
            #expect(keyboardFrame == frame)
            let keys = touchTarget(at: CGPoint(x: frame.midX, y: frame.midY))
            #expect(
                keys.window !== window
                    && keys.view?.convert(keys.view!.bounds, to: mainScreen.coordinateSpace) == frame)
        }
    }
}
