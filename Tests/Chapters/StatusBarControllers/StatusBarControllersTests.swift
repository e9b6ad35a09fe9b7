import Simulator
import Testing
import UIKit

/// Tests of the controllers that determine the status bar, and of the derived tree, in cases that the page doesn't
/// show.
@MainActor
@Suite struct StatusBarControllersTests {
    // MARK: Going back

    @Test func `a cancelled swipe back restores the photo's status bar, a finished one doesn't`() async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            app.go(to: .photo)
            app.photo.hidesBar = true
            let swipe = SwipeBack()
            swipe.begin(in: app.pictures)
            expectBar("default", "Gallery: default", app.tabs, "the finger swipes")
            await swipe.giveUp()
            expectBar("hidden", "Photo: hidden", app.tabs, "given up")
            swipe.begin(in: app.pictures)
            await swipe.finish()
            expectBar("default", "Gallery: default", app.tabs, "finished")
        }
    }

    @Test func `didMove(toParent: nil) is called after a finished swipe, but not after a cancelled one`() async throws {
        final class Leaving: TreeScreen {
            var left = 0
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                if parent == nil { left += 1 }
            }
        }
        try await withDevice {
            let (stack, screen) = (ForwardingNavigationController(rootViewController: TreeScreen()), Leaving())
            showApp(stack)
            stack.pushViewController(screen, animated: false)
            let swipe = SwipeBack()
            swipe.begin(in: stack)
            await swipe.giveUp()
            #expect(screen.left == 0)
            swipe.begin(in: stack)
            await swipe.finish()
            #expect(screen.left == 1)
        }
    }

    @Test func `a covered controller isn't notified when its stack is dismissed`() async throws {
        final class Hearing: UIViewController {
            var heard = 0
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                heard += 1
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                heard += 1
            }
        }
        try await withDevice {
            let (root, covered) = (UIViewController(), Hearing())
            showApp(root)
            let stack = UINavigationController(rootViewController: covered)
            root.present(stack, animated: false)
            stack.pushViewController(UIViewController(), animated: false)
            let before = covered.heard
            root.dismiss(animated: false)
            #expect(root.presentedViewController == nil && covered.heard == before)
        }
    }

    @Test func `after setViewControllers, the whole stack is in the tree at once`() async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            let album = PaintedScreen("Album", on: .white, [])
            app.pictures.setViewControllers([app.gallery, album, app.photo], animated: true)
            let lines = StatusBarTree(of: app.tabs).outline.split(separator: "\n")
            #expect(lines[..<5] == ["> Tabs", ">   Pictures", ">     Gallery", ">       Album", "*         Photo"])
            await PhoneClock.phone.advance(by: .seconds(1))
            expectBar("light", "Photo: light", app.tabs, "set")
            app.pictures.popToRootViewController(animated: true)
            #expect(endOfPath(app.tabs) == "Gallery: default")
            await PhoneClock.phone.advance(by: .seconds(1))
            expectBar("default", "Gallery: default", app.tabs, "popped")
        }
    }

    @Test func `a popped controller is released`() async throws {
        try await withDevice {
            let stack = ForwardingNavigationController(rootViewController: PaintedScreen("First", on: .white, []))
            showApp(stack)
            weak var photo: PhotoScreen?
            do {
                let pushed = PhotoScreen()
                photo = pushed
                stack.pushViewController(pushed, animated: false)
                pushed.hidesBar = true
            }
            #expect(photo != nil && StatusBar.current.isHidden)
            stack.popViewController(animated: false)
            #expect(photo == nil && !StatusBar.current.isHidden)
        }
    }

    // MARK: Containers

    /// A container that shows one of two screens side by side.
    private final class TwoScreens: UIViewController {
        let screens: [UIViewController]
        var index = 0 { didSet { setNeedsStatusBarAppearanceUpdate() } }

        init(_ screens: [UIViewController]) {
            self.screens = screens
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            for screen in screens {
                addChild(screen)
                view.addSubview(screen.view)
                screen.didMove(toParent: self)
            }
        }

        override var childForStatusBarStyle: UIViewController? { screens[index] }
        override var childForStatusBarHidden: UIViewController? { screens[index] }
    }

    @Test func `a custom container's path continues with the child it returns`() async throws {
        try await withDevice {
            let container = TwoScreens([ProfileScreen(), PlayerScreen()])
            let stack = ForwardingNavigationController(rootViewController: container)
            showApp(stack)
            expectBar("light", "Profile: light", stack, "the first")
            container.index = 1
            expectBar("hidden", "Film: hidden", stack, "the second")
        }
    }

    @Test func `a child returned for the style only decides about it, and is in the tree`() async throws {
        try await withDevice {
            let (container, profile) = (NamingController("Container"), ProfileScreen())
            container.addChild(profile)
            container.forStyle = profile
            showApp(container)
            expectBar("light", "Profile: light", container, "for the style alone")
        }
    }

    @Test func `with different children for style and hiding, the path follows the one for the style`()
        async throws
    {
        try await withDevice {
            let (container, profile, film) = (NamingController("Container"), ProfileScreen(), PlayerScreen())
            container.addChild(profile)
            container.addChild(film)
            (container.forStyle, container.forHidden) = (profile, film)
            showApp(container)
            #expect(StatusBar.current.style == .lightContent)
            expectBar("hidden", "Profile: light", container, "two children")
        }
    }

    @Test func `if the controller that answers isn't among the children, the path ends at the root`() async throws {
        final class ManyTabs: UITabBarController {
            let more = NamingController("More")
            override var selectedViewController: UIViewController? {
                get { more }
                set { super.selectedViewController = newValue }
            }
        }
        try await withDevice {
            let tabs = ManyTabs()
            tabs.title = "Tabs"
            tabs.viewControllers = [ProfileScreen(), PlayerScreen()]
            #expect(StatusBarTree(of: tabs).outline == "* Tabs\n    Profile\n    Film")
        }
    }

    @Test func `a controller that isn't a TreeScreen has its own preferences in the tree`() async throws {
        try await withDevice {
            let map = MapScreen()
            let stack = ForwardingNavigationController(rootViewController: PlayerScreen())
            showApp(stack)
            stack.pushViewController(map, animated: false)
            expectBar("light", "MapScreen: light", stack, "the film below it hides the bar")
            map.hidesBar = true
            expectBar("hidden", "MapScreen: hidden", stack, "the map hides it")
            stack.pushViewController(TreeScreen(), animated: false)
            expectBar("hidden", "TreeScreen: hidden", stack, "it says nothing")
        }
    }

    @Test func `a navigation controller with its own style is shown with it in the tree`()
        async throws
    {
        try await withDevice {
            let stack = UINavigationController(rootViewController: TreeScreen())
            stack.navigationBar.barStyle = .black
            showApp(stack)
            expectBar("light", "UINavigationController: light", stack, "a black bar")
            #expect(StatusBarTree(of: stack).report.hasSuffix("    TreeScreen: default"))
        }
    }

    @Test func `a container that forwards its child's style isn't queried by the child`() async throws {
        final class Repeating: UINavigationController {
            override var preferredStatusBarStyle: UIStatusBarStyle {
                topViewController?.preferredStatusBarStyle ?? .default
            }
        }
        try await withDevice {
            let stack = Repeating(rootViewController: ProfileScreen())
            stack.title = "Stack"
            showApp(stack)
            expectBar("light", "Stack: light", stack, "one screen")
            stack.pushViewController(TreeScreen(), animated: false)
            expectBar("light", "Stack: light", stack, "it says nothing")
            #expect(StatusBarTree(of: stack).report.hasSuffix("    Profile: light\n      TreeScreen: light"))
        }
    }

    @Test func `a controller pushed over a container covers the container's child`() async throws {
        try await withDevice {
            let two = TwoScreens([PlayerScreen(), PlayerScreen()])
            let stack = ForwardingNavigationController(rootViewController: two)
            showApp(stack)
            #expect(StatusBar.current.isHidden)
            stack.pushViewController(ProfileScreen(), animated: false)
            #expect(!StatusBar.current.isHidden && StatusBar.current.style == .lightContent)
        }
    }

    @Test func `a pushed screen inherits the preferences of the one below, including later changes`() async throws {
        final class Switchable: TreeScreen {
            var isDark = false
            override func adjust(_ bar: inout BarState) { bar.style = isDark ? .lightContent : .darkContent }
        }
        try await withDevice {
            let (below, above) = (Switchable(), PaintedScreen("Above", on: .white, []))
            let stack = ForwardingNavigationController(rootViewController: below)
            showApp(stack)
            stack.pushViewController(above, animated: false)
            #expect(StatusBar.current.style == .darkContent)
            below.isDark = true
            above.setNeedsStatusBarAppearanceUpdate()
            #expect(StatusBar.current.style == .lightContent)
        }
    }

    @Test func `a screen that appears requests one update`() async throws {
        final class Counting: TreeScreen {
            var asked = 0
            override func setNeedsStatusBarAppearanceUpdate() {
                asked += 1
                super.setNeedsStatusBarAppearanceUpdate()
            }
        }
        try await withDevice {
            let screen = Counting()
            showApp(screen)
            #expect(screen.asked == 1)
        }
    }

    // MARK: Sizes, scenes, dark

    @Test func `in landscape, an iPhone hides the bar of a map and of screens without a preference`() async throws {
        try await withDevice(.iPhone8) {
            let app = DemoApp()
            showApp(app.tabs)
            turnDevice(to: .landscapeLeft)
            expectBar("hidden", "Gallery: hidden", app.tabs, "on its side")
            app.go(to: .photo)
            expectBar("hidden", "Photo: hidden", app.tabs, "a photo on its side")
            turnDevice(to: .portrait)
            expectBar("light", "Photo: light", app.tabs, "upright")

            let map = MapScreen()
            showApp(map)
            turnDevice(to: .landscapeLeft)
            expectBar("hidden", "MapScreen: hidden", map, "a map on its side")
            turnDevice(to: .portrait)
            expectBar("light", "MapScreen: light", map, "a map upright")
        }
    }

    @Test func `a screen can show the status bar in landscape`() async throws {
        final class Asking: TreeScreen {
            override func adjust(_ bar: inout BarState) { bar.isHidden = false }
        }
        try await withDevice(.iPhone8) {
            let stack = ForwardingNavigationController(rootViewController: Asking())
            showApp(stack)
            turnDevice(to: .landscapeLeft)
            expectBar("default", "Asking: default", stack, "on its side")
        }
    }

    @Test func `resizing an iPad's window and dark mode don't change the tree`() async throws {
        try await withDevice(.iPadPro11) {
            let app = DemoApp()
            showApp(app.tabs)
            app.go(to: .photo)
            let report = StatusBarTree(of: app.tabs).report
            #expect(report.contains("*       Photo: light"))
            resizeScene(scene, to: CGRect(x: 100, y: 100, width: 400, height: 600))
            #expect(StatusBarTree(of: app.tabs).report == report)
            resizeScene(scene, to: nil)
            setUserInterfaceStyle(.dark)
            #expect(StatusBarTree(of: app.tabs).report == report)
            #expect(StatusBar.current.style == .lightContent)
        }
    }

    @Test func `closing a scene releases its screens, and doesn't change the other scene's tree`() async throws {
        try await withDevice(.iPadPro11) {
            let app = DemoApp()
            showApp(app.tabs)
            app.go(to: .photo)
            let second = openScene()
            weak var gallery: UIViewController?
            do {
                let app = DemoApp()
                let window = UIWindow(windowScene: second)
                window.rootViewController = app.tabs
                window.makeKeyAndVisible()
                app.go(to: .player)
                gallery = app.gallery
                #expect(StatusBarTree(of: app.tabs).outline.hasSuffix("*     Film"))
                window.isHidden = true
            }
            closeScene(second)
            #expect(gallery == nil)
            expectBar("light", "Photo: light", app.tabs, "the first scene")
        }
    }

    @Test func `a screen outside of a window has its own preferences`() async throws {
        try await withDevice {
            let screen = ProfileScreen()
            #expect(screen.preferredStatusBarStyle == .lightContent && !screen.prefersStatusBarHidden)
        }
    }
}
