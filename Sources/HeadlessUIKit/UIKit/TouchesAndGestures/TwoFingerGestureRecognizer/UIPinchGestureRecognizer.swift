/// A continuous gesture recognizer for two fingers that move apart or together. The gesture ends when both have lifted.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerGestureRecognizer {
    /// The minimum change of the distance with which the gesture begins, in points.
    ///
    /// - Note: Undocumented by Apple.
    static let slop: CGFloat = 10

    /// The ratio of the current distance between the fingers to the initial one. Setting it makes the following
    /// movement count from that value.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer/scale
    open var scale: CGFloat = 1

    /// The velocity of the pinch, as the change of the scale per second of the phone's clock.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer/velocity and
    ///   https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer/scale
    /// - Differs: On a phone, setting `scale` resets the velocity.
    open var velocity: CGFloat { velocityTracker.velocity(at: time).dx }

    var fingers: TwoFingers?
    private var velocityTracker = VelocityTracker()
    /// The scale without the changes made by setting `scale`.
    private var growth: CGFloat = 1
    /// The total change of the distance between the fingers, in points.
    private var spread: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        press(touches, event)
        velocityTracker.note(CGVector(dx: growth, dy: 0), at: time)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        move()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lift()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        loseTouches()
    }

    open override func reset() {
        super.reset()
        (scale, growth, spread, fingers) = (1, 1, 0, nil)
        velocityTracker = VelocityTracker()
    }

    func follow(from old: TwoFingers, to new: TwoFingers) {
        scale *= new.distance / old.distance
        growth *= new.distance / old.distance
        spread += new.distance - old.distance
        velocityTracker.note(CGVector(dx: growth, dy: 0), at: time)
    }

    var hasMovedEnough: Bool { abs(spread) >= Self.slop }
}
