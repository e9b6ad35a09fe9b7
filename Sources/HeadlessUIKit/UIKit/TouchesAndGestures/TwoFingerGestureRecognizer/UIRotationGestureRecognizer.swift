/// A continuous gesture recognizer for two fingers that rotate around each other. The gesture ends when both have
/// lifted.
///
/// - Source: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerGestureRecognizer {
    /// The minimum rotation with which the gesture begins, in radians.
    ///
    /// - Note: Undocumented by Apple. This implementation uses ten degrees.
    static let slop: CGFloat = .pi / 18

    /// The rotation of the fingers, in radians, clockwise. Setting it makes the following movement count from that
    /// value.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer/rotation; the page doesn't
    ///   state the direction.
    /// - Differs: On a phone, setting the rotation resets the velocity.
    open var rotation: CGFloat = 0

    /// The velocity of the rotation, in radians per second of the phone's clock.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer/velocity
    open var velocity: CGFloat { velocityTracker.velocity(at: time).dx }

    var fingers: TwoFingers?
    private var velocityTracker = VelocityTracker()
    /// The rotation without the changes made by setting `rotation`.
    private var turn: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        press(touches, event)
        velocityTracker.note(CGVector(dx: turn, dy: 0), at: time)
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
        (rotation, turn, fingers) = (0, 0, nil)
        velocityTracker = VelocityTracker()
    }

    func follow(from old: TwoFingers, to new: TwoFingers) {
        let step = new.turn(from: old)
        rotation += step
        turn += step
        velocityTracker.note(CGVector(dx: turn, dy: 0), at: time)
    }

    var hasMovedEnough: Bool { abs(turn) >= Self.slop }
}
