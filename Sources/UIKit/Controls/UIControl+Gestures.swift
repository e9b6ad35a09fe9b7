extension UIControl {
    /// Whether a tap on the control is the control's own, so that no recogniser around it may have it.
    ///
    /// Source: Apple, "Attaching gesture recognizers to UIKit controls": a tap on a button is the button's unless the
    /// recogniser is on the button itself; of other controls it names those that are tapped. In published logs a
    /// recogniser that does not cancel touches in its view sees the tap, too. Open: that a disabled control keeps none.
    func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
        guard ownsTaps, isEnabled, recognizer.view !== self, recognizer.cancelsTouchesInView,
            let tap = recognizer as? UITapGestureRecognizer
        else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
