/// Recognises fingers that press, and stay, by the phone's clock; it goes on until one of them lifts.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many full taps come before.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far fingers may move before the gesture has begun, in points.
    open var allowableMovement: CGFloat = 10

    var taps = TapProgress()
    let timer = PhoneTimer()
    /// Where the fingers that press pressed, in points of the screen.
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
