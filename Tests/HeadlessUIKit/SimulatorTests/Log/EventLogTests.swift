import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct EventLogTests {
    private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `the log uses the names that the test passes`() async throws {
        try await withDevice {
            let app = UIWindow(windowScene: scene)
            let banner = UIWindow(windowScene: scene)
            let log = EventLog(["app": app, "banner": banner])
            app.makeKeyAndVisible()
            banner.makeKeyAndVisible()
            #expect(
                log.lines == [
                    "app did become visible", "app did become key",
                    "banner did become visible", "app did resign key", "banner did become key",
                ])
        }
    }

    @Test func `touches are logged with the view that receives them`() async throws {
        try await withDevice {
            let field = Field(frame: scene.screen.bounds)
            let window = UIWindow(showing: field)
            window.makeKey()
            let log = EventLog(["window": window])
            drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 190), steps: 1)
            #expect(log.lines == ["touch began in Field", "touch moved in Field", "touch ended in Field"])
        }
    }

    @Test func `changes of the first responder are logged`() async throws {
        try await withDevice {
            let (one, other) = (Field(), Field())
            let window = UIWindow(showing: one, other)
            let log = EventLog(["one": one, "other": other])
            _ = one.becomeFirstResponder()
            _ = other.becomeFirstResponder()
            window.endEditing(true)
            #expect(
                log.events == [
                    .init(.becameFirstResponder, "one"), .init(.resignedFirstResponder, "one"),
                    .init(.becameFirstResponder, "other"), .init(.resignedFirstResponder, "other"),
                ])
        }
    }

    @Test func `a rotation is logged`() async throws {
        try await withDevice {
            let log = EventLog()
            turnDevice(to: .landscapeRight)
            #expect(
                log.lines == [
                    "UIApplication will change status bar orientation",
                    "UIApplication did change status bar orientation",
                ])
        }
    }

    @Test func `clear() removes the logged events`() async throws {
        try await withDevice {
            let window = oldWindow()
            let log = EventLog()
            window.isHidden = false
            log.clear()
            window.isHidden = true
            #expect(log.lines == ["UIWindow did become hidden"])
        }
    }

    @Test func `the log contains only events of its own device`() async throws {
        try await withDevice {
            let log = EventLog()
            try await withDevice {
                let window = oldWindow()
                window.isHidden = false
            }
            #expect(log.events.isEmpty)
        }
    }
}
