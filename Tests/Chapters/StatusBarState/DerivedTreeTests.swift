import Simulator
import Testing
import UIKit

/// Tests that the derived tree has all controllers, and that its path ends at the one that answers.
@MainActor
@Suite struct DerivedTreeTests {
    /// A controller with an answer of its own, and with children that it names if it's told to.
    private final class Screen: UIViewController {
        var wish: BarState { didSet { setNeedsStatusBarAppearanceUpdate() } }
        var forStyle: UIViewController?
        var forHidden: UIViewController?

        init(_ title: String, _ wish: BarState = BarState()) {
            self.wish = wish
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override var prefersStatusBarHidden: Bool { wish.prefersHidden ?? super.prefersStatusBarHidden }
        override var preferredStatusBarStyle: UIStatusBarStyle { wish.style }
        override var childForStatusBarStyle: UIViewController? { forStyle }
        override var childForStatusBarHidden: UIViewController? { forHidden }
    }

    private let light = BarState(style: .lightContent)

    /// Returns the tree's last state on the path, such as "Photo: light".
    private func end(_ root: UIViewController) -> String {
        let line = StatusBarTree(of: root).outline.split(separator: "\n").first { $0.hasPrefix("*") } ?? ""
        return String(line.dropFirst().drop { $0 == " " })
    }

    private func stack(_ screens: UIViewController..., title: String = "Stack") -> TrailNavigationController {
        let stack = TrailNavigationController(root: screens[0])
        stack.setViewControllers(screens, animated: false)
        stack.title = title
        return stack
    }

    // MARK: Containers

    @Test func `with a hidden navigation bar, and in tabs, the path goes on`() async throws {
        try await withDevice {
            let plain = UINavigationController(rootViewController: Screen("Photo", light))
            plain.title = "Plain"
            let tabs = UITabBarController()
            tabs.title = "Tabs"
            tabs.viewControllers = [plain, Screen("Map")]
            showApp(tabs)
            #expect(end(tabs) == "Plain: default" && StatusBar.current.style == .default)
            plain.isNavigationBarHidden = true
            #expect(end(tabs) == "Photo: light" && StatusBar.current.style == .lightContent)
            tabs.selectedIndex = 1
            #expect(end(tabs) == "Map: default" && StatusBar.current.style == .default)
            #expect(StatusBarTree(of: tabs).count == 4)
        }
    }

    @Test func `different children for the style and for hiding are both in the tree, and the path is the style's`()
        async throws
    {
        try await withDevice {
            let (container, profile, film) = (
                Screen("Container"), Screen("Profile", light), Screen("Film", BarState(isHidden: true))
            )
            for child in [profile, film] { container.addChild(child) }
            (container.forStyle, container.forHidden) = (profile, film)
            showApp(container)
            #expect(StatusBar.current.isHidden)
            #expect(
                StatusBarTree(of: container).outline == "> Container: default\n*   Profile: light\n    Film: hidden")
        }
    }

    @Test func `a named controller that isn't in the tree ends the path at the root`() async throws {
        try await withDevice {
            let (container, elsewhere) = (Screen("Container"), Screen("Elsewhere", light))
            container.forStyle = elsewhere
            showApp(container)
            #expect(StatusBarTree(of: container).outline == "* Container: default")
        }
    }

    @Test func `a stack that is set as a whole is in the tree at once`() async throws {
        try await withDevice {
            let (first, second, third) = (Screen("First"), Screen("Second"), Screen("Third", light))
            let stack = stack(first)
            showApp(stack)
            stack.setViewControllers([first, second, third], animated: true)
            #expect(end(stack) == "Third: light")
            await PhoneClock.phone.advance(by: .seconds(1))
            stack.popToRootViewController(animated: true)
            #expect(end(stack) == "First: default")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBarTree(of: stack).count == 2)
        }
    }

    @Test func `during a swipe back and after it, the tree and the bar agree`() async throws {
        try await withDevice {
            let (first, photo) = (Screen("First"), Screen("Photo", light))
            let stack = stack(first, photo)
            showApp(stack)
            let swipe = SwipeBack()
            swipe.begin(in: stack)
            #expect(end(stack) == "First: default" && StatusBar.current.style == .default)
            await swipe.giveUp()
            #expect(end(stack) == "Photo: light" && StatusBar.current.style == .lightContent)
            swipe.begin(in: stack)
            await swipe.finish()
            #expect(end(stack) == "First: default" && StatusBar.current.style == .default)
            #expect(StatusBarTree(of: stack).count == 2)
        }
    }

    // MARK: Presented controllers

    nonisolated static let styles: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
        .popover, .custom,
    ]

    @Test(arguments: styles, [false, true])
    func `a presented stack is in the tree, and decides if it's full screen or captures the bar`(
        _ style: UIModalPresentationStyle, captures: Bool
    ) async throws {
        try await withDevice {
            let first = Screen("First")
            let root = stack(first)
            showApp(root)
            let over = stack(Screen("Photo", light), title: "Over")
            over.modalPresentationStyle = style
            over.modalPresentationCapturesStatusBarAppearance = captures
            over.popoverPresentationController?.sourceView = first.view
            first.present(over, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBarTree(of: root).count == 4)
            let inContext = style == .currentContext || style == .overCurrentContext
            if !inContext {
                let decides = captures || style == .fullScreen
                #expect(end(root) == (decides ? "Photo: light" : "First: default"))
                #expect(StatusBar.current.style == (decides ? .lightContent : .default))
            }
            over.dismiss(animated: true)
            #expect(StatusBarTree(of: root).count == 2)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(end(root) == "First: default" && StatusBar.current.style == .default)
        }
    }

    @Test func `the tree of a screen inside of a stack lacks what the stack presents`() async throws {
        try await withDevice {
            let first = Screen("First")
            let root = stack(first)
            showApp(root)
            let photo = Screen("Photo", light)
            photo.modalPresentationStyle = .fullScreen
            first.present(photo, animated: false)
            #expect(first.presentedViewController === photo && photo.presentingViewController === root)
            #expect(StatusBarTree(of: first).count == 1)
        }
    }

    @Test func `a full-screen controller over a sheet decides, even below another sheet`() async throws {
        try await withDevice {
            let root = stack(Screen("First"))
            showApp(root)
            let (sheet, photo) = (Screen("Sheet"), Screen("Photo", light))
            root.present(sheet, animated: false)
            photo.modalPresentationStyle = .fullScreen
            sheet.present(photo, animated: false)
            #expect(end(root) == "Photo: light" && StatusBar.current.style == .lightContent)
            photo.present(Screen("Info", BarState(isHidden: true)), animated: false)
            #expect(
                StatusBarTree(of: root).outline.hasSuffix(
                    ">   Sheet: default\n*     Photo: light\n        Info: hidden"))
        }
    }

    @Test func `a sheet that names its presenter causes no endless loop`() async throws {
        try await withDevice {
            let root = stack(Screen("First", light))
            showApp(root)
            let sheet = Screen("Sheet")
            (sheet.forStyle, sheet.forHidden) = (root, root)
            sheet.modalPresentationCapturesStatusBarAppearance = true
            root.present(sheet, animated: false)
            #expect(end(root) == "First: light" && StatusBar.current.style == .lightContent)
            #expect(StatusBarTree(of: sheet).outline == "* Sheet: default")
        }
    }

    @Test func `a controller in the current context hangs under the screen that presents it`() async throws {
        try await withDevice {
            let first = Screen("First")
            let root = stack(first)
            showApp(root)
            first.definesPresentationContext = true
            let photo = Screen("Photo", light)
            photo.modalPresentationStyle = .currentContext
            first.present(photo, animated: false)
            #expect(StatusBarTree(of: root).outline == "> Stack: default\n*   First: default\n      Photo: light")
        }
    }

    @Test func `a sheet that's swiped down is removed from the tree`() async throws {
        try await withDevice {
            let root = stack(Screen("First"))
            showApp(root)
            let sheet = Screen("Sheet", light)
            sheet.modalPresentationCapturesStatusBarAppearance = true
            root.present(sheet, animated: false)
            #expect(end(root) == "Sheet: light")
            #expect(swipeDownSheet())
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(end(root) == "First: default" && StatusBarTree(of: root).count == 2)
        }
    }

    // MARK: Devices and scenes

    @Test func `in landscape, an answer that is UIKit's default is no wish, and a bar that's shown is one`()
        async throws
    {
        try await withDevice(.iPhone8) {
            let screen = Screen("Film")
            let root = stack(screen)
            showApp(root)
            turnDevice(to: .landscapeLeft)
            #expect(end(root) == "Film: default" && StatusBar.current.isHidden)
            screen.wish = BarState(isHidden: false)
            #expect(end(root) == "Film: default, shown" && !StatusBar.current.isHidden)
            turnDevice(to: .portrait)
            #expect(end(root) == "Film: default" && !StatusBar.current.isHidden)
            screen.wish = BarState(isHidden: true)
            #expect(end(root) == "Film: hidden" && StatusBar.current.isHidden)
        }
    }

    @Test func `the tree keeps no controller`() async throws {
        try await withDevice {
            weak var photo: UIViewController?
            let root = stack(Screen("First"))
            showApp(root)
            var tree = StatusBarTree()
            do {
                let pushed = Screen("Photo", light)
                photo = pushed
                root.pushViewController(pushed, animated: false)
                tree = StatusBarTree(of: root)
            }
            root.popViewController(animated: false)
            #expect(photo == nil && tree.pathInWords == "Stack > Photo: light")
        }
    }
}
