import Simulator
import Testing

@MainActor @Suite struct StatusBarTapTests {
    private let touches = TouchLog()
    /// A point on the status bar, which is 54 points high.
    private let onBar = CGPoint(x: 100, y: 53)
    private let belowBar = CGPoint(x: 100, y: 54)

    private func full(_ name: String) -> Pad { Pad(name, scene.screen.bounds, touches) }

    @Test func `a tap on the bar goes to the bar and not to the windows below`() async throws {
        try await withDevice {
            let window = UIWindow(showing: full("app"))
            let log = EventLog()
            tap(at: onBar)
            #expect(log.lines == ["status bar was tapped"] && touches.lines.isEmpty)
            #expect(touchTarget(at: onBar).window == nil && touchTarget(at: belowBar).window === window)
        }
    }

    @Test func `the bar ends where its frame ends`() async throws {
        try await withDevice {
            let window = UIWindow(showing: full("app"))
            let log = EventLog(["app": window.subviews[0]])
            tap(at: belowBar)
            #expect(log.lines == ["touch began in app", "touch ended in app"])
        }
    }

    @Test(arguments: [UIWindow.Level.statusBar, .alert])
    func `a window at the bar's level or above swallows the tap`(level: UIWindow.Level) async throws {
        try await withDevice {
            let window = UIWindow(showing: full("overlay"), level: level)
            tap(at: onBar)
            #expect(touches.lines == ["overlay began", "overlay ended"] && !window.isHidden)
        }
    }

    @Test func `a window above that lets the touch through does not`() async throws {
        final class Glass: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        try await withDevice {
            let glass = Glass(windowScene: scene)
            glass.windowLevel = .alert
            glass.isHidden = false
            let log = EventLog()
            tap(at: onBar)
            #expect(log.lines == ["status bar was tapped"])
            #expect(touchTarget(at: onBar).refusals.map(\.window) == [glass])
        }
    }

    @Test func `a finger that leaves the bar does not tap it, one that comes to it neither`() async throws {
        try await withDevice {
            let window = UIWindow(showing: full("app"))
            let log = EventLog(["app": window.subviews[0]])
            drag(from: onBar, to: belowBar, steps: 1)
            #expect(log.lines.isEmpty)
            drag(from: belowBar, to: onBar, steps: 1)
            #expect(log.lines == ["touch began in app", "touch moved in app", "touch ended in app"])
        }
    }

    @Test func `a hidden bar takes no taps`() async throws {
        try await withDevice {
            let window = UIWindow(showing: full("app"))
            window.rootViewController = UIViewController()
            turnDevice(to: .landscapeRight)
            let log = EventLog()
            tap(at: onBar)
            #expect(!log.lines.contains("status bar was tapped"))
        }
    }
}
