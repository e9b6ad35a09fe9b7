/// What a control keeps from the recognisers on the views around it.
///
/// Source: Apple, "Attaching gesture recognizers to UIKit controls": a control handles what it is for, unless the
/// recogniser is on the control itself. It names the controls that are tapped, and the knobs that are moved. In
/// published logs a recogniser that does not cancel touches in its view sees the taps, too.
extension UIControl {
    /// Whether a gesture is the control's own. Open: that a disabled control keeps none.
    func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, recognizer.cancelsTouchesInView else { return false }
        return ownsTaps && recognizer.isSingleTap || movesKnob(recognizer)
    }

    /// Whether a finger moves the knob along its line: one that the control follows, or that has pressed on it.
    private func movesKnob(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let knobFrame, let touch = recognizer.attempt.received.first, recognizer.attempt.received.count == 1,
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

    /// Where a swipe or a pan along a horizontal line began, in points of a view's coordinates; nil if it is none.
    fileprivate func startOfHorizontalDrag(in view: UIView) -> CGPoint? {
        if let swipe = self as? UISwipeGestureRecognizer {
            return swipe.direction.isDisjoint(with: [.left, .right]) ? nil : location(in: view)
        }
        guard let pan = self as? UIPanGestureRecognizer else { return nil }
        let (place, way) = (location(in: view), pan.translation(in: view))
        return abs(way.x) >= abs(way.y) ? CGPoint(x: place.x - way.x, y: place.y - way.y) : nil
    }
}
