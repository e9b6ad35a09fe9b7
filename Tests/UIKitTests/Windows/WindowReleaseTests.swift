import Simulator
import Testing

@MainActor @Suite struct WindowReleaseTests {
    @Test func `a window without a reference is gone`() async throws {
        try await withDevice {
            var window: UIWindow? = newWindow()
            window?.makeKeyAndVisible()
            #expect(allWindows.count == 1)
            window = nil
            #expect(allWindows.isEmpty)
            #expect(keyWindow == nil)
        }
    }

    @Test func `releasing the key window makes the frontmost visible one key, without a notification`() async throws {
        try await withDevice {
            let (main, overlay, hidden) = (newWindow(), newWindow(), newWindow())
            overlay.windowLevel = .normal + 1
            hidden.windowLevel = .alert
            main.isHidden = false
            overlay.isHidden = false
            var key: UIWindow? = newWindow()
            key?.makeKeyAndVisible()
            // Of any window: the one that goes can no longer be named.
            var told: [Notification.Name] = []
            let tokens = [
                UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification,
                UIWindow.didBecomeHiddenNotification,
            ].map { name in observeDevice(name) { _ in told.append(name) } }
            key = nil
            #expect(overlay.isKeyWindow)
            #expect(told.isEmpty)
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }

    @Test(arguments: [false, true])
    func `at one level the window shown last is key after the key window`(isReleased: Bool) async throws {
        try await withDevice {
            let (a, b) = (newWindow(), newWindow())
            b.isHidden = false
            a.isHidden = false
            var key: UIWindow? = newWindow()
            key?.makeKeyAndVisible()
            if isReleased { key = nil } else { key?.isHidden = true }
            #expect(a.isKeyWindow && !b.isKeyWindow)
        }
    }

    @Test func `a window may go whose heir's controller asks for the device`() async throws {
        final class Asking: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
            }
        }
        try await withDevice {
            let window = newWindow()
            window.rootViewController = Asking()
            window.makeKeyAndVisible()
            var overlay: UIWindow? = newWindow()
            overlay?.makeKeyAndVisible()
            overlay = nil
            #expect(window.isKeyWindow)
        }
    }

    @Test func `the choice is made when the window goes, not when somebody looks`() async throws {
        try await withDevice {
            let (first, later) = (newWindow(), newWindow())
            first.isHidden = false
            var key: UIWindow? = newWindow()
            key?.makeKeyAndVisible()
            key = nil
            later.isHidden = false
            #expect(first.isKeyWindow)
        }
    }

    @Test func `a controller does not keep its window alive`() async throws {
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
