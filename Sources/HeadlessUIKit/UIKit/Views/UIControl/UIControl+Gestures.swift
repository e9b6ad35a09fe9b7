/// The precedence of controls over the gesture recognizers of their superviews.
///
/// - Source: Apple, "Attaching gesture recognizers to UIKit controls": a control handles its primary interaction unless
///   the gesture recognizer is attached to the control itself. The page lists controls that are tapped, and thumbs that
///   are dragged. In published logs, a gesture recognizer that doesn't cancel touches in its view recognizes the taps,
///   too.
extension UIControl {
    /// Returns a Boolean value indicating whether a gesture is reserved for the control.
    ///
    /// - Note: Undocumented by Apple. In this implementation, a disabled control reserves no gestures.
    func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, recognizer.cancelsTouchesInView else { return false }
        return reservesTaps && recognizer.isSingleTap || movesKnob(recognizer)
    }

    /// Returns a Boolean value indicating whether the finger drags the control's thumb horizontally. The control tracks
    /// this finger, or the finger has touched the thumb.
    private func movesKnob(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let knobFrame, let touch = recognizer.tracking.received.first, recognizer.tracking.received.count == 1,
            let start = recognizer.startOfHorizontalDrag(in: self)
        else { return false }
        return trackedTouch.map { $0 === touch } ?? knobFrame.contains(start)
    }
}

extension UIGestureRecognizer {
    fileprivate var isSingleTap: Bool {
        guard let tap = self as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Returns the start of a horizontal swipe or pan in a view's coordinates, or `nil` for other gestures.
    fileprivate func startOfHorizontalDrag(in view: UIView) -> CGPoint? {
        if let swipe = self as? UISwipeGestureRecognizer {
            return swipe.direction.isDisjoint(with: [.left, .right]) ? nil : location(in: view)
        }
        guard let pan = self as? UIPanGestureRecognizer else { return nil }
        let (location, translation) = (location(in: view), pan.translation(in: view))
        return abs(translation.x) >= abs(translation.y)
            ? CGPoint(x: location.x - translation.x, y: location.y - translation.y) : nil
    }
}
