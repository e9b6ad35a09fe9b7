import Simulator
import Testing
import UIKitTestSupport

@_spi(Simulator) @testable import UIKit

@MainActor @Suite struct TextFieldAppearanceTests {
    /// Returns a field whose lowercase letters are 5.4 points wide, and whose lines are 11.93359375 points high.
    private func field(_ text: String = "", width: CGFloat = 100) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: width, height: 40))
        field.font = .systemFont(ofSize: 10)
        field.text = text
        return field
    }

    private func side(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)) }

    @Test func `a rounded text field is 34 points high and insets its text`() {
        let field = field("ab")
        #expect(field.borderStyle == .none && field.intrinsicContentSize == CGSize(width: 11, height: 12))
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 17)
        #expect(field.intrinsicContentSize.height == 34 && field.intrinsicContentSize.width == 33)
        for rect in [field.textRect, field.editingRect, field.placeholderRect] {
            #expect(rect(field.bounds) == CGRect(x: 7, y: 2, width: 86, height: 36))
        }
        field.font = .systemFont(ofSize: 40)
        #expect(field.intrinsicContentSize.height == 52)
    }

    @Test func `the left and right views appear according to their modes, and inset the text`() async throws {
        try await withDevice {
            let (field, left, right) = (field(), side(10), side(16))
            let window = shownWindow(UIViewController())
            window.addSubview(field)
            field.leftView = left
            field.rightView = right
            #expect(left.superview == nil && field.textRect(forBounds: field.bounds) == field.bounds)
            field.leftViewMode = .always
            field.rightViewMode = .whileEditing
            #expect(left.superview === field && right.superview == nil)
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 90, height: 40))
            field.becomeFirstResponder()
            window.layoutIfNeeded()
            #expect(left.frame == CGRect(x: 0, y: 10, width: 10, height: 20))
            #expect(right.frame == CGRect(x: 84, y: 10, width: 16, height: 20))
            #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 74, height: 40))
            field.resignFirstResponder()
            #expect(right.superview == nil)
            field.rightViewMode = .unlessEditing
            #expect(right.superview === field)
            let other = side(4)
            field.leftView = other
            #expect(left.superview == nil && other.superview === field)
        }
    }

    private final class Clearing: NSObject, UITextFieldDelegate {
        var allows = true
        var lines: [String] = []

        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            lines.append("should clear")
            return allows
        }

        func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("caret \(textField.text ?? "")") }
    }

    @Test func `a tap on the clear button clears the text if the delegate allows it`() async throws {
        try await withDevice {
            let (field, delegate) = (field("ab"), Clearing())
            field.delegate = delegate
            field.frame.origin.y = 100
            let window = shownWindow(UIViewController())
            window.rootViewController?.view.addSubview(field)
            field.clearButtonMode = .always
            window.layoutIfNeeded()
            #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 81, y: 10.5, width: 19, height: 19))
            delegate.allows = false
            tapButton(titled: "✕")
            #expect(field.text == "ab" && delegate.lines == ["should clear"])
            delegate.allows = true
            var changes = 0
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            tapButton(titled: "✕")
            #expect(field.text == "" && changes == 1)
            #expect(!tapButton(titled: "✕"), "there is nothing to clear")
        }
    }

    @Test func `clearsOnBeginEditing clears the text if the delegate allows it`() async throws {
        try await withDevice {
            let (field, delegate) = (field("ab"), Clearing())
            field.delegate = delegate
            field.clearsOnBeginEditing = true
            let window = shownWindow(UIViewController())
            window.addSubview(field)
            delegate.allows = false
            field.becomeFirstResponder()
            #expect(field.text == "ab")
            field.resignFirstResponder()
            delegate.allows = true
            field.becomeFirstResponder()
            #expect(field.text == "")
        }
    }

    @Test func `typing calls textFieldDidChangeSelection`() async throws {
        try await withDevice {
            let (field, delegate) = (field(), Clearing())
            field.delegate = delegate
            let window = shownWindow(UIViewController())
            window.addSubview(field)
            field.becomeFirstResponder()
            type("ab")
            #expect(delegate.lines == ["caret a", "caret ab"])
        }
    }

    @Test func `enablesReturnKeyAutomatically disables the return key while the text is empty`() async throws {
        try await withDevice {
            let field = field()
            var returns = 0
            field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
            let window = shownWindow(UIViewController())
            window.addSubview(field)
            field.becomeFirstResponder()
            field.enablesReturnKeyAutomatically = true
            type("\n")
            #expect(returns == 0)
            type("a\n")
            #expect(returns == 1)
            let view = UITextView()
            view.enablesReturnKeyAutomatically = true
            window.addSubview(view)
            view.becomeFirstResponder()
            type("\na\n")
            #expect(view.text == "a\n")
        }
    }

    @Test func `the text shrinks to fit the text rectangle, down to the minimum font size`() {
        let field = field("abcdeghk", width: 35.6)
        field.borderStyle = .roundedRect
        #expect(field.shownTextRect == CGRect(x: 7, y: 2, width: 21.6, height: 36))
        #expect(field.shownFont.pointSize == 10)
        field.adjustsFontSizeToFitWidth = true
        #expect(near(field.shownFont.pointSize, 5))
        field.minimumFontSize = 8
        #expect(field.shownFont.pointSize == 8)
        field.minimumFontSize = 30
        #expect(field.shownFont.pointSize == 10)
    }

    @Test func `the placeholder has its own color`() {
        let field = field()
        field.placeholder = "name"
        #expect(field.shownText == "name" && field.shownTextColor == .lightGray)
        field.attributedPlaceholder = NSAttributedString(string: "other", attributes: [.foregroundColor: UIColor.red])
        #expect(field.placeholder == "other" && field.shownTextColor == .red)
        #expect(field.attributedPlaceholder?.string == "other")
        field.text = "x"
        #expect(field.shownTextColor == .label)
    }

    @Test func `the attributed text sets the font and the text color`() {
        let (field, view) = (UITextField(), UITextView())
        let text = NSAttributedString(
            string: "new", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
        field.attributedText = text
        view.attributedText = text
        #expect(field.text == "new" && field.font == .boldSystemFont(ofSize: 20) && field.textColor == .red)
        #expect(view.text == "new" && view.font == .boldSystemFont(ofSize: 20) && view.textColor == .red)
        #expect(field.attributedText?.string == "new" && view.attributedText.string == "new")
    }

    @Test func `the text input traits have UIKit's default values and store new ones`() {
        let inputs: [any UITextInputTraits] = [UITextField(), UITextView()]
        for input in inputs {
            #expect(input.autocapitalizationType == .sentences && input.autocorrectionType == .default)
            #expect(input.keyboardType == .default && input.returnKeyType == .default && !input.isSecureTextEntry)
            #expect(input.textContentType == nil && input.smartQuotesType == .default)
        }
        let field = UITextField()
        field.keyboardType = .numberPad
        field.returnKeyType = .done
        field.textContentType = .oneTimeCode
        field.keyboardAppearance = .dark
        field.autocorrectionType = .no
        field.spellCheckingType = .no
        #expect(
            field.keyboardType == .numberPad && field.returnKeyType == .done && field.textContentType == .oneTimeCode)
        #expect(field.keyboardAppearance == .alert && field.autocorrectionType == .no && field.spellCheckingType == .no)
    }

    @Test func `a custom text input has default traits unless it implements them`() {
        final class Pad: UIView, UIKeyInput {
            var keyboardType = UIKeyboardType.numberPad
            var hasText: Bool { false }
            func insertText(_ text: String) {}
            func deleteBackward() {}
        }
        let pad: any UITextInputTraits = Pad()
        #expect(pad.keyboardType == .numberPad && pad.returnKeyType == .default)
    }

    @Test func `a secure text view shows its text, unlike a secure field`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "ab\nc"
        view.isSecureTextEntry = true
        #expect(view.shownLines.map(\.text) == ["ab", "c"])
    }
}
