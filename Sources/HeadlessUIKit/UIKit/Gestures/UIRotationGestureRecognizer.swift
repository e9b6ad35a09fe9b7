/// Recognises two fingers that move around each other; it goes on until both have lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerGestureRecognizer {
    /// How far the fingers turn before it is a rotation, in radians. Open: Apple does not document it; ten degrees.
    static let slop: CGFloat = .pi / 18

    /// How far the fingers have turned, in radians, clockwise; setting it lets it count from there.
    open var rotation: CGFloat = 0

    /// How fast they turn, in radians a second of the phone's clock.
    open var velocity: CGFloat { speedometer.velocity(at: time).dx }

    var fingers: TwoFingers?
    private var speedometer = Speedometer()
    /// As the rotation, but nobody sets it.
    private var turn: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        press(touches, event)
        speedometer.note(CGVector(dx: turn, dy: 0), at: time)
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
        speedometer = Speedometer()
    }

    func follow(from old: TwoFingers, to new: TwoFingers) {
        let step = new.turn(from: old)
        rotation += step
        turn += step
        speedometer.note(CGVector(dx: turn, dy: 0), at: time)
    }

    var hasMovedEnough: Bool { abs(turn) >= Self.slop }
}
