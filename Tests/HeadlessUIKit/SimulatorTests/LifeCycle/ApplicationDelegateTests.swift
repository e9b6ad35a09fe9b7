import Simulator
import Testing

@MainActor @Suite struct ApplicationDelegateTests {
    @Test func `launching tells the delegate while the app is inactive, and then that it is active`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let diary = LifeDiary()
            launch(DiaryAppDelegate(diary))
            #expect(
                diary.lines == [
                    "willFinishLaunching, inactive", "didFinishLaunching, inactive", "didBecomeActive, active",
                ]
            )
        }
    }

    @Test func `the way to the background and back is told step by step`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let diary = LifeDiary()
            launch(DiaryAppDelegate(diary))
            _ = diary.takeLines()
            background()
            #expect(diary.takeLines() == ["willResignActive, active", "didEnterBackground, background"])
            foreground()
            #expect(diary.takeLines() == ["willEnterForeground, background", "didBecomeActive, active"])
        }
    }

    @Test func `what lies over the app makes it inactive, and nothing more`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let diary = LifeDiary()
            launch(DiaryAppDelegate(diary))
            _ = diary.takeLines()
            interrupt()
            #expect(UIApplication.shared.applicationState == .inactive)
            #expect(diary.takeLines() == ["willResignActive, active"])
            foreground()
            #expect(diary.takeLines() == ["didBecomeActive, active"])
        }
    }

    @Test func `an interruption of an app in the background changes nothing`() async throws {
        try await withDevice {
            let diary = LifeDiary()
            launch(DiaryAppDelegate(diary))
            background()
            _ = diary.takeLines()
            interrupt()
            background()
            #expect(diary.lines.isEmpty && UIApplication.shared.applicationState == .background)
        }
    }

    @Test func `the end comes by way of the background`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let diary = LifeDiary()
            launch(DiaryAppDelegate(diary))
            _ = diary.takeLines()
            terminate()
            #expect(
                diary.lines == [
                    "willResignActive, active", "didEnterBackground, background", "willTerminate, background",
                ]
            )
        }
    }

    @Test func `a notification follows each call of the delegate`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let diary = LifeDiary(notifications: LifeDiary.applicationNotifications)
            launch(DiaryAppDelegate(diary))
            background()
            foreground()
            terminate()
            let calls = diary.lines.indices.filter { diary.lines[$0].hasPrefix("*") }.dropFirst().map {
                (
                    diary.lines[$0 - 1].prefix { $0 != "," },
                    diary.lines[$0].dropFirst().replacing("Notification", with: "")
                )
            }
            #expect(calls.count == 8)
            for (call, notification) in calls {
                #expect(call.lowercased() == notification.lowercased())
            }
        }
    }

    @Test func `the delegate gets the launch options and the notification has them`() async throws {
        try await withDevice {
            let delegate = DiaryAppDelegate(LifeDiary())
            var source: String?
            let token = observeDevice(UIApplication.didFinishLaunchingNotification) {
                source = $0.userInfo?[UIApplication.LaunchOptionsKey.sourceApplication] as? String
            }
            defer { NotificationCenter.default.removeObserver(token) }
            launch(delegate, options: [.sourceApplication: "com.example.other"])
            #expect(delegate.options?[.sourceApplication] as? String == "com.example.other")
            #expect(source == "com.example.other")
        }
    }

    @Test func `every method of the delegate may be left out`() async throws {
        final class Silent: UIResponder, UIApplicationDelegate {}
        try await withDevice {
            launch(Silent())
            background()
            foreground()
            terminate()
            #expect(UIApplication.shared.delegate is Silent)
        }
    }

    @Test func `the delegate's window is doubly optional, as on a phone`() async throws {
        final class Silent: UIResponder, UIApplicationDelegate {}
        try await withDevice {
            let delegate = DiaryAppDelegate(LifeDiary())
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

    @Test func `without a launch an app runs already`() async throws {
        try await withDevice {
            #expect(UIApplication.shared.applicationState == .active)
            #expect(UIApplication.shared.delegate == nil)
        }
    }

    @Test func `what a delegate keeps goes with its device`() async throws {
        weak var delegate: DiaryAppDelegate?
        weak var window: UIWindow?
        try await withDevice {
            let launched = DiaryAppDelegate(LifeDiary())
            launch(launched)
            launched.window = newWindow()
            launched.window?.makeKeyAndVisible()
            (delegate, window) = (launched, launched.window)
        }
        #expect(delegate == nil && window == nil)
    }
}
