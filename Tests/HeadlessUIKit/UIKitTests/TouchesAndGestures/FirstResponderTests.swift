import Simulator
import Testing

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

    @Test func `a plain responder cannot become first but can resign`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let view = UIView()
            let window = window(with: view)
            #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
            #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
            #expect(window.next === UIApplication.shared)
        }
    }

    @Test func `one responder of a window is first at a time`() async throws {
        try await withDevice {
            let window = window(with: one, other)
            #expect(one.becomeFirstResponder() && one.isFirstResponder)
            #expect(other.becomeFirstResponder() && other.isFirstResponder && !one.isFirstResponder)
            #expect(one.window === window)
        }
    }

    @Test func `the responder before is asked whether it can resign and resigns`() async throws {
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

    @Test func `one that will not resign stays first`() async throws {
        try await withDevice {
            let window = window(with: one, other)
            one.becomeFirstResponder()
            one.mayResign = false
            #expect(!other.becomeFirstResponder() && one.isFirstResponder && !other.isFirstResponder)
            #expect(!one.resignFirstResponder() && one.isFirstResponder)
            #expect(one.window === window)
        }
    }

    @Test func `nobody resigns for one that cannot become first`() async throws {
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

    @Test func `becoming first again answers yes and asks nobody`() async throws {
        try await withDevice {
            let window = window(with: one)
            one.becomeFirstResponder()
            one.lines = []
            #expect(one.becomeFirstResponder())
            #expect(one.lines == ["became true"])
            #expect(one.window === window)
        }
    }

    @Test func `resigning when not first answers yes and changes nothing`() async throws {
        try await withDevice {
            let window = window(with: one, other)
            one.becomeFirstResponder()
            #expect(other.resignFirstResponder() && one.isFirstResponder)
            #expect(one.window === window)
        }
    }

    @Test func `whoever becomes first while another resigns has the last word`() async throws {
        try await withDevice {
            let third = Field()
            let window = window(with: one, other, third)
            one.becomeFirstResponder()
            one.onResign = { third.becomeFirstResponder() }
            #expect(!other.becomeFirstResponder() && third.isFirstResponder)
            #expect(one.window === window)
        }
    }

    @Test func `a view in no window does not become first`() {
        #expect(!one.becomeFirstResponder() && !one.isFirstResponder)
        #expect(one.resignFirstResponder())
    }

    @Test func `a controller is tied to the window by its view`() async throws {
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

    @Test func `each window remembers its own`() async throws {
        try await withDevice {
            let (first, second) = (window(with: one), window(with: other))
            one.becomeFirstResponder()
            other.becomeFirstResponder()
            #expect(one.isFirstResponder && other.isFirstResponder)
            second.isHidden = true
            #expect(one.isFirstResponder && other.isFirstResponder && first.isKeyWindow)
        }
    }

    @Test func `one that leaves its window resigns, asked or not`() async throws {
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

    @Test func `moving inside the window resigns nothing`() async throws {
        try await withDevice {
            let box = UIView()
            let window = window(with: box, one)
            one.becomeFirstResponder()
            box.addSubview(one)
            #expect(one.isFirstResponder && one.window === window)
        }
    }

    @Test func `a released responder is forgotten`() async throws {
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
