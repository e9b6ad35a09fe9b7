import Simulator
import Testing
import UIKitTestSupport

/// A delegate like that of an app, where it would be marked `@main`.
private final class App: UIResponder, UIApplicationDelegate {}

@MainActor @Suite struct AppMainTests {
    @Test func `main() of an app delegate stops the process and refers to launch(_:)`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            App.main()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("give the Simulator's `launch(_:)` its delegate"))
    }

    @Test func `UIApplicationMain stops the process and refers to launch(_:)`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("give the Simulator's `launch(_:)` its delegate"))
    }

    @Test func `the application keeps isIdleTimerDisabled and the badge number`() async throws {
        try await withDevice {
            UIApplication.shared.isIdleTimerDisabled = true
            badgeNumber = 3
            #expect(UIApplication.shared.isIdleTimerDisabled && badgeNumber == 3)
        }
    }

    @Test func `setting the status bar orientation works only if no orientation is supported`() async throws {
        final class Still: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }
            override var shouldAutorotate: Bool { false }
        }
        try await withDevice(.iPhone11.running(.iOS14)) {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            statusBarOrientation = .landscapeLeft
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
            window.rootViewController = Still()
            statusBarOrientation = .landscapeLeft
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `supportedInterfaceOrientations(for:) asks the app delegate`() async throws {
        final class Upright: NSObject, UIApplicationDelegate {
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask { .portrait }
        }
        try await withDevice {
            #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .all)
            UIApplication.shared.delegate = Upright()
            #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .portrait)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `a window's screen is its device's screen`() async throws {
        try await withDevice {
            let window = UIWindow(windowScene: scene)
            window.screen = mainScreen
            #expect(window.screen === mainScreen)
        }
    }
}
