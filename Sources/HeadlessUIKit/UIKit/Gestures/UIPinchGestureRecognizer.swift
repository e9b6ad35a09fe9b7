/// Recognises two fingers that move apart or together; it goes on until both have lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerGestureRecognizer {
    /// By how much the distance changes before it is a pinch, in points. Open: Apple does not document it.
    static let slop: CGFloat = 10

    /// How many times as far apart the fingers are as they were; setting it lets it count from there.
    open var scale: CGFloat = 1

    /// How fast the scale changes, a second of the phone's clock.
    open var velocity: CGFloat { speedometer.velocity(at: time).dx }

    var fingers: TwoFingers?
    private var speedometer = Speedometer()
    /// As the scale, but nobody sets it.
    private var growth: CGFloat = 1
    /// In points.
    private var spread: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        press(touches, event)
        speedometer.note(CGVector(dx: growth, dy: 0), at: time)
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
        speedometer = Speedometer()
    }

    func follow(from old: TwoFingers, to new: TwoFingers) {
        scale *= new.distance / old.distance
        growth *= new.distance / old.distance
        spread += new.distance - old.distance
        speedometer.note(CGVector(dx: growth, dy: 0), at: time)
    }

    var hasMovedEnough: Bool { abs(spread) >= Self.slop }
}
