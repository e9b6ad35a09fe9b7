import Simulator
import Testing
import UIKitTestSupport

/// A view that can become first responder, and records the calls that it receives.
private final class Field: UIView {
    var mayBecome = true
    var mayResign = true
    var lines: [String] = []
    var onResign: () -> Void = {}

    override var canBecomeFirstResponder: Bool {
        lines.append("can become")
        return mayBecome
    }
    override var canResignFirstResponder: Bool {
        lines.append("can resign")
        return mayResign
    }
    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        lines.append("became \(became)")
        return became
    }
    @discardableResult
    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        lines.append("resigned \(resigned)")
        onResign()
        return resigned
    }
}

@MainActor @Suite struct FirstResponderTests {
    private let one = Field()
    private let other = Field()

    private func window(with views: UIView...) -> UIWindow {
        let window = newWindow()
        views.forEach(window.addSubview)
        window.makeKeyAndVisible()
        return window
    }

    @Test func `a plain view can't become first responder but can resign`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let view = UIView()
            let window = window(with: view)
            #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
            #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
            #expect(window.next === UIApplication.shared)
        }
    }

    @Test func `a window has one first responder at a time`() async throws {
        try await withDevice {
            let window = window(with: one, other)
            #expect(one.becomeFirstResponder() && one.isFirstResponder)
            #expect(other.becomeFirstResponder() && other.isFirstResponder && !one.isFirstResponder)
            #expect(one.window === window)
        }
    }

    @Test func `the previous first responder resigns after canResignFirstResponder returns true`() async throws {
        try await withDevice {
            let window = window(with: one, other)
            one.becomeFirstResponder()
            one.lines = []
            other.becomeFirstResponder()
            #expect(one.lines == ["can resign", "resigned true"])
            #expect(other.lines == ["can become", "became true"])
            #expect(one.window === window)
        }
    }

    @Test func `a first responder that can't resign stays first responder`() async throws {
        try await withDevice {
            let window = window(with: one, other)
            one.becomeFirstResponder()
            one.mayResign = false
            #expect(!other.becomeFirstResponder() && one.isFirstResponder && !other.isFirstResponder)
            #expect(!one.resignFirstResponder() && one.isFirstResponder)
            #expect(one.window === window)
        }
    }

    @Test func `the first responder doesn't resign if the new responder can't become first responder`() async throws {
        try await withDevice {
            let window = window(with: one, other)
            one.becomeFirstResponder()
            one.lines = []
            other.mayBecome = false
            #expect(!other.becomeFirstResponder())
            #expect(one.isFirstResponder && one.lines.isEmpty)
            #expect(one.window === window)
        }
    }

    @Test func `becomeFirstResponder on the first responder returns true without further calls`() async throws {
        try await withDevice {
            let window = window(with: one)
            one.becomeFirstResponder()
            one.lines = []
            #expect(one.becomeFirstResponder())
            #expect(one.lines == ["became true"])
            #expect(one.window === window)
        }
    }

    @Test func `resignFirstResponder on another responder returns true and changes nothing`() async throws {
        try await withDevice {
            let window = window(with: one, other)
            one.becomeFirstResponder()
            #expect(other.resignFirstResponder() && one.isFirstResponder)
            #expect(one.window === window)
        }
    }

    @Test func `a view that becomes first responder while the previous one resigns stays first responder`() async throws
    {
        try await withDevice {
            let third = Field()
            let window = window(with: one, other, third)
            one.becomeFirstResponder()
            one.onResign = { third.becomeFirstResponder() }
            #expect(!other.becomeFirstResponder() && third.isFirstResponder)
            #expect(one.window === window)
        }
    }

    @Test func `a view without a window doesn't become first responder`() {
        #expect(!one.becomeFirstResponder() && !one.isFirstResponder)
        #expect(one.resignFirstResponder())
    }

    @Test func `a view controller can be first responder only while its view is in a window`() async throws {
        final class Editor: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        try await withDevice {
            let (window, editor) = (newWindow(), Editor())
            #expect(!editor.becomeFirstResponder())
            window.rootViewController = editor
            window.isHidden = false
            #expect(editor.becomeFirstResponder() && editor.isFirstResponder)
            window.rootViewController = nil
            #expect(!editor.isFirstResponder)
        }
    }

    @Test func `each window keeps its own first responder`() async throws {
        try await withDevice {
            let (first, second) = (window(with: one), window(with: other))
            one.becomeFirstResponder()
            other.becomeFirstResponder()
            #expect(one.isFirstResponder && other.isFirstResponder)
            second.isHidden = true
            #expect(one.isFirstResponder && other.isFirstResponder && first.isKeyWindow)
        }
    }

    @Test func `a first responder that leaves its window resigns even if it can't resign`() async throws {
        try await withDevice {
            let box = UIView()
            let window = window(with: box)
            box.addSubview(one)
            one.becomeFirstResponder()
            one.mayResign = false
            one.lines = []
            box.removeFromSuperview()
            #expect(!one.isFirstResponder && one.lines == ["resigned true"])
            window.addSubview(box)
            #expect(!one.isFirstResponder)
        }
    }

    @Test func `a first responder that moves within its window doesn't resign`() async throws {
        try await withDevice {
            let box = UIView()
            let window = window(with: box, one)
            one.becomeFirstResponder()
            box.addSubview(one)
            #expect(one.isFirstResponder && one.window === window)
        }
    }

    @Test func `a view can become first responder after the previous one is deallocated`() async throws {
        final class Editor: UIResponder {
            let host: UIView
            init(_ host: UIView) { self.host = host }
            override var next: UIResponder? { host }
            override var canBecomeFirstResponder: Bool { true }
        }
        try await withDevice {
            let window = window(with: one)
            var editor: Editor? = Editor(one)
            #expect(editor?.becomeFirstResponder() == true && editor?.isFirstResponder == true)
            editor = nil
            #expect(one.becomeFirstResponder() && one.window === window)
        }
    }
}
