import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of readers' listings with forms, chats and fields, and with the keyboard that appears for them.
@MainActor @Suite struct KeyboardListingTests {
    @Test func `a form keeps its field above the keyboard, also after rotation`() async throws {
        try await withDevice {
            let form = ScrollingForm()
            let window = shownWindow(form)
            #expect(form.scrollView.contentInset.bottom == 0)
            form.field.becomeFirstResponder()
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .portrait] {
                turnDevice(to: orientation)
                let keyboard = try #require(keyboardFrame)
                #expect(form.scrollView.contentInset.bottom == keyboard.height - window.safeAreaInsets.bottom)
                let field = form.field.convert(form.field.bounds, to: nil)
                #expect(field.maxY <= keyboard.minY && field.minY >= 0)
            }
            #expect(type("a\n") && keyboardFrame == nil)
            #expect(form.field.text == "a" && form.scrollView.contentInset.bottom == 0)
        }
    }

    @Test func `a drag dismisses the form's keyboard interactively`() async throws {
        try await withDevice {
            let form = ScrollingForm()
            let window = shownWindow(form)
            form.field.becomeFirstResponder()
            drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 840))
            #expect(keyboardFrame == nil && form.scrollView.contentInset.bottom == 0)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a chat's bar is placed above the keyboard, or above the bottom safe area`() async throws {
        try await withDevice {
            let chat = ChatController()
            let window = shownWindow(chat)
            for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
                turnDevice(to: orientation)
                window.layoutIfNeeded()
                #expect(chat.bar.frame.maxY == window.bounds.maxY - window.safeAreaInsets.bottom)
                chat.field.becomeFirstResponder()
                window.layoutIfNeeded()
                #expect(chat.bar.frame.maxY == keyboardFrame?.minY && chat.bar.frame.height == 50)
                chat.field.resignFirstResponder()
                window.layoutIfNeeded()
                #expect(chat.bar.frame.maxY == window.bounds.maxY - window.safeAreaInsets.bottom)
            }
        }
    }

    @Test func `an input accessory view makes the keyboard higher, and its button ends editing`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let amount = AmountField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            let plain = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
            for field in [amount, plain] { window.rootViewController?.view.addSubview(field) }
            plain.becomeFirstResponder()
            let before = try #require(keyboardFrame)
            amount.becomeFirstResponder()
            let frame = try #require(keyboardFrame)
            #expect(frame.height == before.height + 44 && frame.maxY == before.maxY)
            let bar = try #require(amount.inputAccessoryView)
            #expect(bar.convert(bar.bounds, to: nil).minY == frame.minY && bar.bounds.width == 402)
            #expect(type("12") && amount.text == "12")
            #expect(tapButton(titled: "Done"))
            #expect(!amount.isEditing && keyboardFrame == nil && bar.window == nil)
        }
    }

    @Test func `a text field accepts three characters and shows that it is being edited`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let limit = ThreeCharacters()
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.delegate = limit
            var changes = 0
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            window.rootViewController?.view.addSubview(field)
            tap(at: CGPoint(x: 50, y: 120))
            #expect(field.isEditing && field.layer.borderWidth == 1)
            type("abcd")
            #expect(field.text == "abc" && changes == 3)
            #expect(limit.wishes == ["a", "ab", "abc", "abcd"])
            pressDelete()
            #expect(field.text == "ab" && limit.wishes.last == "ab")
            field.endEditing(true)
            #expect(!field.isEditing && field.layer.borderWidth == 0)
        }
    }
}

private final class ScrollingForm: UIViewController, UITextFieldDelegate {
    let scrollView = UIScrollView()
    let field = UITextField()
    private var tokens: [any NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        scrollView.keyboardDismissMode = .interactive
        view.addSubview(scrollView)
        field.frame = CGRect(x: 20, y: 780, width: 200, height: 34)
        field.borderStyle = .roundedRect
        field.keyboardType = .emailAddress
        field.returnKeyType = .done
        field.autocapitalizationType = .none
        field.delegate = self
        scrollView.addSubview(field)
        tokens = [
            observeDevice(UIResponder.keyboardWillShowNotification) { [weak self] in self?.adjust($0) },
            observeDevice(UIResponder.keyboardWillHideNotification) { [weak self] _ in
                self?.scrollView.contentInset.bottom = 0
                self?.scrollView.verticalScrollIndicatorInsets.bottom = 0
            },
        ]
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    private func adjust(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let overlap = view.bounds.maxY - view.convert(value.cgRectValue, from: nil).minY
        scrollView.contentInset.bottom = max(0, overlap - view.safeAreaInsets.bottom)
        scrollView.verticalScrollIndicatorInsets = scrollView.contentInset
        scrollView.scrollRectToVisible(field.frame, animated: false)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }
}

private final class ChatController: UIViewController {
    let bar = UIView()
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Message"
        bar.translatesAutoresizingMaskIntoConstraints = false
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        bar.addSubview(field)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            field.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor),
            field.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
        ])
    }
}

private final class AmountField: UITextField {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.resignFirstResponder() }),
        ]
        inputAccessoryView = bar
        keyboardType = .numberPad
        clearButtonMode = .whileEditing
    }

    required init?(coder: NSCoder) { nil }
}

private final class ThreeCharacters: NSObject, UITextFieldDelegate {
    private(set) var wishes: [String] = []

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = (textField.text ?? "") as NSString
        let wish = text.replacingCharacters(in: range, with: string)
        wishes.append(wish)
        return wish.count <= 3
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        textField.layer.borderWidth = 1
        textField.layer.borderColor = textField.tintColor.cgColor
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        textField.layer.borderWidth = 0
    }
}
