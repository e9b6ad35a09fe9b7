import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// The keyboard as the edited view determines it.
@MainActor @Suite struct OnscreenKeyboardTests {
    private func editing(
        on device: Device = .iPhone17, _ prepare: @MainActor (UITextField) -> Void = { _ in },
        _ body: @MainActor (UITextField) throws -> Void
    ) async throws {
        try await withDevice(device) {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            let window = screenWindow(field)
            #expect(OnscreenKeyboard.current == nil)
            prepare(field)
            field.becomeFirstResponder()
            try body(field)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the keyboard has the traits of the edited field`() async throws {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        try await editing {
            $0.keyboardType = .emailAddress
            $0.keyboardAppearance = .dark
            $0.returnKeyType = .search
            $0.enablesReturnKeyAutomatically = true
            $0.inputAccessoryView = bar
        } _: { field in
            let keyboard = try #require(OnscreenKeyboard.current)
            #expect(keyboard.frame == keyboardFrame && keyboard.frame.height == 335 + 44)
            #expect(keyboard.type == .emailAddress && keyboard.appearance == .dark && keyboard.layout == .letters)
            #expect(keyboard.returnKeyTitle == "search" && !keyboard.isReturnKeyEnabled)
            #expect(keyboard.accessoryView === bar && keyboard.inputView == nil)
            type("a")
            #expect(OnscreenKeyboard.current?.isReturnKeyEnabled == true)
        }
    }

    @Test(arguments: [UIKeyboardType.numberPad, .phonePad, .decimalPad])
    func `a phone's pad of digits has no return key, and an iPad has no pads`(type: UIKeyboardType) async throws {
        for (device, hasReturnKey) in [(Device.iPhone17, false), (.iPadPro11, true)] {
            try await editing(on: device) {
                $0.keyboardType = type
            } _: { _ in
                let keyboard = try #require(OnscreenKeyboard.current)
                #expect(keyboard.hasReturnKey == hasReturnKey && (keyboard.returnKeyTitle != nil) == hasReturnKey)
                #expect((keyboard.layout == .numbersAndPunctuation) == hasReturnKey)
            }
        }
    }

    @Test func `an input view replaces the keys`() async throws {
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        try await editing {
            $0.inputView = picker
        } _: { _ in
            #expect(OnscreenKeyboard.current?.inputView === picker && OnscreenKeyboard.current?.hasReturnKey == false)
        }
    }

    @Test func `an accessory view without keys is no keyboard with a return key`() async throws {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        try await withDevice {
            let chat = Chat()
            let window = shownWindow(chat)
            chat.becomeFirstResponder()
            let keyboard = try #require(OnscreenKeyboard.current)
            #expect(!keyboard.hasKeys && !keyboard.hasReturnKey && !keyboard.isShifted)
            #expect(keyboard.accessoryView === chat.bar)
            withExtendedLifetime(window) {}
        }
    }

    @Test(arguments: [
        ("", true), ("a", false), ("a ", false), ("a.", false), ("a. ", true), ("Why? ", true), ("a, ", false),
        ("a\n", true), (" ", true),
    ])
    func `shift is pressed where a sentence begins`(text: String, isShifted: Bool) async throws {
        try await editing { field in
            field.text = text
            #expect(OnscreenKeyboard.current?.isShifted == isShifted)
        }
    }

    @Test(arguments: [
        (UITextAutocapitalizationType.none, [false, false, false]), (.words, [true, false, true]),
        (.allCharacters, [true, true, true]),
    ])
    func `the type of capitalization determines the shift key`(
        type: UITextAutocapitalizationType, isShifted: [Bool]
    ) async throws {
        try await editing {
            $0.autocapitalizationType = type
        } _: { field in
            for (text, isShifted) in zip(["", "a", "a "], isShifted) {
                field.text = text
                #expect(OnscreenKeyboard.current?.isShifted == isShifted, "\(text)")
            }
            for keyboardType in [UIKeyboardType.numberPad, .numbersAndPunctuation] {
                field.keyboardType = keyboardType
                #expect(OnscreenKeyboard.current?.isShifted == false)
            }
        }
    }

    @Test func `the shift key isn't pressed in an empty field for a password`() async throws {
        try await editing {
            $0.isSecureTextEntry = true
        } _: { _ in
            #expect(OnscreenKeyboard.current?.isShifted == false)
        }
    }
}
