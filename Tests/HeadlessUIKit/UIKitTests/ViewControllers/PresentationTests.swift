import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct PresentationTests {
    private let log = Callbacks()

    private func presented(
        _ name: String, style: UIModalPresentationStyle = .fullScreen
    ) -> LoggedController {
        let controller = LoggedController(name, log)
        controller.modalPresentationStyle = style
        return controller
    }

    @Test func `a full-screen presentation makes the presenter disappear and removes its view`() async throws {
        try await withDevice {
            let (root, top) = (LoggedController("A", log), presented("B"))
            let window = shownWindow(root)
            _ = log.take()
            root.present(top, animated: true) { log.lines.append("completion") }
            #expect(log.take() == ["A willDisappear", "B willAppear", "B isAppearing"])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["B didAppear", "A didDisappear", "completion"])
            #expect(root.view.window == nil && top.view.window === window && top.view.frame == window.bounds)
            root.dismiss(animated: true) { log.lines.append("completion") }
            #expect(log.take() == ["B willDisappear", "A willAppear", "A isAppearing"])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["A didAppear", "B didDisappear", "completion"])
            #expect(root.view.window === window && top.view.window == nil && window.subviews == [root.view])
        }
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet, .formSheet, .overCurrentContext, .custom])
    func `a presentation over the presenter sends it no callbacks and keeps its view`(style: UIModalPresentationStyle)
        async throws
    {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let (root, top) = (LoggedController("A", log), presented("B", style: style))
            let window = shownWindow(root)
            _ = log.take()
            root.present(top, animated: false)
            #expect(log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
            #expect(root.view.window === window)
            root.dismiss(animated: false)
            #expect(log.take() == ["B willDisappear", "B didDisappear"])
        }
    }

    @Test(arguments: [
        (Device.System.iOS7, UIModalPresentationStyle.fullScreen), (.iOS12, .fullScreen), (.iOS14, .pageSheet),
        (.iOS17, .pageSheet), (.iOS18, .formSheet), (.iOS26, .formSheet),
    ])
    func `the style of a view controller reads as the one that the system chooses, until the app sets another`(
        system: Device.System, style: UIModalPresentationStyle
    ) async throws {
        for device in [Device.iPhone8, .iPadPro11] {
            try await withDevice(device.running(system)) {
                let controller = UIViewController()
                #expect(controller.modalPresentationStyle == style)
                controller.modalPresentationStyle = .overFullScreen
                #expect(controller.modalPresentationStyle == .overFullScreen)
                controller.modalPresentationStyle = .automatic
                #expect(controller.modalPresentationStyle == style)
                let window = shownWindow(UIViewController())
                window.rootViewController?.present(controller, animated: false)
                #expect(controller.modalPresentationStyle == style)
                #expect(controller.presentationController?.presentationStyle == style)
            }
        }
    }

    @Test(arguments: [(Device.iPhone8, UIModalPresentationStyle.overFullScreen), (.iPadPro11, .popover)])
    func `an action sheet's automatic style is a popover on an iPad only`(
        device: Device, style: UIModalPresentationStyle
    ) async throws {
        for system in [Device.System.iOS12, .iOS17, .iOS26] {
            try await withDevice(device.running(system)) {
                let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                #expect(sheet.modalPresentationStyle == style && alert.modalPresentationStyle == .overFullScreen)
            }
        }
    }

    @Test func `presentations and dismissals are ignored while another one is in progress`() async throws {
        try await withDevice {
            let (root, top) = (LoggedController("A", log), presented("B"))
            let window = shownWindow(root)
            root.present(top, animated: true)
            _ = log.take()
            top.present(presented("C"), animated: true)
            root.dismiss(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["B didAppear", "A didDisappear"] && top.presentedViewController == nil)
            root.dismiss(animated: true)
            root.present(presented("D"), animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(root.presentedViewController == nil && root.view.window === window)
        }
    }

    @Test func `a navigation controller presents over the current context for its children`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let child = UIViewController()
            let navigation = UINavigationController(rootViewController: child)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = shownWindow(tabs)
            let over = presented("B", style: .overCurrentContext)
            child.present(over, animated: false)
            #expect(over.presentingViewController === navigation && tabs.presentedViewController == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a presentation in performWithoutAnimation finishes immediately`() async throws {
        try await withDevice {
            let (root, top) = (LoggedController("A", log), presented("B"))
            let window = shownWindow(root)
            UIView.performWithoutAnimation { root.present(top, animated: true) }
            #expect(log.take().last == "A didDisappear")
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the automatic style is a sheet since iOS 13, and full screen before`() async throws {
        for (device, covers) in [
            (Device.iPhone8.running(.iOS12), true), (.iPhone15Pro.running(.iOS17).withoutScenes(), false),
        ] {
            try await withDevice(device) {
                let (root, top) = (UIViewController(), UIViewController())
                let window = shownWindow(root)
                root.present(top, animated: false)
                #expect((root.view.window == nil) == covers)
                #expect((top.view.frame == window.bounds) == covers)
            }
        }
    }

    @Test func `the outermost parent presents a full-screen view controller`() async throws {
        try await withDevice {
            let (root, child, top) = (LoggedController("A", log), LoggedController("C", log), presented("B"))
            root.addChild(child)
            root.view.addSubview(child.view)
            let window = shownWindow(root)
            child.present(top, animated: false)
            #expect(top.presentingViewController === root)
            #expect(root.presentedViewController === top && child.presentedViewController === top)
            #expect(root.view.window == nil)
            _ = window
        }
    }

    @Test func `the controller that defines the presentation context presents in the current context`() async throws {
        try await withDevice {
            let (root, child, top) = (
                UIViewController(), LoggedController("C", log), presented("B", style: .currentContext)
            )
            root.addChild(child)
            child.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            child.definesPresentationContext = true
            root.view.addSubview(child.view)
            let window = shownWindow(root)
            child.present(top, animated: false)
            #expect(top.presentingViewController === child && root.presentedViewController == nil)
            #expect(root.view.window === window && child.view.window == nil)
            #expect(top.view.convert(top.view.bounds, to: nil) == CGRect(x: 10, y: 20, width: 30, height: 40))
            child.dismiss(animated: false)
            #expect(child.view.superview === root.view)
        }
    }

    @Test func `a view controller outside a window, or already presenting, doesn't present`() async throws {
        try await withDevice {
            let (root, one, other) = (UIViewController(), UIViewController(), UIViewController())
            root.present(one, animated: false)
            #expect(root.presentedViewController == nil)
            let window = shownWindow(root)
            root.present(one, animated: false)
            root.present(other, animated: false)
            #expect(root.presentedViewController === one && other.presentingViewController == nil)
            _ = window
        }
    }

    @Test func `dismiss(animated:) dismisses the receiver only if it presents nothing`() async throws {
        try await withDevice {
            let (root, one, other) = (UIViewController(), presented("B"), presented("C"))
            let window = shownWindow(root)
            root.present(one, animated: false)
            one.present(other, animated: false)
            one.dismiss(animated: false)
            #expect(one.presentedViewController == nil && root.presentedViewController === one)
            one.dismiss(animated: false)
            #expect(root.presentedViewController == nil && window.subviews == [root.view])
        }
    }

    @Test func `dismissing a presented view controller also dismisses the ones it presents`() async throws {
        try await withDevice {
            let (root, one, other) = (
                LoggedController("A", log), presented("B"), presented("C", style: .overFullScreen)
            )
            let window = shownWindow(root)
            root.present(one, animated: false)
            one.present(other, animated: false)
            _ = log.take()
            root.dismiss(animated: false)
            #expect(Set(log.lines.prefix(2)) == ["B willDisappear", "C willDisappear"])
            #expect(log.lines[2...4] == ["A willAppear", "A isAppearing", "A didAppear"])
            #expect(Set(log.lines.dropFirst(5)) == ["B didDisappear", "C didDisappear"])
            #expect(one.presentedViewController == nil && other.presentingViewController == nil)
            #expect(window.subviews == [root.view])
        }
    }

    @Test func `a covered view controller receives no callbacks when the whole chain is dismissed`() async throws {
        try await withDevice {
            let (root, one, other) = (UIViewController(), presented("B"), presented("C"))
            let window = shownWindow(root)
            root.present(one, animated: false)
            one.present(other, animated: false)
            _ = log.take()
            root.dismiss(animated: false)
            #expect(log.lines == ["C willDisappear", "C didDisappear"])
            #expect(window.subviews == [root.view])
        }
    }

    @Test func `isBeingPresented and isBeingDismissed are true in the appearance callbacks`() async throws {
        try await withDevice {
            let (root, top) = (UIViewController(), presented("B"))
            let window = shownWindow(root)
            var flags: [String] = []
            top.onEvent = { _ in flags.append("\(top.isBeingPresented) \(top.isBeingDismissed)") }
            root.present(top, animated: false)
            #expect(!top.isBeingPresented)
            top.dismiss(animated: false)
            #expect(flags == Array(repeating: "true false", count: 3) + Array(repeating: "false true", count: 2))
            #expect(!top.isBeingDismissed)
            _ = window
        }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [false, true])
    func `presentingViewController is nil in the last callbacks of a dismissal`(
        style: UIModalPresentationStyle, animated: Bool
    ) async throws {
        try await withDevice {
            let (root, top) = (LoggedController("A", log), presented("B", style: style))
            let window = shownWindow(root)
            root.present(top, animated: false)
            var links: [String] = []
            root.onEvent = { links.append("A \($0) \(root.presentedViewController == nil)") }
            top.onEvent = { [unowned top] in
                links.append("B \($0) \(top.presentingViewController == nil) \(top.isBeingDismissed)")
            }
            root.dismiss(animated: animated) { links.append("completion \(root.presentedViewController == nil)") }
            await PhoneClock.phone.advance(by: .seconds(1))
            let covered = ["A willAppear false", "A isAppearing false", "A didAppear true"]
            #expect(
                links == ["B willDisappear false true"] + (style == .fullScreen ? covered : [])
                    + ["B didDisappear true true", "completion true"])
            #expect(window.subviews == [root.view] && !top.isBeingDismissed)
        }
    }

    @Test(arguments: [false, true])
    func `a presenter can present in viewDidAppear, even the view controller just dismissed`(same: Bool) async throws {
        try await withDevice {
            let (root, top) = (LoggedController("A", log), presented("B"))
            let window = shownWindow(root)
            root.present(top, animated: false)
            let next = same ? top : presented("C")
            root.onEvent = { [unowned root] in
                if $0 == "didAppear" { root.present(next, animated: true) }
            }
            root.dismiss(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(root.presentedViewController === next && next.presentingViewController === root)
            #expect(next.view.window === window && root.view.window == nil)
            #expect(!next.isBeingPresented && !next.isBeingDismissed)
            #expect(log.take().last { $0.hasPrefix(same ? "B" : "C") } == (same ? "B didAppear" : "C didAppear"))
        }
    }

    @Test func `the next responder of a presented view controller is its presenter`() async throws {
        try await withDevice {
            let (root, top) = (UIViewController(), UIViewController())
            let window = shownWindow(root)
            root.present(top, animated: false)
            #expect(top.view.next === top && top.next === root)
            _ = window
        }
    }

    @Test func `hiding a window makes all its visible view controllers disappear`() async throws {
        try await withDevice {
            let (root, top) = (LoggedController("A", log), presented("B", style: .overFullScreen))
            let window = shownWindow(root)
            root.present(top, animated: false)
            _ = log.take()
            window.isHidden = true
            #expect(Set(log.take()) == ["A willDisappear", "B willDisappear", "A didDisappear", "B didDisappear"])
            window.isHidden = false
            #expect(log.take().filter { $0.hasSuffix("didAppear") } == ["A didAppear", "B didAppear"])
        }
    }

    @Test func `replacing the root view controller dismisses the old one's presentation`() async throws {
        try await withDevice {
            let (root, top) = (UIViewController(), presented("B"))
            let window = shownWindow(root)
            root.present(top, animated: false)
            let new = UIViewController()
            window.rootViewController = new
            #expect(window.subviews == [new.view] && root.presentedViewController == nil)
            #expect(log.lines.suffix(2) == ["B willDisappear", "B didDisappear"])
        }
    }

    @Test func `touches outside a sheet don't reach the presenter`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let (root, top) = (UIViewController(), UIViewController())
            let window = shownWindow(root)
            root.present(top, animated: false)
            let view = touchTarget(at: CGPoint(x: 100, y: 10)).view
            #expect(view !== root.view && view !== top.view && view !== window)
            #expect(touchTarget(at: CGPoint(x: 100, y: 400)).view === top.view)
        }
    }

    @Test func `a sheet on iPhone fills the screen in landscape`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let (root, top) = (UIViewController(), UIViewController())
            let window = shownWindow(root)
            root.present(top, animated: false)
            turnDevice(to: .landscapeLeft)
            #expect(top.view.frame == window.bounds)
        }
    }
}
