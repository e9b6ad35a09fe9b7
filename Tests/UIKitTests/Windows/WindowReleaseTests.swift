import Simulator
import Testing

@MainActor @Suite struct WindowReleaseTests {
    @Test func aWindowWithoutAReferenceIsGone() async throws {
        try await withDevice {
            var window: UIWindow? = UIWindow()
            window?.makeKeyAndVisible()
            #expect(UIApplication.shared.windows.count == 1)
            window = nil
            #expect(UIApplication.shared.windows.isEmpty)
            #expect(UIApplication.shared.keyWindow == nil)
        }
    }

    @Test func releasingTheKeyWindowMakesTheFrontmostVisibleOneKeyInSilence() async throws {
        try await withDevice {
            let (main, overlay, hidden) = (UIWindow(), UIWindow(), UIWindow())
            overlay.windowLevel = .normal + 1
            hidden.windowLevel = .alert
            main.isHidden = false
            overlay.isHidden = false
            var key: UIWindow? = UIWindow()
            key?.makeKeyAndVisible()
            let log = WindowLog(["main": main, "overlay": overlay, "hidden": hidden])
            key = nil
            #expect(overlay.isKeyWindow)
            #expect(log.lines.isEmpty)
        }
    }

    @Test func theChoiceIsMadeWhenTheWindowGoesNotWhenSomebodyLooks() async throws {
        try await withDevice {
            let (first, later) = (UIWindow(), UIWindow())
            first.isHidden = false
            var key: UIWindow? = UIWindow()
            key?.makeKeyAndVisible()
            key = nil
            later.isHidden = false
            #expect(first.isKeyWindow)
        }
    }

    @Test func aControllerDoesNotKeepItsWindowAlive() async throws {
        try await withDevice {
            let controller = UIViewController()
            var window: UIWindow? = UIWindow()
            window?.rootViewController = controller
            window?.isHidden = false
            #expect(controller.view.window != nil)
            window = nil
            #expect(controller.view.window == nil)
            #expect(UIApplication.shared.windows.isEmpty)
        }
    }
}
