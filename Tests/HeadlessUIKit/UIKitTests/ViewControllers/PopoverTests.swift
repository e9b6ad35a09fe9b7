import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct PopoverTests {
    private let log = Callbacks()

    /// Returns a visible root controller with a button, and a popover whose source view is the button.
    private func popover() -> (window: UIWindow, root: UIViewController, top: UIViewController, button: UIButton) {
        let (root, top) = (UIViewController(), LoggedController("B", log))
        let button = UIButton(frame: CGRect(x: 300, y: 200, width: 100, height: 40))
        root.view.addSubview(button)
        top.modalPresentationStyle = .popover
        top.preferredContentSize = CGSize(width: 200, height: 150)
        top.popoverPresentationController?.sourceView = button
        return (shownWindow(root), root, top, button)
    }

    @Test func `a popover on iPad is placed beside its source rectangle`() async throws {
        try await withDevice(.iPadPro11) {
            let (window, root, top, button) = popover()
            let controller = try #require(top.popoverPresentationController)
            #expect(controller.arrowDirection == .unknown)
            root.present(top, animated: false)
            #expect(controller.arrowDirection == .up)
            #expect(top.view.superview!.frame == CGRect(x: 250, y: 253, width: 200, height: 150))
            controller.permittedArrowDirections = [.down, .left]
            #expect(controller.arrowDirection == .left && top.view.superview!.frame.minX == 413)
            controller.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 40)
            #expect(top.view.superview!.frame.minX == 323)
            controller.permittedArrowDirections = .left
            top.preferredContentSize = CGSize(width: 100, height: 80)
            #expect(top.view.superview!.frame == CGRect(x: 323, y: 180, width: 100, height: 80))
            #expect(root.view.window === window && controller.presentationStyle == .popover)
            withExtendedLifetime(button) {}
        }
    }

    @Test func `a popover is placed beside its source item`() async throws {
        try await withDevice(.iPadPro11) {
            let (window, root, top, button) = popover()
            top.popoverPresentationController?.sourceView = nil
            top.popoverPresentationController?.sourceItem = button
            root.present(top, animated: false)
            #expect(top.view.superview!.frame.minY == 253)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the delegate can set the source view in prepareForPopoverPresentation`() async throws {
        final class Pointing: NSObject, UIPopoverPresentationControllerDelegate {
            let view: UIView
            init(_ view: UIView) { self.view = view }
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
                popoverPresentationController.sourceView = view
            }
        }
        try await withDevice(.iPadPro11) {
            let (window, root, top, button) = popover()
            let delegate = Pointing(button)
            top.popoverPresentationController?.sourceView = nil
            top.popoverPresentationController?.delegate = delegate
            root.present(top, animated: false)
            #expect(top.view.superview!.frame.minY == 253)
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `a tap outside a popover dismisses it and reaches no other view`() async throws {
        try await withDevice(.iPadPro11) {
            let (window, root, top, button) = popover()
            let delegate = Delegate(log)
            top.popoverPresentationController?.delegate = delegate
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            root.present(top, animated: false)
            _ = log.take()
            tap(at: CGPoint(x: 350, y: 220))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(taps == 0 && root.presentedViewController == nil)
            #expect(log.take() == ["should?", "will dismiss", "B willDisappear", "B didDisappear", "did dismiss"])
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `before iOS 13, a popover calls the deprecated delegate methods for a dismissal`() async throws {
        final class Old: NSObject, UIPopoverPresentationControllerDelegate {
            var allows = false
            var calls: [String] = []
            func popoverPresentationControllerShouldDismissPopover(
                _ popoverPresentationController: UIPopoverPresentationController
            ) -> Bool {
                calls.append("should?")
                return allows
            }
            func popoverPresentationControllerDidDismissPopover(
                _ popoverPresentationController: UIPopoverPresentationController
            ) { calls.append("did") }
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                calls.append("new")
                return true
            }
        }
        try await withDevice(.iPad.running(.iOS12)) {
            let (window, root, top, _) = popover()
            let delegate = Old()
            top.popoverPresentationController?.delegate = delegate
            root.present(top, animated: false)
            tap(at: CGPoint(x: 50, y: 900))
            #expect(delegate.calls == ["should?"])
            delegate.allows = true
            tap(at: CGPoint(x: 50, y: 900))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(delegate.calls == ["should?", "should?", "did"] && root.presentedViewController == nil)
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `passthrough views receive touches while a popover is presented`() async throws {
        try await withDevice(.iPadPro11) {
            let (window, root, top, button) = popover()
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            top.popoverPresentationController?.passthroughViews = [button]
            root.present(top, animated: false)
            tap(at: CGPoint(x: 350, y: 220))
            #expect(taps == 1 && root.presentedViewController === top)
            top.isModalInPresentation = true
            tap(at: CGPoint(x: 350, y: 220))
            #expect(taps == 1 && root.presentedViewController === top)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a popover on iPhone adapts to a sheet, or to full screen before iOS 13`() async throws {
        for (device, isSheet) in [(Device.iPhone17, true), (.iPhone8.running(.iOS12), false)] {
            try await withDevice(device) {
                let (window, root, top, _) = popover()
                let controller = top.popoverPresentationController
                root.present(top, animated: false)
                #expect(top.popoverPresentationController === controller)
                #expect((root.view.window != nil) == isSheet)
                #expect((top.view.convert(top.view.bounds, to: nil).minY > 0) == isSheet)
                withExtendedLifetime(window) {}
            }
        }
    }

    @Test func `an adaptive sheet can be configured and uses the popover's delegate`() async throws {
        try await withDevice {
            let (window, root, top, _) = popover()
            let delegate = Delegate(log)
            let controller = try #require(top.popoverPresentationController)
            controller.delegate = delegate
            controller.adaptiveSheetPresentationController.detents = [.medium()]
            root.present(top, animated: false)
            #expect(top.view.convert(top.view.bounds, to: nil).minY == 437)
            _ = log.take()
            swipeDownSheet()
            #expect(log.take() == ["should?", "will dismiss", "B willDisappear"])
            #expect(delegate.last === controller)
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `the delegate can keep a popover on iPhone with the adaptive style none`() async throws {
        try await withDevice {
            let (window, root, top, button) = popover()
            button.frame.origin.x = 10
            let delegate = Delegate(log)
            delegate.style = UIModalPresentationStyle.none
            top.popoverPresentationController?.delegate = delegate
            root.present(top, animated: false)
            #expect(log.take() == ["in its own style", "B willAppear", "B isAppearing", "B didAppear"])
            #expect(top.view.superview!.frame == CGRect(x: 10, y: 253, width: 200, height: 150))
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `the delegate can adapt a popover to full screen with another view controller`() async throws {
        try await withDevice {
            let (window, root, top, _) = popover()
            let delegate = Delegate(log)
            delegate.style = .fullScreen
            delegate.replacement = { UINavigationController(rootViewController: $0) }
            top.popoverPresentationController?.delegate = delegate
            root.present(top, animated: false)
            #expect(log.take().first == "in style 0")
            #expect(root.presentedViewController is UINavigationController && root.view.window == nil)
            #expect(top.view.window === window && top.presentingViewController === root)
            top.dismiss(animated: false)
            #expect(root.presentedViewController == nil)
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `the delegate can adapt a form sheet to full screen`() async throws {
        try await withDevice {
            let (root, top) = (UIViewController(), UIViewController())
            let (window, delegate) = (shownWindow(root), Delegate(log))
            delegate.style = .fullScreen
            top.modalPresentationStyle = .formSheet
            top.presentationController?.delegate = delegate
            root.present(top, animated: false)
            #expect(top.view.frame == window.bounds && root.view.window == nil)
        }
    }

    @MainActor private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        let log: Callbacks
        var style: UIModalPresentationStyle?
        var replacement: (UIViewController) -> UIViewController? = { _ in nil }
        weak var last: UIPresentationController?
        init(_ log: Callbacks) { self.log = log }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            style ?? (traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none)
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { replacement(controller.presentedViewController) }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            log.lines.append(style == .none ? "in its own style" : "in style \(style.rawValue)")
        }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.lines.append("should?")
            return true
        }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.lines.append("will dismiss")
            last = presentationController
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.lines.append("did dismiss")
        }
    }

    @Test func `a popover's background and corners are set on a view around the content view`() async throws {
        try await withDevice(.iPadPro11) {
            let (window, root, top, _) = popover()
            top.view.backgroundColor = .red
            top.popoverPresentationController?.backgroundColor = .green
            root.present(top, animated: false)
            let around = try #require(top.view.superview)
            #expect(around.layer.cornerRadius == 13 && around.backgroundColor == .green)
            #expect(top.view.backgroundColor == .red && top.view.frame == around.bounds)
            root.dismiss(animated: false)
            #expect(top.view.layer.cornerRadius == 0 && top.view.superview == nil)
            withExtendedLifetime(window) {}
        }
    }
}
