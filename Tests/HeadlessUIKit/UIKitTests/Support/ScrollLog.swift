import UIKit

/// A scroll view delegate that records its calls.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var mayScrollToTop = true
    /// The velocities at the ends of drags, in points per millisecond, and the target offsets.
    private(set) var velocities: [CGPoint] = []
    private(set) var targets: [CGPoint] = []
    /// The offset that replaces the target, or `nil` to keep it.
    var target: CGPoint?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        lines.append("scroll \(scrollView.contentOffset.x) \(scrollView.contentOffset.y)")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        lines.append("begin dragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("end dragging \(decelerate)")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        velocities.append(velocity)
        targets.append(targetContentOffset.pointee)
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        lines.append("begin decelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        lines.append("end decelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        lines.append("end animation")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        lines.append("should scroll to top")
        return mayScrollToTop
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        lines.append("did scroll to top")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        lines.append("inset \(scrollView.adjustedContentInset.top)")
    }
}
