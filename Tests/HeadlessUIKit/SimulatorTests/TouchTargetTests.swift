import Simulator
import Testing

@MainActor @Suite struct TouchTargetTests {
    private func window(_ frame: CGRect? = nil, level: UIWindow.Level = .normal) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        if let frame { window.frame = frame }
        window.windowLevel = level
        window.rootViewController = UIViewController()
        window.isHidden = false
        return window
    }

    @Test func `the frontmost window that contains the point receives the touch`() async throws {
        try await withDevice {
            let main = window()
            let ball = window(CGRect(x: 0, y: 100, width: 60, height: 60), level: .normal + 0.2)
            let hit = touchTarget(at: CGPoint(x: 30, y: 130))
            #expect(hit.window === ball && hit.view === ball.rootViewController?.view && hit.refusals.isEmpty)
            let missed = touchTarget(at: CGPoint(x: 100, y: 130))
            #expect(missed.window === main)
            #expect(missed.refusals.map(\.window) == [ball])
            #expect(missed.refusals.map(\.reason) == [.outside])
        }
    }

    @Test func `a window whose hitTest returns nil lets the touch through`() async throws {
        final class Glass: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        try await withDevice {
            let main = UIWindow(windowScene: scene)
            main.isHidden = false
            let glass = Glass(windowScene: scene)
            glass.windowLevel = .alert
            glass.isHidden = false
            let target = touchTarget(at: CGPoint(x: 5, y: 125))
            #expect(target.window === main)
            #expect(target.refusals.map(\.reason.description) == ["let through"])
        }
    }

    @Test func `the refusals list a reason for each window, from front to back`() async throws {
        try await withDevice {
            let (idle, clear, hidden) = (window(), window(), window())
            idle.isUserInteractionEnabled = false
            clear.alpha = 0
            hidden.isHidden = true
            let target = touchTarget(at: CGPoint(x: 0, y: 120))
            #expect(target.window == nil && target.view == nil)
            #expect(target.refusals.map(\.reason) == [.hidden, .transparent, .notInteractive])
        }
    }

    @Test func `touch points are in the coordinates of the rotated screen`() async throws {
        try await withDevice {
            let main = window()
            turnDevice(to: .landscapeRight)
            #expect(touchTarget(at: CGPoint(x: 660, y: 370)).window === main)
            #expect(touchTarget(at: CGPoint(x: 370, y: 660)).window == nil)
        }
    }

    @Test func `each point reaches the frontmost window that contains it`() async throws {
        try await withDevice {
            let windows = [
                window(),
                window(CGRect(x: 50, y: 50, width: 200, height: 200), level: .alert),
                window(CGRect(x: 100, y: 0, width: 200, height: 300), level: .statusBar),
                window(CGRect(x: 0, y: 100, width: 300, height: 60), level: .statusBar),
            ]
            let drawn = [windows[0], windows[2], windows[3], windows[1]]
            for x in stride(from: CGFloat(0), to: 400, by: 10) {
                for y in stride(from: CGFloat(60), to: 400, by: 10) {
                    let point = CGPoint(x: x, y: y)
                    let target = touchTarget(at: point)
                    let expected = drawn.last { $0.frame.contains(point) }
                    guard target.window !== expected else { continue }
                    Issue.record("\(point) reaches \(target.window as Any)")
                }
            }
        }
    }
}
