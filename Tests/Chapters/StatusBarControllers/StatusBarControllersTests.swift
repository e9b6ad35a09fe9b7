import Simulator
import Testing
import UIKit

/// What the page does not show of the derived tree and the screens that answer from it.
@MainActor
@Suite struct StatusBarControllersTests {
    nonisolated static let styles: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
        .popover, .custom,
    ]

    private func state(_ app: DemoApp) -> BarState {
        let tree = StatusBarTree(of: app.tabs)
        return tree[tree.current]
    }

    private func expectAgreement(_ app: DemoApp, _ comment: Comment) {
        let bar = StatusBar.current
        #expect(bar.isHidden == state(app).isHidden, comment)
        if !bar.isHidden { #expect(bar.style == state(app).style, comment) }
    }

    // MARK: Presented

    @Test(arguments: styles, [false, true]) func `the bar is what the tree says, whatever is presented`(
        _ style: UIModalPresentationStyle, captures: Bool
    ) async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            let screen = PhotoScreen()
            let stack = ForwardingNavigationController(rootViewController: screen)
            stack.modalPresentationStyle = style
            stack.modalPresentationCapturesStatusBarAppearance = captures
            stack.popoverPresentationController?.sourceView = app.gallery.view
            app.gallery.present(stack, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            let takes = captures || style == .fullScreen
            #expect(StatusBarTree(of: app.tabs).outline.contains("Photo") == takes)
            #expect(StatusBar.current.style == (takes ? .lightContent : .default))
            expectAgreement(app, "presented")
            stack.dismiss(animated: true)
            #expect(!StatusBarTree(of: app.tabs).outline.contains("Photo"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBar.current.style == .default)
            expectAgreement(app, "dismissed")
        }
    }

    @Test func `a full screen one over a sheet is found, and a sheet over it leaves it the bar`() async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            app.go(to: .info)
            let sheet = try #require(app.tabs.presentedViewController)
            let photo = PhotoScreen()
            photo.modalPresentationStyle = .fullScreen
            sheet.present(photo, animated: false)
            #expect(StatusBar.current.style == .lightContent)
            expectAgreement(app, "full screen over a sheet")
            photo.present(ProfileScreen(), animated: false)
            photo.hidesBar = true
            #expect(StatusBar.current.isHidden)
            expectAgreement(app, "a sheet over that")
            #expect(StatusBarTree(of: app.tabs).outline.hasSuffix("*   PhotoScreen"))
        }
    }

    @Test func `a sheet that the user pulls down leaves the tree`() async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            let sheet = PhotoScreen()
            sheet.modalPresentationCapturesStatusBarAppearance = true
            app.gallery.present(sheet, animated: false)
            #expect(StatusBar.current.style == .lightContent)
            #expect(swipeDownSheet())
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(app.gallery.presentedViewController == nil)
            #expect(StatusBar.current.style == .default)
            expectAgreement(app, "pulled down")
        }
    }

    // MARK: Going back

    @Test func `a swipe back that is given up leaves the photo the bar, a finished one does not`() async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            app.go(to: .photo)
            app.photo.hidesBar = true
            let swipe = SwipeBack()
            swipe.begin(in: app.pictures)
            await swipe.giveUp()
            #expect(StatusBar.current.isHidden)
            expectAgreement(app, "given up")
            swipe.begin(in: app.pictures)
            await swipe.finish()
            #expect(!StatusBar.current.isHidden)
            expectAgreement(app, "finished")
        }
    }

    @Test func `a stack that is set as a whole is in the tree at once`() async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            let album = PaintedScreen("Album", on: .white, [])
            app.pictures.setViewControllers([app.gallery, album, app.photo], animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            let lines = StatusBarTree(of: app.tabs).outline.split(separator: "\n")
            #expect(lines[..<5] == ["> Tabs", ">   Pictures", ">     Gallery", ">       Album", "*         Photo"])
            #expect(StatusBar.current.style == .lightContent)
            app.pictures.popToRootViewController(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBar.current.style == .default)
        }
    }

    @Test func `a screen that was popped may go`() async throws {
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

    /// Shows one of two screens side by side.
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

    @Test func `a container of one's own is read by the child that it names`() async throws {
        try await withDevice {
            let container = TwoScreens([ProfileScreen(), PlayerScreen()])
            showApp(ForwardingNavigationController(rootViewController: container))
            #expect(StatusBar.current.style == .lightContent && !StatusBar.current.isHidden)
            container.index = 1
            #expect(StatusBar.current.isHidden)
            #expect(StatusBarTree(of: container).outline.hasSuffix("*   Film"))
        }
    }

    @Test func `a screen that is pushed over such a container covers its child`() async throws {
        try await withDevice {
            let two = TwoScreens([PlayerScreen(), PlayerScreen()])
            let stack = ForwardingNavigationController(rootViewController: two)
            showApp(stack)
            #expect(StatusBar.current.isHidden)
            stack.pushViewController(ProfileScreen(), animated: false)
            #expect(!StatusBar.current.isHidden && StatusBar.current.style == .lightContent)
        }
    }

    @Test func `a pushed screen has the wishes of the one below, also later ones`() async throws {
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

    @Test func `a screen that appears has UIKit ask, without a word from its container`() async throws {
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

    @Test func `on its side a phone hides the bar as it does for any controller`() async throws {
        try await withDevice {
            showApp(UIViewController())
            turnDevice(to: .landscapeLeft)
            let isHidden = StatusBar.current.isHidden
            turnDevice(to: .portrait)
            let app = DemoApp()
            showApp(app.tabs)
            #expect(!StatusBar.current.isHidden)
            turnDevice(to: .landscapeLeft)
            #expect(isHidden && StatusBar.current.isHidden)
            expectAgreement(app, "on its side")
            app.tabs.selectedIndex = 1
            turnDevice(to: .portrait)
            #expect(StatusBar.current.style == .lightContent && !StatusBar.current.isHidden)
        }
    }

    @Test func `a resized iPad window and dark mode change nothing about the tree`() async throws {
        try await withDevice(.iPadPro11) {
            let app = DemoApp()
            showApp(app.tabs)
            app.go(to: .photo)
            let outline = StatusBarTree(of: app.tabs).outline
            resizeScene(scene, to: CGRect(x: 100, y: 100, width: 400, height: 600))
            #expect(StatusBarTree(of: app.tabs).outline == outline)
            resizeScene(scene, to: nil)
            setUserInterfaceStyle(.dark)
            #expect(StatusBarTree(of: app.tabs).outline == outline)
            #expect(StatusBar.current.style == .lightContent)
        }
    }

    @Test func `when a scene goes, the other's tree stays, and its own screens may go`() async throws {
        try await withDevice(.iPadPro11) {
            let app = DemoApp()
            showApp(app.tabs)
            app.go(to: .photo)
            let second = openScene()
            weak var other: DemoApp?
            weak var gallery: UIViewController?
            do {
                let app = DemoApp()
                let window = UIWindow(windowScene: second)
                window.rootViewController = app.tabs
                window.makeKeyAndVisible()
                app.go(to: .player)
                (other, gallery) = (app, app.gallery)
                #expect(StatusBarTree(of: app.tabs).outline.hasSuffix("*     Film"))
                window.isHidden = true
            }
            closeScene(second)
            #expect(other == nil && gallery == nil)
            #expect(StatusBarTree(of: app.tabs).outline.contains("*       Photo"))
            #expect(StatusBar.current.style == .lightContent)
        }
    }

    @Test func `a screen in no window answers for itself`() async throws {
        try await withDevice {
            let screen = ProfileScreen()
            #expect(screen.preferredStatusBarStyle == .lightContent && !screen.prefersStatusBarHidden)
        }
    }
}
