import Simulator
import Testing
import UIKitTestSupport

@_spi(Simulator) @testable import UIKit

/// A text field delegate that records its calls and the events of the field.
@MainActor
private final class FieldLog: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var refuses: Set<String> = []

    private func may(_ line: String) -> Bool {
        lines.append(line)
        return !refuses.contains(line)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { may("should begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { may("should end") }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { may("should return") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { may("\(range.location) \(range.length) \(string)") }
}

@MainActor @Suite struct TextFieldTests {
    private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    private let log = FieldLog()

    private func onScreen(_ body: @MainActor (UIWindow) throws -> Void) async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            field.delegate = log
            let window = screenWindow(field)
            for (event, line) in [
                (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
                (.editingDidEnd, "event end"),
            ] {
                field.addAction(UIAction { [log] _ in log.lines.append(line) }, for: event)
            }
            try body(window)
        }
    }

    @Test func `the text is never nil`() {
        #expect(field.text == "")
        field.text = nil
        #expect(field.text == "")
    }

    @Test func `beginning and ending editing calls the delegate, then sends the control event`() async throws {
        try await onScreen { _ in
            #expect(field.becomeFirstResponder())
            #expect(field.isEditing && field.isFirstResponder)
            #expect(field.resignFirstResponder())
            #expect(!field.isEditing)
            #expect(
                log.lines == [
                    "should begin", "did begin", "event begin", "should end", "did end", "event end",
                ])
        }
    }

    @Test func `the delegate can refuse to begin or end editing, unless endEditing is forced`() async throws {
        try await onScreen { window in
            log.refuses = ["should begin"]
            #expect(!field.becomeFirstResponder() && !field.isEditing)
            log.refuses = ["should end"]
            field.becomeFirstResponder()
            #expect(!field.resignFirstResponder() && field.isEditing)
            #expect(window.endEditing(true) && !field.isEditing, "a forced end doesn't ask the delegate")
            #expect(log.lines.suffix(2) == ["did end", "event end"])
        }
    }

    @Test func `a field that refuses to end editing prevents another field from beginning`() async throws {
        try await onScreen { window in
            let other = UITextField()
            window.rootViewController?.view.addSubview(other)
            log.refuses = ["should end"]
            field.becomeFirstResponder()
            #expect(!other.becomeFirstResponder())
            #expect(field.isEditing && !other.isEditing)
        }
    }

    @Test func `becomeFirstResponder on a field that is editing doesn't call the delegate`() async throws {
        try await onScreen { _ in
            field.becomeFirstResponder()
            log.lines = []
            #expect(field.becomeFirstResponder())
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `a field that is disabled or outside a window can't begin editing`() async throws {
        #expect(!field.becomeFirstResponder())
        try await onScreen { _ in
            field.isEnabled = false
            #expect(!field.becomeFirstResponder())
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `a tap begins editing, but a touch that ends outside doesn't`() async throws {
        try await onScreen { _ in
            drag(from: CGPoint(x: 10, y: 120), to: CGPoint(x: 10, y: 400))
            #expect(!field.isEditing)
            tap(at: CGPoint(x: 10, y: 120))
            #expect(field.isEditing)
        }
    }

    @Test func `a tap sends touchDown, begins editing, and sends touchCancel`() async throws {
        try await onScreen { _ in
            for (event, line) in [
                (UIControl.Event.touchDown, "event down"), (.touchUpInside, "event up"), (.touchCancel, "event cancel"),
            ] {
                field.addAction(UIAction { [log] _ in log.lines.append(line) }, for: event)
            }
            tap(at: CGPoint(x: 10, y: 120))
            #expect(log.lines == ["event down", "should begin", "did begin", "event begin", "event cancel"])
            log.lines = []
            tap(at: CGPoint(x: 10, y: 120))
            #expect(log.lines == ["event down", "event cancel"])
        }
    }

    @Test func `a window's tap recognizer recognizes taps on a text field only if it's disabled`() async throws {
        try await onScreen { window in
            var taps = 0
            let tapping = UITapGestureRecognizer()
            tapping.addAction(UIAction { _ in taps += 1 })
            window.addGestureRecognizer(tapping)
            tap(at: CGPoint(x: 10, y: 120))
            #expect(field.isEditing && taps == 0)
            field.resignFirstResponder()
            field.isEnabled = false
            tap(at: CGPoint(x: 10, y: 120))
            #expect(!field.isEditing && taps == 1)
        }
    }

    @Test func `each key asks the delegate, changes the text, then sends editingChanged`() async throws {
        try await onScreen { _ in
            field.becomeFirstResponder()
            log.lines = []
            log.refuses = ["1 0 x"]
            #expect(type("axé"))
            #expect(field.text == "aé")
            #expect(log.lines == ["0 0 a", "event changed", "1 0 x", "1 0 é", "event changed"])
        }
    }

    @Test func `delete removes a whole character, and its range counts UTF-16 units`() async throws {
        try await onScreen { _ in
            field.text = "a👨‍👩‍👧"
            field.becomeFirstResponder()
            log.lines = []
            #expect(pressDelete())
            #expect(field.text == "a")
            #expect(log.lines == ["1 8 ", "event changed"])
            pressDelete()
            log.lines = []
            pressDelete()
            #expect(log.lines.isEmpty && !field.hasText)
        }
    }

    @Test func `setting the text sends no event, but inserting and deleting send editingChanged`() async throws {
        try await onScreen { _ in
            field.text = "a"
            #expect(log.lines.isEmpty)
            field.insertText("b")
            field.deleteBackward()
            #expect(log.lines == ["event changed", "event changed"])
        }
    }

    @Test func `the return key asks the delegate, and ends editing only with editingDidEndOnExit`() async throws {
        try await onScreen { _ in
            var events: [String] = []
            field.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
            field.becomeFirstResponder()
            log.refuses = ["should return"]
            type("\n")
            #expect(events.isEmpty && log.lines.last == "should return")
            log.refuses = []
            type("\n")
            #expect(events == ["primary"] && field.isEditing && field.text == "")
            field.addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
            type("\n")
            #expect(events == ["primary", "exit", "primary"] && !field.isEditing)
        }
    }

    @Test func `text field notifications have the field as object`() async throws {
        try await onScreen { _ in
            var lines: [String] = []
            let tokens = [
                (UITextField.textDidBeginEditingNotification, "begin"),
                (UITextField.textDidChangeNotification, "change"),
                (UITextField.textDidEndEditingNotification, "end"),
            ].map { name, line in observeDevice(name, object: field) { _ in lines.append(line) } }
            field.becomeFirstResponder()
            type("a")
            field.resignFirstResponder()
            tokens.forEach(NotificationCenter.default.removeObserver)
            #expect(lines == ["begin", "change", "end"])
        }
    }

    @Test func `a secure field shows dots, and an empty field shows its placeholder`() {
        field.placeholder = "name"
        #expect(field.shownText == "name")
        field.text = "secret"
        #expect(field.shownText == "secret")
        field.isSecureTextEntry = true
        #expect(field.shownText == "••••••" && field.text == "secret")
    }

    @Test func `the intrinsic content size of an empty field is that of its placeholder`() {
        field.font = .systemFont(ofSize: 10)
        field.placeholder = "ab"
        #expect(field.intrinsicContentSize == CGSize(width: 11, height: 12))
    }
}
