import Simulator
import Testing
import UIKit

/// Tests that listings can override the newer members of view controllers that are open on a phone.
@MainActor @Suite struct SubclassingControllerTests {
    @Test func `a view controller can override its system preferences and presentation properties`() {
        final class Page: UIViewController {
            override var prefersHomeIndicatorAutoHidden: Bool { true }
            override var childForHomeIndicatorAutoHidden: UIViewController? { self }
            override func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
            override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .left }
            override var childForScreenEdgesDeferringSystemGestures: UIViewController? { self }
            override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
            override var disablesAutomaticKeyboardDismissal: Bool { true }
            override var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
            override var presentationController: UIPresentationController? { nil }
            override var sheetPresentationController: UISheetPresentationController? { nil }
            override var popoverPresentationController: UIPopoverPresentationController? { nil }
            override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
            override var editButtonItem: UIBarButtonItem { UIBarButtonItem(title: "Change") }
            override var isModalInPresentation: Bool {
                get { true }
                set { super.isModalInPresentation = newValue }
            }
            override var modalTransitionStyle: UIModalTransitionStyle {
                get { .crossDissolve }
                set { super.modalTransitionStyle = newValue }
            }
            override var providesPresentationContextTransitionStyle: Bool {
                get { true }
                set { super.providesPresentationContextTransitionStyle = newValue }
            }
            override var preferredContentSize: CGSize {
                get { CGSize(width: 1, height: 2) }
                set { super.preferredContentSize = newValue }
            }
            override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
                get { super.transitioningDelegate }
                set { super.transitioningDelegate = newValue }
            }
            override var edgesForExtendedLayout: UIRectEdge {
                get { .top }
                set { super.edgesForExtendedLayout = newValue }
            }
            override var extendedLayoutIncludesOpaqueBars: Bool {
                get { true }
                set { super.extendedLayoutIncludesOpaqueBars = newValue }
            }
            override var hidesBottomBarWhenPushed: Bool {
                get { true }
                set { super.hidesBottomBarWhenPushed = newValue }
            }
            override var toolbarItems: [UIBarButtonItem]? {
                get { [] }
                set { super.toolbarItems = newValue }
            }
            override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
        }
        let page = Page()
        #expect(
            page.edgesForExtendedLayout == .top && page.toolbarItems == []
                && page.modalTransitionStyle == .crossDissolve)
        #expect(page.editButtonItem.title == "Change" && page.preferredContentSize.height == 2)
    }

    @Test func `a presentation controller can override its styles, views, sizes and callbacks`() {
        final class Own: UIPresentationController {
            override var presentationStyle: UIModalPresentationStyle { .custom }
            override var presentedView: UIView? { nil }
            override var containerView: UIView? { nil }
            override var shouldPresentInFullscreen: Bool { false }
            override var adaptivePresentationStyle: UIModalPresentationStyle { .fullScreen }
            override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle
            {
                .fullScreen
            }
            override func containerViewDidLayoutSubviews() {}
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {}
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {}
            override init(
                presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
            ) {
                super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
            }
        }
        final class Low: UISheetPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { .null }
            override func invalidateDetents() {}
            override func animateChanges(_ changes: () -> Void) {}
        }
        let controller = UIViewController()
        let own = Own(presentedViewController: controller, presenting: nil)
        #expect(own.presentedViewController === controller && own.adaptivePresentationStyle == .fullScreen)
        #expect(
            own.size(forChildContentContainer: controller, withParentContainerSize: CGSize(width: 4, height: 2)).width
                == 2)
        #expect(Low(presentedViewController: controller, presenting: nil).frameOfPresentedViewInContainerView == .null)
    }

    @Test func `interactive transitions, bar items and navigation bars can override their members`() {
        final class Drive: UIPercentDrivenInteractiveTransition {
            override var duration: CGFloat { 3 }
            override var percentComplete: CGFloat { 0.5 }
            override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
            override func update(_ percentComplete: CGFloat) {}
            override func pause() {}
            override func cancel() {}
            override func finish() {}
        }
        final class Item: UINavigationItem {
            override var title: String? {
                get { super.title?.uppercased() }
                set { super.title = newValue }
            }
            override var rightBarButtonItems: [UIBarButtonItem]? {
                get { super.rightBarButtonItems ?? [] }
                set { super.rightBarButtonItems = newValue }
            }
        }
        final class Button: UIBarButtonItem {
            override var isEnabled: Bool {
                get { false }
                set { super.isEnabled = newValue }
            }
        }
        final class Bar: UINavigationBar {
            override var barPosition: UIBarPosition { .any }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
            override func setItems(_ items: [UINavigationItem]?, animated: Bool) {}
        }
        #expect(Drive().duration == 3 && Item(title: "a").title == "A" && Item(title: "").rightBarButtonItems == [])
        #expect(!Button().isEnabled && Bar().barPosition == .any && Bar().sizeThatFits(.zero).height == 60)
    }
}
