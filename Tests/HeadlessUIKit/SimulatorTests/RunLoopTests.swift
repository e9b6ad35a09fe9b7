import Simulator
import Testing

/// Tests of the work that waits for the end of a run loop turn: layout, and queries of controllers.
@MainActor @Suite struct RunLoopTests {
    private final class Rows: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            for (index, row) in subviews.enumerated() {
                row.frame.origin.y = CGFloat(index) * 10
            }
        }
    }

    private final class Screen: UIViewController {
        var hides = false
        var mask = UIInterfaceOrientationMask.all
        override var prefersStatusBarHidden: Bool { hides }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }

    private func visibleWindow(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    /// Returns a view with two rows that haven't been laid out yet.
    private func rows(in window: UIWindow) -> Rows {
        let rows = Rows(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        window.rootViewController?.view.addSubview(rows)
        window.layoutIfNeeded()
        rows.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 5)))
        rows.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 5)))
        return rows
    }

    @Test func `a pending layout pass runs before the next touch`() async throws {
        try await withDevice {
            let window = visibleWindow(UIViewController())
            let rows = rows(in: window)
            #expect(rows.subviews[1].frame.minY == 0)
            #expect(touchTarget(at: CGPoint(x: 50, y: 112)).view === rows.subviews[1])
        }
    }

    @Test func `advancing the clock by zero runs a pending layout pass`() async throws {
        try await withDevice {
            let window = visibleWindow(UIViewController())
            let rows = rows(in: window)
            await PhoneClock.phone.advance(by: .zero)
            #expect(rows.subviews[1].frame.minY == 10)
        }
    }

    @Test func `layout that's invalidated in a tap's action runs after the tap`() async throws {
        try await withDevice {
            let window = visibleWindow(UIViewController())
            let rows = rows(in: window)
            let button = UIButton(frame: CGRect(x: 200, y: 300, width: 100, height: 50))
            button.addAction(
                UIAction { _ in
                    rows.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 5)))
                    #expect(rows.subviews[2].frame.minY == 0)
                }, for: .touchUpInside)
            window.rootViewController?.view.addSubview(button)
            tap(at: CGPoint(x: 250, y: 325))
            #expect(rows.subviews[2].frame.minY == 20)
        }
    }

    @Test func `layout that's invalidated in a completion or a task runs when the clock advances`() async throws {
        try await withDevice {
            let window = visibleWindow(UIViewController())
            let rows = rows(in: window)
            UIView.animate(withDuration: 1, animations: {}) { _ in
                rows.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 5)))
            }
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(rows.subviews[2].frame.minY == 20)
            let task = Task {
                try await PhoneClock.phone.sleep(for: .seconds(1))
                rows.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 5)))
            }
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(rows.subviews[3].frame.minY == 30)
            try await task.value
        }
    }

    @Test func `the navigation bar moves up when the status bar is hidden`() async throws {
        try await withDevice(.iPhone8) {
            let screen = Screen()
            let navigation = UINavigationController(rootViewController: screen)
            let window = visibleWindow(navigation)
            #expect(navigation.navigationBar.frame.minY == 20)
            screen.hides = true
            screen.setNeedsStatusBarAppearanceUpdate()
            await PhoneClock.phone.advance(by: .zero)
            #expect(navigation.navigationBar.frame.minY == 0)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a controller is queried again if its value changes after setNeedsUpdate`() async throws {
        try await withDevice {
            let screen = Screen()
            let window = visibleWindow(screen)
            screen.setNeedsStatusBarAppearanceUpdate()
            screen.hides = true
            #expect(window.windowScene?.statusBarManager?.isStatusBarHidden == false)
            #expect(StatusBar.current.isHidden)
            turnDevice(to: .landscapeLeft)
            screen.setNeedsUpdateOfSupportedInterfaceOrientations()
            screen.mask = .portrait
            await PhoneClock.phone.advance(by: .zero)
            #expect(window.bounds.size == CGSize(width: 402, height: 874))
        }
    }

    @Test func `a hidden window isn't laid out`() async throws {
        try await withDevice {
            let window = visibleWindow(UIViewController())
            let rows = rows(in: window)
            window.isHidden = true
            await PhoneClock.phone.advance(by: .zero)
            #expect(rows.subviews[1].frame.minY == 0)
            window.isHidden = false
            await PhoneClock.phone.advance(by: .zero)
            #expect(rows.subviews[1].frame.minY == 10)
        }
    }

    @Test func `a view that calls setNeedsLayout in layoutSubviews doesn't loop forever`() async throws {
        final class Restless: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                setNeedsLayout()
            }
        }
        try await withDevice {
            let window = visibleWindow(UIViewController())
            let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.rootViewController?.view.addSubview(view)
            await PhoneClock.phone.advance(by: .zero)
            #expect(view.layouts > 1 && view.layouts < 100)
        }
    }
}
