import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct SceneLifeTests {
    private func launchScenes(_ log: LifecycleLog) {
        launch(LoggingAppDelegate(log)) { _ in LoggingSceneDelegate(log) }
    }

    private static let phone = Device.iPhone15Pro.running(.iOS17)

    @Test func `a scene connects after the launch, enters the foreground and becomes active`() async throws {
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

    @Test func `with scenes, the scene delegate is called instead of the app delegate`() async throws {
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

    @Test func `an interrupted scene is inactive in the foreground`() async throws {
        try await withDevice(Self.phone) {
            launchScenes(LifecycleLog())
            interrupt()
            #expect(UIApplication.shared.connectedScenes.map(\.activationState) == [.foregroundInactive])
        }
    }

    @Test func `scene notifications are posted before those of the application`() async throws {
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

    @Test func `on termination, scenes disconnect before applicationWillTerminate`() async throws {
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

    @Test func `an app without scenes has a window scene from iOS 13 on`() async throws {
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

    @Test func `a window's next responder is its scene, a scene's the application`() async throws {
        try await withDevice(Self.phone) {
            launchScenes(LifecycleLog())
            let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
            #expect(scene.next === UIApplication.shared)
            #expect(scene.windows[0].next === scene)
        }
    }

    @Test func `the app delegate can provide the scene configuration`() async throws {
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

    @Test func `the scene and its window are released with the device`() async throws {
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

    @Test func `a second launch releases the first one's scene, whose window is the delegate's`() async throws {
        try await withDevice(Self.phone) {
            launchScenes(LifecycleLog())
            weak var window = allWindows.first
            #expect(window != nil)
            launchScenes(LifecycleLog())
            #expect(window == nil)
            #expect(allWindows.count == 1)
        }
    }
}
