import Simulator
import Testing
@_spi(Simulator) import UIKit
import UIKitTestSupport

@MainActor @Suite struct FormSheetKeyboardTests {
    private final class Form: UIViewController {
        let field = UITextField()
        var keeps: Bool?
        override var disablesAutomaticKeyboardDismissal: Bool { keeps ?? super.disablesAutomaticKeyboardDismissal }
    }

    private func shown(_ style: UIModalPresentationStyle, keeps: Bool? = nil) -> (UIWindow, UIViewController, Form) {
        let (root, form) = (UIViewController(), Form())
        form.keeps = keeps
        form.view.addSubview(form.field)
        form.modalPresentationStyle = style
        let window = shownWindow(root)
        root.present(form, animated: false)
        form.field.becomeFirstResponder()
        return (window, root, form)
    }

    @Test func `the keyboard of a form sheet stays until the sheet is dismissed`() async throws {
        try await withDevice(.iPadPro11) {
            let (window, root, form) = shown(.formSheet)
            #expect(keyboardFrame != nil && form.disablesAutomaticKeyboardDismissal)
            form.field.resignFirstResponder()
            #expect(keyboardFrame != nil && !form.field.isFirstResponder)
            root.dismiss(animated: false)
            #expect(keyboardFrame == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the keyboard hides in a page sheet, and in a form sheet that allows the dismissal`() async throws {
        try await withDevice(.iPadPro11) {
            for (style, keeps) in [(UIModalPresentationStyle.pageSheet, nil), (.formSheet, false)] {
                let (window, root, form) = shown(style, keeps: keeps)
                form.field.resignFirstResponder()
                #expect(keyboardFrame == nil)
                root.dismiss(animated: false)
                withExtendedLifetime(window) {}
            }
        }
    }
}
