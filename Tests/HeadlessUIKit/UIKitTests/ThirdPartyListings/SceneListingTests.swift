import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of readers' listings with scenes and their windows.
@MainActor @Suite struct SceneListingTests {
    @Test func `a scene delegate creates the window, and its tint color reaches the views inside`() async throws {
        try await withDevice {
            let delegate = TintedSceneDelegate()
            launch(PlainAppDelegate()) { _ in delegate }
            let window = try #require(delegate.window)
            #expect(window.isKeyWindow && !window.isHidden)
            #expect(window.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
            let navigation = try #require(window.rootViewController as? UINavigationController)
            #expect(navigation.topViewController?.view.tintColor == .systemOrange)
            #expect(navigation.navigationBar.tintColor == .systemOrange)
        }
    }

    @Test func `the key window is found through the active scene, and not in the background`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let other = UIWindow(windowScene: scene)
            other.windowLevel = .alert
            other.isHidden = false
            #expect(activeKeyWindow === window)
            #expect(scene.keyWindow === window)
            background()
            #expect(activeKeyWindow == nil)
            foreground()
            #expect(activeKeyWindow === window)
        }
    }

    private var activeKeyWindow: UIWindow? {
        UIApplication.shared.connectedScenes
            .filter { $0.activationState == .foregroundActive }
            .compactMap { $0 as? UIWindowScene }
            .first?.windows.first(where: \.isKeyWindow)
    }

    @Test func `a cover hides the app in the app switcher and doesn't become key`() async throws {
        try await withDevice {
            let delegate = CoveringSceneDelegate()
            launch(ConfiguringAppDelegate()) { _ in delegate }
            let middle = CGPoint(x: 200, y: 400)
            #expect(touchTarget(at: middle).window === delegate.window)
            interrupt()
            #expect(delegate.cover != nil && touchTarget(at: middle).window === delegate.cover)
            #expect(delegate.window?.isKeyWindow == true)
            background()
            #expect(delegate.cover != nil)
            foreground()
            #expect(delegate.cover == nil && touchTarget(at: middle).window === delegate.window)
        }
    }

    @Test func `a transition replaces the root view controller`() async throws {
        try await withDevice {
            let login = UIViewController()
            let window = shownWindow(login)
            let home = UITabBarController()
            home.viewControllers = [UIViewController(), UIViewController()]
            var finished: Bool?
            UIView.transition(
                with: window, duration: 0.3, options: [.transitionCrossDissolve, .allowAnimatedContent],
                animations: { window.rootViewController = home }, completion: { finished = $0 })
            #expect(login.view.window == nil && home.view.window === window)
            await PhoneClock.phone.advance(by: .seconds(0.2))
            #expect(finished == nil)
            await PhoneClock.phone.advance(by: .seconds(0.1))
            #expect(finished == true)
            #expect(home.view.frame == window.bounds)
            #expect(home.selectedViewController?.view.window === window)
        }
    }
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}

private final class TintedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: UIViewController())
        window.tintColor = .systemOrange
        window.makeKeyAndVisible()
        self.window = window
    }
}

private final class ConfiguringAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = CoveringSceneDelegate.self
        return configuration
    }
}

private final class CoveringSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var cover: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneWillResignActive(_ scene: UIScene) {
        guard let scene = scene as? UIWindowScene else { return }
        cover = UIWindow(windowScene: scene)
        cover?.windowLevel = .alert + 1
        cover?.backgroundColor = .systemBackground
        cover?.isHidden = false
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        cover?.isHidden = true
        cover = nil
    }
}
