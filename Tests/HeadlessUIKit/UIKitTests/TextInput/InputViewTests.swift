import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct InputViewTests {
    private func field() -> UITextField { UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30)) }

    private func bar(_ height: CGFloat = 44) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height)) }

    private func window(_ views: UIView...) -> UIWindow {
        let window = shownWindow(UIViewController())
        for view in views { window.rootViewController?.view.addSubview(view) }
        return window
    }

    @Test func `an input accessory view is above the keyboard, and part of the keyboard's frame`() async throws {
        try await withDevice {
            let (plain, accessorised, accessory) = (field(), field(), bar())
            let window = window(plain, accessorised)
            accessorised.inputAccessoryView = accessory
            plain.becomeFirstResponder()
            let keys = try #require(keyboardFrame)
            await finishKeyboardAnimation()
            let log = KeyboardLog()
            accessorised.becomeFirstResponder()
            let both = try #require(keyboardFrame)
            #expect(both.minY == keys.minY - 44 && both.maxY == keys.maxY)
            #expect(accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: both.minY, width: 402, height: 44))
            #expect(accessory.window != nil && accessory.window !== window)
            await finishKeyboardAnimation()
            #expect(log.lines.suffix(2) == ["will show", "did show"] && log.frames.suffix(2) == [both, both])
            accessorised.resignFirstResponder()
            #expect(accessory.window == nil && keyboardFrame == nil)
            await finishKeyboardAnimation()
            #expect(log.lines.suffix(2) == ["will hide", "did hide"])
        }
    }

    @Test func `moving between fields with the same accessory view posts no notifications`() async throws {
        try await withDevice {
            let (one, other, accessory) = (field(), field(), bar())
            let window = window(one, other)
            for field in [one, other] { field.inputAccessoryView = accessory }
            one.becomeFirstResponder()
            let log = KeyboardLog()
            other.becomeFirstResponder()
            #expect(log.lines == [] && keyboardFrame != nil && accessory.window != nil)
            _ = window
        }
    }

    @Test func `an input view replaces the keyboard and prevents typing`() async throws {
        try await withDevice {
            let (field, wheel) = (field(), bar(200))
            let window = window(field)
            field.inputView = wheel
            field.becomeFirstResponder()
            #expect(keyboardFrame?.height == 234 && wheel.window != nil && field.isEditing)
            #expect(!type("a") && !pressDelete())
            field.inputView = nil
            #expect(keyboardFrame?.height == 234, "until reloadInputViews")
            field.reloadInputViews()
            #expect(keyboardFrame?.height == 335 && wheel.window == nil)
            #expect(type("a") && field.text == "a")
            _ = window
        }
    }

    @Test func `a view controller's accessory view is at the bottom, or above its field's keyboard`() async throws {
        final class Chat: UIViewController {
            let field = UITextField()
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
            }
        }
        try await withDevice {
            let chat = Chat()
            let window = shownWindow(chat)
            #expect(keyboardFrame == nil)
            chat.becomeFirstResponder()
            #expect(keyboardFrame == CGRect(x: 0, y: 824, width: 402, height: 50) && chat.bar.window != nil)
            #expect(!type("a"))
            chat.field.becomeFirstResponder()
            #expect(keyboardFrame?.height == 385 && type("a"))
            #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 489)
            chat.field.resignFirstResponder()
            #expect(keyboardFrame == nil)
            _ = window
        }
    }

    @Test func `a field that creates its accessory view on each access shows the keyboard once`() async throws {
        final class Fresh: UITextField {
            override var inputAccessoryView: UIView? {
                get { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10)) }
                set { super.inputAccessoryView = newValue }
            }
        }
        try await withDevice {
            let field = Fresh()
            let window = window(field)
            let log = KeyboardLog()
            field.becomeFirstResponder()
            await finishKeyboardAnimation()
            #expect(log.lines == ["will show", "did show"] && keyboardFrame?.height == 345)
            _ = window
        }
    }

    @Test func `keyboardIsLocalUserInfoKey is true`() async throws {
        try await withDevice {
            var isLocal: Bool?
            let token = observeDevice(UIResponder.keyboardWillShowNotification) {
                isLocal = ($0.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue
            }
            defer { NotificationCenter.default.removeObserver(token) }
            let field = field()
            let window = window(field)
            field.becomeFirstResponder()
            #expect(isLocal == true)
            _ = window
        }
    }

    @Test func `a responder has no input view and no input accessory view by default`() {
        let view = UIView()
        #expect(view.inputView == nil && view.inputAccessoryView == nil)
        view.reloadInputViews()
    }
}
