import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of adapted presentations whose view controllers present others, and of what UIKit queries afterwards.
@MainActor @Suite struct AdaptationChainTests {
    private let stage = AdaptationStage()
    private let narrow = AdaptationStage.narrow

    @Test func `what the delegate's view controller presents stays presented by the original one`() async throws {
        let delegate = AdaptationStage.Delegate()
        delegate.replacement = { UINavigationController(rootViewController: $0) }
        try await stage.presenting(.popover, delegate) { root, top, _ in
            resizeScene(scene, to: narrow)
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            top.present(alert, animated: false)
            resizeScene(scene, to: nil)
            #expect(top.presentedViewController === alert && alert.presentingViewController === top)
            #expect(alert.view.window != nil)
            root.dismiss(animated: false)
            #expect(alert.view.window == nil && root.presentedViewController == nil)
        }
    }

    @Test func `the delegate's view controller takes over what the original one presents`() async throws {
        let delegate = AdaptationStage.Delegate()
        delegate.replacement = { _ in UIViewController() }
        try await stage.presenting(.formSheet, delegate) { root, top, _ in
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            top.present(alert, animated: false)
            resizeScene(scene, to: narrow)
            #expect(top.presentedViewController == nil)
            #expect(alert.presentingViewController === root.presentedViewController && alert.view.window != nil)
            root.dismiss(animated: false)
            #expect(alert.view.window == nil)
        }
    }

    @Test(arguments: [UIModalPresentationStyle.formSheet, .fullScreen])
    func `a presentation below a full-screen one adapts, too`(_ style: UIModalPresentationStyle) async throws {
        let delegate = AdaptationStage.Delegate()
        delegate.narrowStyle = .fullScreen
        try await stage.presenting(.formSheet, delegate) { root, top, _ in
            let second = UIViewController()
            second.modalPresentationStyle = style
            second.presentationController?.delegate = delegate
            top.present(second, animated: false)
            resizeScene(scene, to: narrow)
            #expect(second.view.window != nil && top.view.window == nil && root.view.window == nil)
            second.dismiss(animated: false)
            #expect(top.view.frame == top.view.window?.bounds && root.view.window == nil)
            top.present(second, animated: false)
            resizeScene(scene, to: nil)
            second.dismiss(animated: false)
            #expect(root.view.window != nil && top.view.frame.size != top.view.window?.bounds.size)
        }
    }

    @Test func `between two adaptive styles, a view controller leaves the delegate's navigation controller`()
        async throws
    {
        let delegate = AdaptationStage.Delegate()
        delegate.replacement = { UINavigationController(rootViewController: $0) }
        try await stage.presenting(.popover, delegate) { root, top, _ in
            resizeScene(scene, to: narrow)
            let navigation = top.navigationController
            delegate.style = .formSheet
            delegate.replacement = { _ in nil }
            resizeScene(scene, to: nil)
            #expect(top.parent == nil && navigation?.viewControllers == [] && root.presentedViewController === top)
            #expect(top.view.window != nil && stage.log.take().last == "B didAppear")
        }
    }

    @Test func `the delegate can read the original view controller when the user has dismissed the replacement`()
        async throws
    {
        final class Reading: NSObject, UIAdaptivePresentationControllerDelegate {
            var dismissed: UIViewController?
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none }
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? { UIViewController() }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                dismissed = presentationController.presentedViewController
            }
        }
        try await withDevice(.iPadPro11.running(.iOS27)) {
            let (root, delegate) = (UIViewController(), Reading())
            let window = shownWindow(root)
            do {
                let top = UIViewController()
                top.modalPresentationStyle = .formSheet
                top.presentationController?.delegate = delegate
                root.present(top, animated: false)
            }
            resizeScene(scene, to: narrow)
            swipeDownSheet(on: .grabber)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(delegate.dismissed != nil && root.presentedViewController == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a custom presentation sets up its views again when it comes back`() async throws {
        final class Wrapper: UIView {}
        final class Wrapping: UIPresentationController {
            let wrapper = Wrapper()
            override var presentedView: UIView? { wrapper }
            override func presentationTransitionWillBegin() {
                presentedViewController.view.frame = wrapper.bounds
                wrapper.addSubview(presentedViewController.view)
            }
        }
        let delegate = AdaptationStage.Delegate()
        delegate.narrowStyle = .overFullScreen
        delegate.makeCustom = { Wrapping(presentedViewController: $0, presenting: $1) }
        try await stage.presenting(.custom, delegate) { _, top, _ in
            resizeScene(scene, to: narrow)
            #expect(top.view.window != nil && !(top.view.superview is Wrapper))
            resizeScene(scene, to: nil)
            #expect(top.view.window != nil && top.view.superview is Wrapper)
        }
    }

    @Test func `the status bar is that of the adapted presentation`() async throws {
        final class Hiding: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let delegate = AdaptationStage.Delegate()
        delegate.narrowStyle = .overFullScreen
        delegate.replacement = { _ in
            let controller = Hiding()
            controller.modalPresentationCapturesStatusBarAppearance = true
            return controller
        }
        try await stage.presenting(.popover, delegate) { _, _, _ in
            resizeScene(scene, to: narrow)
            #expect(StatusBar.current.hiddenController is Hiding && StatusBar.current.isHidden)
            resizeScene(scene, to: nil)
            #expect(!StatusBar.current.isHidden)
        }
    }

    @Test func `the delegate is told of the adaptive style that a presentation keeps`() async throws {
        let delegate = AdaptationStage.Delegate()
        delegate.style = .fullScreen
        try await stage.presenting(.formSheet, delegate) { _, _, _ in
            resizeScene(scene, to: narrow)
            #expect(delegate.lines.last == "will present 0, coordinated")
        }
    }
}
