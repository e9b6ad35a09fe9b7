import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct StatusBarManagerTests {
    private var scene: UIWindowScene { UIApplication.shared.connectedScenes.first as! UIWindowScene }

    @Test func `the scene's status bar manager has the bar's frame`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let manager = try #require(scene.statusBarManager)
            #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
            #expect(!manager.isStatusBarHidden)
        }
    }

    @Test func `a hidden status bar has an empty frame`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            turnDevice(to: .landscapeLeft)
            #expect(scene.statusBarManager?.statusBarFrame == .zero)
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
        }
    }

    @Test func `with two scenes, each manager has its scene's part of the bar`() async throws {
        try await withDevice(.iPad.running(.iOS17)) {
            let left = scene
            let right = openScene()
            #expect(left.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 438, height: 20))
            #expect(right.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 20))
        }
    }

    @Test func `the manager has the style that the root view controller prefers`() async throws {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        try await withDevice(.iPhone15Pro.running(.iOS17)) {
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let window = UIWindow(windowScene: scene)
            window.rootViewController = Light()
            window.makeKeyAndVisible()
            #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
        }
    }
}
