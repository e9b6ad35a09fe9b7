import Simulator
import Testing

@MainActor @Suite struct StatusBarTapTests {
    private let touches = TouchLog()
    /// A point on the status bar, which is 54 points high.
    private let onBar = CGPoint(x: 100, y: 53)
    private let belowBar = CGPoint(x: 100, y: 54)

    private func full(_ name: String) -> Pad { Pad(name, scene.screen.bounds, touches) }

    @Test func `a tap on the status bar isn't delivered to the windows`() async throws {
        try await withDevice {
            let window = UIWindow(showing: full("app"))
            let log = EventLog()
            tap(at: onBar)
            #expect(log.lines == ["status bar was tapped"] && touches.lines.isEmpty)
            #expect(touchTarget(at: onBar).window == nil && touchTarget(at: belowBar).window === window)
        }
    }

    @Test func `a tap just below the status bar is delivered to the window`() async throws {
        try await withDevice {
            let window = UIWindow(showing: full("app"))
            window.makeKey()
            let log = EventLog(["app": window.subviews[0]])
            tap(at: belowBar)
            #expect(log.lines == ["touch began in app", "touch ended in app"])
        }
    }

    @Test(arguments: [UIWindow.Level.statusBar, .alert])
    func `a window at the status bar's level or above receives the tap instead`(level: UIWindow.Level) async throws {
        try await withDevice {
            let window = UIWindow(showing: full("overlay"), level: level)
            tap(at: onBar)
            #expect(touches.lines == ["overlay began", "overlay ended"] && !window.isHidden)
        }
    }

    @Test func `a window above the bar whose hitTest returns nil doesn't block the tap`() async throws {
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

    @Test func `a drag that starts or ends outside the bar doesn't tap it`() async throws {
        try await withDevice {
            let window = UIWindow(showing: full("app"))
            window.makeKey()
            let log = EventLog(["app": window.subviews[0]])
            drag(from: onBar, to: belowBar, steps: 1)
            #expect(log.lines.isEmpty)
            drag(from: belowBar, to: onBar, steps: 1)
            #expect(log.lines == ["touch began in app", "touch moved in app", "touch ended in app"])
        }
    }

    @Test func `a hidden status bar receives no taps`() async throws {
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
