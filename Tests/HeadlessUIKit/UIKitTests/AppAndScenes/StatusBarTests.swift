import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct StatusBarTests {
    private final class Barred: UIViewController {
        var style = UIStatusBarStyle.default
        var hides = false
        var animation = UIStatusBarAnimation.fade
        weak var styleChild: UIViewController?
        weak var hiddenChild: UIViewController?

        convenience init(_ style: UIStatusBarStyle, hides: Bool = false) {
            self.init(nibName: nil, bundle: nil)
            self.style = style
            self.hides = hides
        }

        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
        override var childForStatusBarStyle: UIViewController? { styleChild }
        override var childForStatusBarHidden: UIViewController? { hiddenChild }
    }

    private func overlay(_ root: UIViewController?, level: UIWindow.Level = .alert) -> UIWindow {
        let window = newWindow()
        window.windowLevel = level
        window.rootViewController = root
        window.isHidden = false
        return window
    }

    @Test func `a phone with a cutout has no status bar in landscape, whatever the controller prefers`() async throws {
        final class Showing: UIViewController {
            override var prefersStatusBarHidden: Bool { false }
        }
        for (device, isHidden) in [(Device.iPhone17, true), (.iPhoneX, true), (.iPhoneSE, false), (.iPadPro11, false)] {
            try await withDevice(device) {
                let window = shownWindow(Showing())
                turnDevice(to: .landscapeLeft)
                #expect(StatusBar.current.isHidden == isHidden)
                turnDevice(to: .portrait)
                #expect(!StatusBar.current.isHidden)
                withExtendedLifetime(window) {}
            }
        }
    }

    @Test func `the frontmost window determines the status bar, not the key window`() async throws {
        try await withDevice {
            let main = shownWindow(Barred(.lightContent))
            #expect(StatusBar.current.window === main && StatusBar.current.style == .lightContent)
            let thief = overlay(UIViewController())
            #expect(main.isKeyWindow && StatusBar.current.window === thief)
            #expect(StatusBar.current.style == .default)
            #expect(StatusBar.current.styleController === thief.rootViewController)
        }
    }

    @Test func `the main window determines the bar after an overlay is hidden, lowered or deallocated`() async throws {
        try await withDevice {
            let main = shownWindow(Barred(.lightContent))
            var thief: UIWindow? = overlay(UIViewController())
            thief?.isHidden = true
            #expect(StatusBar.current.style == .lightContent)
            thief?.isHidden = false
            #expect(StatusBar.current.style == .default)
            thief?.windowLevel = .normal - 1
            #expect(StatusBar.current.style == .lightContent)
            thief?.windowLevel = .alert
            #expect(StatusBar.current.style == .default)
            thief = nil
            #expect(StatusBar.current.style == .lightContent)
            _ = main
        }
    }

    @Test(arguments: [
        CGRect(x: 0, y: 0, width: 320, height: 20), CGRect(x: 100, y: 100, width: 60, height: 60),
        CGRect(x: 0, y: 0, width: 320, height: CGFloat(568).nextDown),
    ])
    func `if only full windows decide, a smaller window determines the bar only up to iOS 10`(frame: CGRect)
        async throws
    {
        for (system, isQueried) in [(Device.System.iOS7, true), (.iOS10, true), (.iOS12, false), (.iOS14, false)] {
            let device = Device.iPhone5.running(system).withoutScenes()
            try await withDevice(device, assuming: [.onlyFullWindowsDecideStatusBar]) {
                let main = shownWindow(Barred(.lightContent))
                let small = overlay(UIViewController())
                small.frame = frame
                StatusBarTests.update(small)
                #expect(StatusBar.current.window === (isQueried ? small : main))
                #expect(StatusBar.current.style == (isQueried ? .default : .lightContent))
            }
        }
    }

    private static func update(_ window: UIWindow) {
        window.rootViewController?.setNeedsStatusBarAppearanceUpdate()
    }

    @Test func `new preferences take effect only after setNeedsStatusBarAppearanceUpdate`() async throws {
        try await withDevice {
            let root = Barred(.default)
            let window = shownWindow(root)
            root.style = .lightContent
            root.hides = true
            #expect(StatusBar.current.style == .default && !StatusBar.current.isHidden)
            root.setNeedsStatusBarAppearanceUpdate()
            #expect(StatusBar.current.style == .lightContent && StatusBar.current.isHidden)
            #expect(statusBarFrame == .zero)
            _ = window
        }
    }

    @Test func `the controller's preferred animation applies when the bar's visibility changes`() async throws {
        try await withDevice {
            let root = Barred(.default)
            let window = shownWindow(root)
            #expect(StatusBar.current.animation == .none)
            root.animation = .slide
            root.setNeedsStatusBarAppearanceUpdate()
            #expect(StatusBar.current.animation == .none)
            root.hides = true
            root.setNeedsStatusBarAppearanceUpdate()
            #expect(StatusBar.current.animation == .slide)
            _ = window
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `since iOS 27, UIApplication's setters have no effect even if view controllers don't determine the bar`()
        async throws
    {
        for (system, hasEffect) in [(Device.System.iOS26, true), (.iOS27, false)] {
            var device = Device.iPhone17.running(system)
            device.viewControllerBasedStatusBarAppearance = false
            try await withDevice(device) {
                let window = shownWindow(Barred(.lightContent))
                UIApplication.shared.statusBarStyle = .lightContent
                UIApplication.shared.setStatusBarHidden(true, with: .slide)
                #expect((StatusBar.current.style == .lightContent) == hasEffect)
                #expect(StatusBar.current.isHidden == hasEffect)
                _ = window
            }
        }
    }

    @Test func `style and visibility are delegated to child controllers separately, at any depth`() async throws {
        try await withDevice {
            let (root, child, grandchild) = (Barred(.default), Barred(.default), Barred(.lightContent, hides: true))
            root.styleChild = child
            child.styleChild = grandchild
            let window = shownWindow(root)
            #expect(StatusBar.current.style == .lightContent && !StatusBar.current.isHidden)
            #expect(StatusBar.current.styleController === grandchild && StatusBar.current.hiddenController === root)
            root.hiddenChild = grandchild
            root.setNeedsStatusBarAppearanceUpdate()
            #expect(StatusBar.current.isHidden)
            _ = window
        }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet], [false, true])
    func `a presented controller determines the bar if it is full screen or captures its appearance`(
        style: UIModalPresentationStyle, captures: Bool
    ) async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let (root, top) = (Barred(.default), Barred(.lightContent))
            let window = shownWindow(root)
            top.modalPresentationStyle = style
            top.modalPresentationCapturesStatusBarAppearance = captures
            root.present(top, animated: false)
            let expected = style == .fullScreen || captures ? top : root
            #expect(StatusBar.current.styleController === expected)
            #expect(StatusBar.current.style == expected.style)
            root.dismiss(animated: false)
            #expect(StatusBar.current.style == .default)
            _ = window
        }
    }

    @Test func `a phone hides the bar in landscape unless the controller overrides the preference`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = shownWindow(UIViewController())
            turnDevice(to: .landscapeLeft)
            #expect(StatusBar.current.isHidden)
            window.rootViewController = Barred(.default)
            #expect(!StatusBar.current.isHidden)
            #expect(statusBarFrame == CGRect(x: 0, y: 0, width: 667, height: 20))
        }
    }

    @Test func `an iPad shows the status bar in landscape`() async throws {
        try await withDevice(.iPad.running(.iOS12)) {
            let window = shownWindow(UIViewController())
            turnDevice(to: .landscapeLeft)
            #expect(!StatusBar.current.isHidden)
            _ = window
        }
    }

    @Test func `a frontmost window without a root view controller results in the default style`() async throws {
        try await withDevice {
            let main = shownWindow(Barred(.lightContent))
            let thief = overlay(nil)
            #expect(StatusBar.current.window === thief && StatusBar.current.styleController == nil)
            #expect(StatusBar.current.style == .default)
            _ = main
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `UIApplication's setters have no effect if view controllers determine the status bar`() async throws {
        try await withDevice {
            UIApplication.shared.statusBarStyle = .lightContent
            UIApplication.shared.setStatusBarHidden(true, with: .slide)
            #expect(StatusBar.current.style == .default && !StatusBar.current.isHidden)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `UIApplication determines the bar if view controllers don't`() async throws {
        var device = Device.iPhone8.running(.iOS12)
        device.viewControllerBasedStatusBarAppearance = false
        try await withDevice(device) {
            let window = shownWindow(Barred(.lightContent, hides: true))
            #expect(StatusBar.current.style == .default && !StatusBar.current.isHidden)
            #expect(StatusBar.current.window == nil && StatusBar.current.styleController == nil)
            UIApplication.shared.statusBarStyle = .lightContent
            UIApplication.shared.setStatusBarHidden(true, with: .slide)
            #expect(StatusBar.current.style == .lightContent && StatusBar.current.isHidden)
            #expect(StatusBar.current.animation == .slide)
            _ = window
        }
    }
}
