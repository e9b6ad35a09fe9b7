import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of readers' listings with presentations: an alert, a sheet, a popup with a custom transition, a bottom card.
@MainActor @Suite struct PresentationListingTests {
    @Test func `the topmost view controller presents an alert`() async throws {
        try await withDevice {
            let first = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: first), UIViewController()]
            let window = shownWindow(tabs)
            #expect(tabs.topmost === first)
            let modal = UIViewController()
            first.present(modal, animated: false)
            #expect(tabs.topmost === modal)
            let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
            var answers: [String] = []
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("cancel") })
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answers.append("ok") })
            tabs.topmost.present(alert, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(alert.presentingViewController === modal && tabs.topmost === alert)
            #expect(tapButton(titled: "OK"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(answers == ["ok"] && tabs.topmost === modal && window.isKeyWindow)
        }
    }

    @Test func `a sheet has two detents, is modal, and lets touches through at the medium detent`() async throws {
        try await withDevice {
            let root = UIViewController()
            let window = shownWindow(root)
            let sheet = UIViewController()
            sheet.isModalInPresentation = true
            let presentation = try #require(sheet.sheetPresentationController)
            presentation.detents = [.medium(), .large()]
            presentation.prefersGrabberVisible = true
            presentation.largestUndimmedDetentIdentifier = .medium
            root.present(sheet, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(sheet.presentingViewController === root && sheet.view.bounds.height < 600)
            let above = CGPoint(x: 200, y: 100)
            #expect(touchTarget(at: above).view === root.view)
            swipeUpSheet()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(presentation.selectedDetentIdentifier == .large && sheet.view.bounds.height > 600)
            #expect(touchTarget(at: CGPoint(x: 200, y: 30)).view !== root.view)
            swipeDownSheet()
            swipeDownSheet()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(sheet.presentingViewController === root, "it is modal")
            #expect(presentation.selectedDetentIdentifier == .medium && touchTarget(at: above).view === root.view)
            sheet.isModalInPresentation = false
            swipeDownSheet()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(sheet.presentingViewController == nil && window.isKeyWindow)
        }
    }

    @Test func `the presentation of a popup ends when its fade transition completes`() async throws {
        try await withDevice {
            let root = UIViewController()
            let window = shownWindow(root)
            let popup = FadingPopup()
            var isDone = false
            root.present(popup, animated: true) { isDone = true }
            await PhoneClock.phone.advance(by: .seconds(0.2))
            #expect(!isDone && popup.isBeingPresented)
            await PhoneClock.phone.advance(by: .seconds(0.3))
            #expect(isDone && !popup.isBeingPresented && popup.view.window === window && popup.view.alpha == 1)
            #expect(popup.view.frame == window.bounds && root.view.window === window)
            popup.dismiss(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(popup.view.window == nil && root.presentedViewController == nil)
        }
    }

    @Test func `a card is placed at the bottom of a dimmed app, in portrait and in landscape`() async throws {
        try await withDevice {
            let root = UIViewController()
            let window = shownWindow(root)
            let card = BottomCard()
            root.present(card, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(card.view.convert(card.view.bounds, to: nil) == CGRect(x: 0, y: 574, width: 402, height: 300))
            let dimming = try #require(touchTarget(at: CGPoint(x: 200, y: 200)).view)
            #expect(dimming.backgroundColor == UIColor(white: 0, alpha: 0.4) && dimming.alpha == 1)
            turnDevice(to: .landscapeLeft)
            #expect(card.view.convert(card.view.bounds, to: nil) == CGRect(x: 0, y: 102, width: 874, height: 300))
            #expect(dimming.frame == window.bounds)
            card.dismiss(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(dimming.superview == nil && touchTarget(at: CGPoint(x: 200, y: 300)).view === root.view)
        }
    }
}

extension UIViewController {
    fileprivate var topmost: UIViewController {
        if let presented = presentedViewController { return presented.topmost }
        if let navigation = self as? UINavigationController { return navigation.visibleViewController?.topmost ?? self }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.topmost ?? self }
        return self
    }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        view.frame = transitionContext.finalFrame(for: controller)
        view.alpha = 0
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

private final class FadingPopup: UIViewController, UIViewControllerTransitioningDelegate {
    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
}

private final class DimmingPresentation: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }
}

private final class BottomCard: UIViewController, UIViewControllerTransitioningDelegate {
    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DimmingPresentation(presentedViewController: presented, presenting: presenting)
    }
}
