import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct WindowReleaseTests {
    @Test func `a window without a strong reference is released`() async throws {
        try await withDevice {
            var window: UIWindow? = newWindow()
            window?.makeKeyAndVisible()
            #expect(allWindows.count == 1)
            window = nil
            #expect(allWindows.isEmpty)
            #expect(keyWindow == nil)
        }
    }

    @Test func `if a released key window has a successor, it's the frontmost one, without notifications`() async throws
    {
        try await withDevice(assuming: [.releasedKeyWindowHasSuccessor]) {
            let (main, overlay, hidden) = (newWindow(), newWindow(), newWindow())
            overlay.windowLevel = .normal + 1
            hidden.windowLevel = .alert
            main.isHidden = false
            overlay.isHidden = false
            var key: UIWindow? = newWindow()
            key?.makeKeyAndVisible()
            // The observers are for any window because a deallocated window can't be named.
            var posted: [Notification.Name] = []
            let tokens = [
                UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification,
                UIWindow.didBecomeHiddenNotification,
            ].map { name in observeDevice(name) { _ in posted.append(name) } }
            key = nil
            #expect(overlay.isKeyWindow)
            #expect(posted.isEmpty)
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }

    @Test func `a window that received a touch is released once the event is released`() async throws {
        try await withDevice {
            let pad = TouchedView("pad", CGRect(x: 0, y: 100, width: 100, height: 100), GestureLog())
            var window: UIWindow? = windowShowing(pad)
            weak let gone = window
            tap(at: CGPoint(x: 50, y: 150))
            var event = pad.events.last
            pad.events = []
            window = nil
            #expect(gone != nil && event?.allTouches?.first?.window === gone)
            event = nil
            #expect(gone == nil)
        }
    }

    @Test func `a window is released once a gesture recognizer stops delaying its touch`() async throws {
        try await withDevice {
            let pad = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            double.delaysTouchesEnded = true
            pad.addGestureRecognizer(double)
            var window: UIWindow? = windowShowing(pad)
            weak let gone = window
            tap(at: CGPoint(x: 50, y: 150))
            window = nil
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(gone == nil)
        }
    }

    @Test(arguments: [false, true])
    func `if a released key window has a successor, it's the one of the same level that was shown last`(
        isReleased: Bool
    ) async throws {
        try await withDevice(assuming: [.releasedKeyWindowHasSuccessor]) {
            let (a, b) = (newWindow(), newWindow())
            b.isHidden = false
            a.isHidden = false
            var key: UIWindow? = newWindow()
            key?.makeKeyAndVisible()
            if isReleased { key = nil } else { key?.isHidden = true }
            #expect(a.isKeyWindow && !b.isKeyWindow)
        }
    }

    @Test func `if a released key window has a successor, a view controller can read UIDevice.current meanwhile`()
        async throws
    {
        final class Asking: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
            }
        }
        try await withDevice(assuming: [.releasedKeyWindowHasSuccessor]) {
            let window = newWindow()
            window.rootViewController = Asking()
            window.makeKeyAndVisible()
            var overlay: UIWindow? = newWindow()
            overlay?.makeKeyAndVisible()
            overlay = nil
            #expect(window.isKeyWindow)
        }
    }

    @Test func `if a released key window has a successor, it's chosen at the release`() async throws {
        try await withDevice(assuming: [.releasedKeyWindowHasSuccessor]) {
            let (first, later) = (newWindow(), newWindow())
            first.isHidden = false
            var key: UIWindow? = newWindow()
            key?.makeKeyAndVisible()
            key = nil
            later.isHidden = false
            #expect(first.isKeyWindow)
        }
    }

    @Test func `a view controller doesn't retain its window`() async throws {
        try await withDevice {
            let controller = UIViewController()
            var window: UIWindow? = newWindow()
            window?.rootViewController = controller
            window?.isHidden = false
            #expect(controller.view.window != nil)
            window = nil
            #expect(controller.view.window == nil)
            #expect(allWindows.isEmpty)
        }
    }
}
