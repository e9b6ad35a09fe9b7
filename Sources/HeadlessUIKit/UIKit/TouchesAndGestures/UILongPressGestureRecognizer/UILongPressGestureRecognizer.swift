/// A continuous gesture recognizer for fingers that press for a minimum duration, measured by the phone's clock. The
/// gesture ends when one of the fingers lifts.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of complete taps that are required before the press.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/numberoftapsrequired
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// The minimum duration of the press, in seconds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/minimumpressduration
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement of the fingers before the gesture begins, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/allowablemovement
    open var allowableMovement: CGFloat = 10

    var taps = TapProgress()
    let timer = PhoneTimer()
    /// The locations at which the current touches began, in points of the screen.
    var starts: [UITouch: CGPoint] = [:]

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        press(touches, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if isUnderWay {
            state = .changed
        } else if !allows(touches) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if isUnderWay { state = .ended } else { liftEarly() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        timer.stop()
        taps = TapProgress()
        starts = [:]
    }
}
