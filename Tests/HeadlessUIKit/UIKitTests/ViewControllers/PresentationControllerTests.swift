import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of custom presentation controllers.
@MainActor @Suite struct PresentationControllerTests {
    private let log = Callbacks()

    /// A presentation controller that covers the lower half of the container, and logs its callbacks.
    private final class Half: UIPresentationController {
        var log: Callbacks?
        let dimming = UIView()

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }

        private func note(_ event: String) { log?.lines.append(event) }

        override func presentationTransitionWillBegin() {
            note("presentation will begin in \(containerView?.window == nil ? "nothing" : "the window")")
            containerView?.addSubview(dimming)
            dimming.alpha = 0
            presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
        }

        override func presentationTransitionDidEnd(_ completed: Bool) { note("presentation did end \(completed)") }
        override func dismissalTransitionWillBegin() { note("dismissal will begin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { note("dismissal did end \(completed)") }

        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            presentedView?.frame = frameOfPresentedViewInContainerView
            note("layout")
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let log: Callbacks
        var made: Half?
        init(_ log: Callbacks) { self.log = log }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let half = Half(presentedViewController: presented, presenting: presenting)
            half.log = log
            made = half
            return half
        }
    }

    /// Returns a view controller that the delegate's custom presentation controller presents.
    private func half(_ delegate: Delegate) -> LoggedController {
        let controller = LoggedController("B", log)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = delegate
        return controller
    }

    @Test func `a presentation controller receives transition callbacks and positions the view`() async throws {
        try await withDevice {
            let (root, delegate) = (LoggedController("A", log), Delegate(log))
            let (window, top) = (shownWindow(root), half(delegate))
            _ = log.take()
            root.present(top, animated: true) { log.lines.append("completion") }
            #expect(
                log.take().filter { $0 != "layout" }
                    == ["presentation will begin in the window", "B willAppear", "B isAppearing"])
            let made = try #require(delegate.made)
            #expect(made.dimming.alpha == 1 && made.dimming.superview === made.containerView)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take().filter { $0 != "layout" } == ["B didAppear", "presentation did end true", "completion"])
            #expect(top.view.frame == CGRect(x: 0, y: 437, width: 402, height: 437))
            #expect(top.presentationController === made && made.presentingViewController === root)
            #expect(made.presentedView === top.view && made.presentationStyle == .custom)
            root.dismiss(animated: true)
            #expect(log.take() == ["dismissal will begin", "B willDisappear"])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["B didDisappear", "dismissal did end true"])
            #expect(made.containerView == nil && window.subviews == [root.view])
        }
    }

    @Test func `a presentation without animation sends all callbacks and has no coordinator`() async throws {
        try await withDevice {
            let (root, delegate) = (UIViewController(), Delegate(log))
            let (window, top) = (shownWindow(root), half(delegate))
            root.present(top, animated: false)
            let callbacks = log.take().filter { $0 != "layout" }
            #expect(
                callbacks.first == "presentation will begin in the window"
                    && callbacks.last == "presentation did end true")
            #expect(delegate.made?.dimming.alpha == 0)
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `a presentation controller lays out its container view after a rotation`() async throws {
        try await withDevice {
            let (root, delegate) = (UIViewController(), Delegate(log))
            let (window, top) = (shownWindow(root), half(delegate))
            root.present(top, animated: false)
            _ = log.take()
            turnDevice(to: .landscapeLeft)
            #expect(log.take().contains("layout"))
            #expect(top.view.frame == CGRect(x: 0, y: 201, width: 874, height: 201))
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `shouldRemovePresentersView makes the presenter disappear`() async throws {
        final class Removing: UIPresentationController {
            override var shouldRemovePresentersView: Bool { true }
        }
        final class Maker: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Removing(presentedViewController: presented, presenting: presenting) }
        }
        try await withDevice {
            let (root, top, maker) = (LoggedController("A", log), LoggedController("B", log), Maker())
            let window = shownWindow(root)
            top.modalPresentationStyle = .custom
            top.transitioningDelegate = maker
            _ = log.take()
            root.present(top, animated: false)
            #expect(log.take().last == "A didDisappear" && root.view.window == nil)
            root.dismiss(animated: false)
            #expect(root.view.window === window && root.view.frame == window.bounds)
        }
    }

    @Test func `shouldPresentInFullscreen set to false covers the nearest presentation context`() async throws {
        final class Inside: UIPresentationController {
            override var shouldPresentInFullscreen: Bool { false }
        }
        final class Maker: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Inside(presentedViewController: presented, presenting: presenting) }
        }
        try await withDevice {
            let (root, child, top, maker) = (UIViewController(), UIViewController(), UIViewController(), Maker())
            root.addChild(child)
            root.view.addSubview(child.view)
            child.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            child.definesPresentationContext = true
            let window = shownWindow(root)
            top.modalPresentationStyle = .custom
            top.transitioningDelegate = maker
            child.present(top, animated: false)
            #expect(top.presentingViewController === child)
            #expect(top.view.convert(top.view.bounds, to: nil) == CGRect(x: 10, y: 20, width: 30, height: 40))
            withExtendedLifetime((window, maker)) {}
        }
    }

    @Test func `an override of presentedView is positioned in place of the controller's view`() async throws {
        final class Framing: UIPresentationController {
            let frame = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            override var presentedView: UIView? { frame }
            override func presentationTransitionWillBegin() {
                guard let view = super.presentedView else { return }
                view.frame = frame.bounds.insetBy(dx: 5, dy: 5)
                frame.addSubview(view)
            }
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 50, y: 60, width: 100, height: 100) }
        }
        final class Maker: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Framing(presentedViewController: presented, presenting: presenting) }
        }
        try await withDevice {
            let (root, top, maker) = (UIViewController(), UIViewController(), Maker())
            let window = shownWindow(root)
            top.modalPresentationStyle = .custom
            top.transitioningDelegate = maker
            root.present(top, animated: false)
            #expect(top.view.convert(top.view.bounds, to: nil) == CGRect(x: 55, y: 65, width: 90, height: 90))
            withExtendedLifetime((window, maker)) {}
        }
    }

    @Test func `the presentation controller is created for the style and used by the presentation`() async throws {
        try await withDevice {
            let (root, top) = (UIViewController(), UIViewController())
            let window = shownWindow(root)
            let sheet = try #require(top.sheetPresentationController)
            #expect(top.presentationController === sheet && top.popoverPresentationController == nil)
            root.present(top, animated: false)
            #expect(top.presentationController === sheet && sheet.containerView != nil)
            root.dismiss(animated: false)
            #expect(top.sheetPresentationController !== sheet)
            top.modalPresentationStyle = .fullScreen
            #expect(
                top.sheetPresentationController == nil && top.presentationController?.presentationStyle == .fullScreen)
            top.modalPresentationStyle = .popover
            #expect(top.presentationController === top.popoverPresentationController)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a child returns the presentation controller of its presented ancestor`() async throws {
        try await withDevice {
            let (root, child) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: child)
            let window = shownWindow(root)
            #expect(child.presentationController === navigation.presentationController)
            root.present(navigation, animated: false)
            #expect(child.sheetPresentationController === navigation.sheetPresentationController)
            #expect(child.sheetPresentationController?.presentedViewController === navigation)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a view controller that was never presented is released`() async throws {
        try await withDevice {
            weak var gone: UIViewController?
            do {
                let controller = UIViewController()
                controller.sheetPresentationController?.prefersGrabberVisible = true
                controller.modalPresentationStyle = .popover
                controller.popoverPresentationController?.sourceView = UIView()
                gone = controller
            }
            #expect(gone == nil)
        }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func `a dismissed view controller is released`(style: UIModalPresentationStyle) async throws {
        try await withDevice {
            let root = UIViewController()
            let window = shownWindow(root)
            weak var gone: UIViewController?
            do {
                let top = UIViewController()
                top.modalPresentationStyle = style
                root.present(top, animated: true)
                gone = top
            }
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(gone != nil)
            root.dismiss(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(gone == nil)
            withExtendedLifetime(window) {}
        }
    }
}
