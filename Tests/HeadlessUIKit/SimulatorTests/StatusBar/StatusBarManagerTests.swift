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

    /// A view controller with a changeable style and visibility of the status bar.
    private final class Changing: UIViewController {
        var style = UIStatusBarStyle.darkContent
        var hidesBar = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hidesBar }
    }

    private func window(in scene: UIWindowScene, _ root: UIViewController) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test func `each of two scenes determines its own part of the bar`() async throws {
        try await withDevice(.iPadPro11.running(.iOS17)) {
            let (left, right) = (scene, openScene())
            let (first, second) = (Changing(), Changing())
            let windows = [window(in: left, first), window(in: right, second)]
            second.style = .lightContent
            second.hidesBar = true
            second.setNeedsStatusBarAppearanceUpdate()
            #expect(left.statusBarManager?.statusBarStyle == .darkContent)
            #expect(left.statusBarManager?.isStatusBarHidden == false)
            #expect(right.statusBarManager?.statusBarStyle == .lightContent)
            #expect(right.statusBarManager?.isStatusBarHidden == true)
            #expect(windows[0].safeAreaInsets.top == 24 && windows[1].safeAreaInsets.top == 0)
            #expect(StatusBar(of: left).window === windows[0] && StatusBar(of: right).styleController === second)
            #expect(StatusBar(of: right).leadingItems.isEmpty && StatusBar.current.style == .darkContent)
        }
    }

    @Test func `a request in one scene doesn't update the bar of another`() async throws {
        try await withDevice(.iPadPro11.running(.iOS27), assuming: []) {
            let (left, right) = (scene, openScene())
            let (first, second) = (Changing(), Changing())
            let windows = [window(in: left, first), window(in: right, second)]
            (first.style, second.style) = (.lightContent, .lightContent)
            second.setNeedsStatusBarAppearanceUpdate()
            #expect(left.statusBarManager?.statusBarStyle == .darkContent)
            #expect(right.statusBarManager?.statusBarStyle == .lightContent)
            first.setNeedsStatusBarAppearanceUpdate()
            #expect(left.statusBarManager?.statusBarStyle == .lightContent)
            withExtendedLifetime(windows) {}
        }
    }

    @Test func `a tap on the bar goes to the window where a scene hides the bar`() async throws {
        try await withDevice(.iPadPro11.running(.iOS27)) {
            let (left, right) = (scene, openScene())
            let second = Changing()
            second.hidesBar = true
            let windows = [window(in: left, Changing()), window(in: right, second)]
            #expect(touchTarget(at: CGPoint(x: 20, y: 5)).window == nil)
            #expect(touchTarget(at: CGPoint(x: left.screen.bounds.maxX - 20, y: 5)).window === windows[1])
        }
    }

    @Test func `a tap on the bar is above the first scene that shows it`() async throws {
        try await withDevice(.iPadPro11.running(.iOS17)) {
            let (left, right) = (scene, openScene())
            let (first, second, list) = (Changing(), Changing(), UIScrollView())
            first.hidesBar = true
            let windows = [window(in: left, first), window(in: right, second)]
            list.frame = second.view.bounds
            list.contentSize = CGSize(width: 100, height: 5000)
            second.view.addSubview(list)
            list.contentOffset.y = 500
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y <= 0)
            withExtendedLifetime(windows) {}
        }
    }

    @Test func `windows without a root view controller have the insets of their scene`() async throws {
        try await withDevice(.iPadPro11.running(.iOS17)) {
            let (left, right) = (scene, openScene())
            let second = Changing()
            second.hidesBar = true
            let windows = [window(in: left, Changing()), window(in: right, second)]
            let plain = UIWindow(windowScene: right)
            plain.windowLevel = UIWindow.Level(-1)
            plain.isHidden = false
            #expect(windows[1].safeAreaInsets.top == 0 && plain.safeAreaInsets.top == 0)
        }
    }

    @Test func `in an app that hasn't adopted scenes, a window without a scene decides, too`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let changing = Changing()
            changing.style = .lightContent
            let plain = window(in: scene, changing)
            plain.windowScene = nil
            #expect(StatusBar.current.style == .lightContent && StatusBar.current.window === plain)
        }
    }
}
