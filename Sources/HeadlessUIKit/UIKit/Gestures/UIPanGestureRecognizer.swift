/// Recognises fingers that move; it goes on until all of them have lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers move before it is a pan, in points along either axis.
    ///
    /// Open: Apple does not document it. Ten points are what people measured.
    static let slop: CGFloat = 10

    open var minimumNumberOfTouches = 1
    /// Fingers beyond it are not the gesture's. Open: what a phone does with them.
    open var maximumNumberOfTouches = Int.max

    /// How far the middle of the fingers has moved, in points of the screen; fingers that come and go do not move it.
    var travel = CGVector.zero
    /// What `setTranslation(_:in:)` has added to it.
    var correction = CGVector.zero
    var speedometer = Speedometer()

    /// How far the fingers have moved since they pressed, in points of a view's coordinates; nil stands for the window.
    open func translation(in view: UIView?) -> CGPoint { vector(travel + correction, in: view) }

    /// Lets the translation count from here.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { setTravel(translation, in: view) }

    /// How fast the fingers move, in points of a view's coordinates a second; nil stands for the window.
    ///
    /// It goes by the phone's clock: fingers that move while it stands still have none.
    open func velocity(in view: UIView?) -> CGPoint { vector(speedometer.velocity(at: time), in: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        press(touches, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        move(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard attempt.touches.allSatisfy(\.isOver) else { return }
        state = isUnderWay ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if attempt.touches.allSatisfy(\.isOver) { state = .cancelled }
    }

    open override func reset() {
        super.reset()
        (travel, correction) = (.zero, .zero)
        speedometer = Speedometer()
    }

    // MARK: For subclasses of UIKit

    /// Whether so much movement, in points of the screen, is the gesture.
    func isPan(_ travel: CGVector) -> Bool { abs(travel.dx) >= Self.slop || abs(travel.dy) >= Self.slop }
}
