import UIKit

/// A window over the status bar that scrolls what is on the screen to its top when the bar is tapped.
///
/// It takes touches in the bar only, as high as the bar is now, and leaves the bar's look to the app's controller.
@MainActor
final class StatusBarTapWindow: OverlayWindow {
    private let target: UIWindow

    init(over target: UIWindow, in scene: UIWindowScene) {
        self.target = target
        // Above the app, below alerts.
        super.init(windowScene: scene, level: .statusBar + 1)
        rootViewController = OverlayController()
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        windowScene?.statusBarManager?.statusBarFrame.contains(point) == true ? self : nil
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        scrollToTop(in: target)
    }
}

/// Scrolls every scroll view that a reader sees to its top: its content's first line below its insets, where it is
/// across unchanged.
@MainActor
func scrollToTop(in view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop {
        let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        scrollView.setContentOffset(top, animated: true)
    }
    for subview in view.subviews { scrollToTop(in: subview) }
}

/// The article's way.
@MainActor
func scrollToTopAsInTheArticle(in view: UIView) {
    for subview in view.subviews { scrollToTopAsInTheArticle(in: subview) }
    guard let scrollView = view as? UIScrollView else { return }
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
}
