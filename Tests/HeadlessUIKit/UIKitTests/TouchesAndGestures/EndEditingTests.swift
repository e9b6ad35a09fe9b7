import Simulator
import Testing
import UIKitTestSupport

private final class Field: UIView {
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
}

@MainActor @Suite struct EndEditingTests {
    private let form = UIView()
    private let field = Field()

    private func editing(_ body: @MainActor (UIWindow) throws -> Void) async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = oldWindow()
            window.addSubview(form)
            form.addSubview(field)
            field.becomeFirstResponder()
            try body(window)
        }
    }

    @Test(arguments: ["window", "form", "field"])
    func `endEditing makes the first responder in the view's subtree resign`(target: String) async throws {
        try await editing { window in
            let view = ["window": window, "form": form, "field": field][target]!
            #expect(view.endEditing(false))
            #expect(!field.isFirstResponder)
        }
    }

    @Test func `endEditing(false) fails if the first responder can't resign`() async throws {
        try await editing { window in
            field.mayResign = false
            #expect(!window.endEditing(false) && field.isFirstResponder)
        }
    }

    @Test func `endEditing(true) ignores canResignFirstResponder`() async throws {
        try await editing { window in
            field.mayResign = false
            #expect(window.endEditing(true) && !field.isFirstResponder)
        }
    }

    @Test func `endEditing doesn't affect a first responder outside the view's subtree`() async throws {
        try await editing { window in
            let beside = UIView()
            window.addSubview(beside)
            #expect(!beside.endEditing(true) && field.isFirstResponder)
        }
    }
}
