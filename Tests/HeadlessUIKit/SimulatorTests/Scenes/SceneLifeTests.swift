import Simulator
import Testing

@MainActor @Suite struct SceneLifeTests {
    private func launchScenes(_ log: LifecycleLog) {
        launch(LoggingAppDelegate(log)) { _ in LoggingSceneDelegate(log) }
    }

    private static let phone = Device.iPhone15Pro.running(.iOS17)

    @Test func `a scene connects once the app has launched, enters the foreground and is active`() async throws {
        try await withDevice(Self.phone) {
            let log = LifecycleLog()
            launchScenes(log)
            #expect(
                log.lines == [
                    "willFinishLaunching, background", "didFinishLaunching, background",
                    "scene willConnect, unattached", "scene willEnterForeground, background",
                    "scene didBecomeActive, foregroundActive",
                ]
            )
            #expect(UIApplication.shared.applicationState == .active)
        }
    }

    @Test func `the scene's delegate hears of the background, and the app's does not`() async throws {
        try await withDevice(Self.phone) {
            let log = LifecycleLog()
            launchScenes(log)
            _ = log.removeAllLines()
            background()
            #expect(
                log.removeAllLines() == [
                    "scene willResignActive, foregroundActive", "scene didEnterBackground, background",
                ]
            )
            foreground()
            #expect(
                log.removeAllLines() == [
                    "scene willEnterForeground, background", "scene didBecomeActive, foregroundActive",
                ]
            )
        }
    }

    @Test func `between background and front a scene is inactive`() async throws {
        try await withDevice(Self.phone) {
            launchScenes(LifecycleLog())
            interrupt()
            #expect(UIApplication.shared.connectedScenes.map(\.activationState) == [.foregroundInactive])
        }
    }

    @Test func `scenes and app post at every step, the scene first`() async throws {
        try await withDevice(Self.phone) {
            let log = LifecycleLog(
                notifications: LifecycleLog.sceneNotifications + LifecycleLog.applicationNotifications
            )
            launch(LoggingAppDelegate(log))
            background()
            #expect(
                log.lines.filter { $0.hasPrefix("*") } == [
                    "*DidFinishLaunchingNotification", "*SceneWillConnectNotification",
                    "*SceneWillEnterForegroundNotification", "*WillEnterForegroundNotification",
                    "*SceneDidActivateNotification", "*DidBecomeActiveNotification",
                    "*SceneWillDeactivateNotification", "*WillResignActiveNotification",
                    "*SceneDidEnterBackgroundNotification", "*DidEnterBackgroundNotification",
                ]
            )
        }
    }

    @Test func `at the end the scenes disconnect, and then the app's delegate hears of it`() async throws {
        try await withDevice(Self.phone) {
            let log = LifecycleLog()
            launchScenes(log)
            _ = log.removeAllLines()
            terminate()
            #expect(
                log.removeAllLines() == [
                    "scene willResignActive, foregroundActive", "scene didEnterBackground, background",
                    "scene didDisconnect, unattached", "willTerminate, background",
                ]
            )
            #expect(UIApplication.shared.connectedScenes.isEmpty)
        }
    }

    @Test func `an app without scenes has one from iOS 13 on, and none before`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            #expect(scene?.activationState == .foregroundActive)
            #expect(oldWindow().windowScene === scene)
        }
        try await withDevice(.iPhone8.running(.iOS12)) {
            #expect(UIApplication.shared.connectedScenes.isEmpty)
            #expect(oldWindow().windowScene == nil)
        }
    }

    @Test func `responders end with window, scene and application`() async throws {
        try await withDevice(Self.phone) {
            launchScenes(LifecycleLog())
            let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
            #expect(scene.next === UIApplication.shared)
            #expect(scene.windows[0].next === scene)
        }
    }

    @Test func `the app's delegate may configure scenes`() async throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
                configuration.delegateClass = LoggingSceneDelegate.self
                return configuration
            }
        }
        try await withDevice(Self.phone) {
            var names: [String?] = []
            launch(Delegate()) {
                names.append($0.name)
                return LoggingSceneDelegate(LifecycleLog())
            }
            #expect(names == ["Main"])
            #expect(UIApplication.shared.connectedScenes.first?.session.configuration.name == "Main")
        }
    }

    @Test func `what a scene's delegate keeps goes with its device`() async throws {
        weak var window: UIWindow?
        weak var scene: UIScene?
        try await withDevice(Self.phone) {
            launchScenes(LifecycleLog())
            scene = UIApplication.shared.connectedScenes.first
            window = allWindows.first
            #expect(window != nil)
        }
        #expect(window == nil && scene == nil)
    }
}
