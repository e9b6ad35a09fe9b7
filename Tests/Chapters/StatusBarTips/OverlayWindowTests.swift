import Simulator
import Testing
import UIKit

/// Tests that an overlay leaves the key status, and with it the keyboard, to the app.
@MainActor
@Suite struct OverlayWindowTests {
    /// Returns an app whose text field has the keyboard.
    private func typingApp() -> (window: UIWindow, field: UITextField) {
        let window = showApp()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        window.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        return (window, field)
    }

    @Test func `showing, making key and hiding an overlay keeps the keyboard`() async throws {
        try await withDevice {
            let (app, field) = typingApp()
            let overlay = OverlayWindow(windowScene: scene, level: .alert)
            #expect(overlay.windowLevel == .alert && overlay.isHidden)
            let steps: [(UIWindow) -> Void] = [
                { $0.isHidden = false }, { $0.makeKey() }, { $0.makeKeyAndVisible() }, { $0.isHidden = true },
            ]
            for step in steps {
                step(overlay)
                #expect(app.isKeyWindow && !overlay.isKeyWindow && field.isEditing && keyboardFrame != nil)
            }
            #expect(type("a") && field.text == "a")
        }
    }

    @Test func `when the key window is hidden, an ordinary window becomes key, an overlay doesn't`() async throws {
        for isOverlay in [false, true] {
            try await withDevice {
                let app = showApp()
                let ball =
                    isOverlay
                    ? OverlayWindow(windowScene: scene, level: .normal + 1) : UIWindow(windowScene: scene)
                ball.windowLevel = .normal + 1
                ball.isHidden = false
                let login = UIWindow(windowScene: scene)
                login.windowLevel = .normal + 2
                login.makeKeyAndVisible()
                login.isHidden = true
                #expect(scene.keyWindow === (isOverlay ? app : ball))
            }
        }
    }

    @Test func `with only an overlay visible, no window is key`() async throws {
        try await withDevice {
            let overlay = OverlayWindow(windowScene: scene, level: .normal)
            overlay.makeKeyAndVisible()
            #expect(!overlay.isHidden && scene.keyWindow == nil)
        }
    }

    @Test func `showing and hiding an overlay posts notifications, and then it's released`() async throws {
        try await withDevice {
            let app = showApp()
            var overlay: OverlayWindow? = OverlayWindow(windowScene: scene, level: .alert)
            let log = EventLog()
            overlay?.isHidden = false
            overlay?.isHidden = true
            #expect(log.lines == ["OverlayWindow did become visible", "OverlayWindow did become hidden"])
            weak let gone = overlay
            overlay = nil
            #expect(gone == nil && scene.windows == [app])
        }
    }
}
