import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct ApplicationDelegateTests {
    @Test func `launch calls the app delegate while inactive, then didBecomeActive`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let log = LifecycleLog()
            launch(LoggingAppDelegate(log))
            #expect(
                log.lines == [
                    "willFinishLaunching, inactive", "didFinishLaunching, inactive", "didBecomeActive, active",
                ]
            )
        }
    }

    @Test func `entering the background and the foreground calls the app delegate in order`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let log = LifecycleLog()
            launch(LoggingAppDelegate(log))
            _ = log.removeAllLines()
            background()
            #expect(log.removeAllLines() == ["willResignActive, active", "didEnterBackground, background"])
            foreground()
            #expect(log.removeAllLines() == ["willEnterForeground, background", "didBecomeActive, active"])
        }
    }

    @Test func `an interruption only makes the app inactive`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let log = LifecycleLog()
            launch(LoggingAppDelegate(log))
            _ = log.removeAllLines()
            interrupt()
            #expect(UIApplication.shared.applicationState == .inactive)
            #expect(log.removeAllLines() == ["willResignActive, active"])
            foreground()
            #expect(log.removeAllLines() == ["didBecomeActive, active"])
        }
    }

    @Test func `an interruption of an app in the background has no effect`() async throws {
        try await withDevice {
            let log = LifecycleLog()
            launch(LoggingAppDelegate(log))
            background()
            _ = log.removeAllLines()
            interrupt()
            background()
            #expect(log.lines.isEmpty && UIApplication.shared.applicationState == .background)
        }
    }

    @Test func `terminating an app enters the background first`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let log = LifecycleLog()
            launch(LoggingAppDelegate(log))
            _ = log.removeAllLines()
            terminate()
            #expect(
                log.lines == [
                    "willResignActive, active", "didEnterBackground, background", "willTerminate, background",
                ]
            )
        }
    }

    @Test func `a notification is posted after each call of the app delegate`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let log = LifecycleLog(notifications: LifecycleLog.applicationNotifications)
            launch(LoggingAppDelegate(log))
            background()
            foreground()
            terminate()
            let calls = log.lines.indices.filter { log.lines[$0].hasPrefix("*") }.dropFirst().map {
                (
                    log.lines[$0 - 1].prefix { $0 != "," },
                    log.lines[$0].dropFirst().replacing("Notification", with: "")
                )
            }
            #expect(calls.count == 8)
            for (call, notification) in calls {
                #expect(call.lowercased() == notification.lowercased())
            }
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `the delegate and the notification receive the launch options`() async throws {
        try await withDevice {
            let delegate = LoggingAppDelegate(LifecycleLog())
            var sourceApplication: String?
            let token = observeDevice(UIApplication.didFinishLaunchingNotification) {
                sourceApplication = $0.userInfo?[UIApplication.LaunchOptionsKey.sourceApplication] as? String
            }
            defer { NotificationCenter.default.removeObserver(token) }
            launch(delegate, options: [.sourceApplication: "com.example.other"])
            #expect(delegate.options?[.sourceApplication] as? String == "com.example.other")
            #expect(sourceApplication == "com.example.other")
        }
    }

    @Test func `all methods of the app delegate are optional`() async throws {
        final class Silent: UIResponder, UIApplicationDelegate {}
        try await withDevice {
            launch(Silent())
            background()
            foreground()
            terminate()
            #expect(UIApplication.shared.delegate is Silent)
        }
    }

    @Test func `the app delegate's window is doubly optional`() async throws {
        final class Silent: UIResponder, UIApplicationDelegate {}
        try await withDevice {
            let delegate = LoggingAppDelegate(LifecycleLog())
            launch(delegate)
            let window = newWindow()
            delegate.window = window
            #expect(UIApplication.shared.delegate?.window??.screen === mainScreen)
            if let kept = UIApplication.shared.delegate?.window {
                #expect(kept === window)
            }
            launch(Silent())
            #expect(UIApplication.shared.delegate!.window! == nil)
        }
    }

    @Test func `an app that wasn't launched is active and has no delegate`() async throws {
        try await withDevice {
            #expect(UIApplication.shared.applicationState == .active)
            #expect(UIApplication.shared.delegate == nil)
        }
    }

    @Test func `the app delegate and its window are released with the device`() async throws {
        weak var delegate: LoggingAppDelegate?
        weak var window: UIWindow?
        try await withDevice {
            let launched = LoggingAppDelegate(LifecycleLog())
            launch(launched)
            launched.window = newWindow()
            launched.window?.makeKeyAndVisible()
            (delegate, window) = (launched, launched.window)
        }
        #expect(delegate == nil && window == nil)
    }
}
