import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of drags that dismiss the keyboard.
@MainActor @Suite struct KeyboardDismissTests {
    private func onScreen(
        _ mode: UIScrollView.KeyboardDismissMode,
        _ body: @MainActor (UIScrollView, UITextField) async throws -> Void
    ) async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            view.contentSize = CGSize(width: 375, height: 2000)
            view.keyboardDismissMode = mode
            let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
            view.addSubview(field)
            let window = shownWindow(UIViewController())
            window.rootViewController?.view.addSubview(view)
            field.becomeFirstResponder()
            try await body(view, field)
            window.isHidden = true
        }
    }

    @Test func `a drag doesn't dismiss the keyboard by default`() async throws {
        try await onScreen(.none) { _, field in
            drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200))
            #expect(field.isEditing)
        }
    }

    @Test func `the mode onDrag dismisses the keyboard when a drag starts`() async throws {
        try await onScreen(.onDrag) { _, field in
            let finger = press(at: CGPoint(x: 200, y: 300))
            #expect(field.isEditing)
            finger.move(to: CGPoint(x: 200, y: 280))
            #expect(!field.isEditing)
            finger.lift()
        }
    }

    @Test func `the mode interactive dismisses the keyboard if a drag over it ends moving down`() async throws {
        try await onScreen(.interactive) { _, field in
            let finger = press(at: CGPoint(x: 200, y: 300))
            finger.move(to: CGPoint(x: 200, y: 400))
            finger.lift()
            #expect(field.isEditing, "it was not over the keyboard")
            let other = press(at: CGPoint(x: 200, y: 300))
            other.move(to: CGPoint(x: 200, y: 600))
            other.move(to: CGPoint(x: 200, y: 550))
            other.lift()
            #expect(field.isEditing)
            drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
            #expect(!field.isEditing)
        }
    }
}
