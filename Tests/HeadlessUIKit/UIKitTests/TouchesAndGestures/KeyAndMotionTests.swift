import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests that events without a location on the screen go to the key window.
@MainActor @Suite struct KeyAndMotionTests {
    private func typingWindow() -> (window: UIWindow, field: UITextField) {
        let field = UITextField()
        return (screenWindow(field), field)
    }

    @Test func `key presses go to the key window's first responder`() async throws {
        try await withDevice {
            let (first, second) = (typingWindow(), typingWindow())
            first.field.becomeFirstResponder()
            second.field.becomeFirstResponder()
            #expect(type("b") && second.field.text == "b" && first.field.text == "")
            first.window.makeKey()
            #expect(type("a") && first.field.text == "a" && second.field.text == "b")
        }
    }

    @Test func `motion events go to the key window's first responder and up the responder chain`() async throws {
        try await withDevice {
            let log = Callbacks()
            let (main, overlay) = (ShakenWindow("main", log), ShakenWindow("overlay", log))
            main.makeKeyAndVisible()
            overlay.isHidden = false
            shake()
            #expect(log.take() == ["main began", "main ended"])
            let field = UITextField()
            overlay.addSubview(field)
            overlay.makeKey()
            field.becomeFirstResponder()
            shake()
            #expect(log.take() == ["overlay began", "overlay ended"])
        }
    }

    @Test func `without a key window, no window receives motion events`() async throws {
        try await withDevice {
            let log = Callbacks()
            let window = ShakenWindow("W", log)
            window.isHidden = false
            shake()
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `the responder chain ends at the app delegate if that is a responder`() async throws {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        try await withDevice {
            #expect(UIApplication.shared.next == nil)
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            #expect(UIApplication.shared.next === delegate)
        }
    }

    private final class ShakenWindow: UIWindow {
        private let name: String
        private let log: Callbacks

        init(_ name: String, _ log: Callbacks) {
            self.name = name
            self.log = log
            super.init(windowScene: scene)
        }

        required init?(coder: NSCoder) { nil }

        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if motion == .motionShake, event?.type == .motion { log.lines.append("\(name) began") }
        }

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            log.lines.append("\(name) ended")
        }
    }
}
