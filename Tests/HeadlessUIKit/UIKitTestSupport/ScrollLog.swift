import UIKit

/// A scroll view delegate that records its calls.
@MainActor
package final class ScrollLog: NSObject, UIScrollViewDelegate {
    package var lines: [String] = []
    package var mayScrollToTop = true
    /// The velocities at the ends of drags, in points per millisecond, and the target offsets.
    package private(set) var velocities: [CGPoint] = []
    package private(set) var targets: [CGPoint] = []
    /// The offset that replaces the target, or `nil` to keep it.
    package var target: CGPoint?

    package override init() {}

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        lines.append("scroll \(scrollView.contentOffset.x) \(scrollView.contentOffset.y)")
    }

    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        lines.append("begin dragging")
    }

    package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("end dragging \(decelerate)")
    }

    package func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        velocities.append(velocity)
        targets.append(targetContentOffset.pointee)
        if let target { targetContentOffset.pointee = target }
    }

    package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        lines.append("begin decelerating")
    }

    package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        lines.append("end decelerating")
    }

    package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        lines.append("end animation")
    }

    package func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        lines.append("should scroll to top")
        return mayScrollToTop
    }

    package func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        lines.append("did scroll to top")
    }

    package func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        lines.append("inset \(scrollView.adjustedContentInset.top)")
    }
}
