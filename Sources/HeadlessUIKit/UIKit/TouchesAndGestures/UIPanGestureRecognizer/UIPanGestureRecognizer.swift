/// A continuous gesture recognizer for fingers that move. The gesture ends when all of them have lifted.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum movement with which the gesture begins, in points along either axis.
    ///
    /// - Note: Undocumented by Apple. This implementation uses ten points, as measured by developers.
    static let slop: CGFloat = 10

    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers. Additional fingers don't belong to the gesture.
    ///
    /// - Note: Undocumented by Apple. This implementation ignores the additional touches.
    /// - Source: https://developer.apple.com/documentation/uikit/uipangesturerecognizer/maximumnumberoftouches
    open var maximumNumberOfTouches = Int.max

    /// The movement of the average location of the fingers, in points of the screen. Fingers that are added or lifted
    /// don't change it.
    var travel = CGVector.zero
    /// The difference that `setTranslation(_:in:)` has added to the movement.
    var correction = CGVector.zero
    var velocityTracker = VelocityTracker()

    /// Returns the movement of the fingers since they touched the screen, in points of a view's coordinates. If `view`
    /// is `nil`, the window's coordinates are used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:); the page
    ///   doesn't mention `nil`.
    open func translation(in view: UIView?) -> CGPoint { vector(travel + correction, in: view) }

    /// Sets the translation, from which the following movement is counted.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipangesturerecognizer/settranslation(_:in:)
    /// - Differs: On a phone, the method resets the velocity.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { setTravel(translation, in: view) }

    /// Returns the velocity of the fingers, in points of a view's coordinates per second. If `view` is `nil`, the
    /// window's coordinates are used.
    ///
    /// The velocity is measured by the phone's clock. If fingers move while the clock doesn't advance, it's zero.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipangesturerecognizer/velocity(in:); the page doesn't
    ///   mention `nil` or how the velocity is measured.
    /// - Differs: On a phone, `setTranslation(_:in:)` resets the velocity.
    open func velocity(in view: UIView?) -> CGPoint { vector(velocityTracker.velocity(at: time), in: view) }

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
        guard tracking.touches.allSatisfy(\.isOver) else { return }
        state = isUnderWay ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if tracking.touches.allSatisfy(\.isOver) { state = .cancelled }
    }

    open override func reset() {
        super.reset()
        (travel, correction) = (.zero, .zero)
        velocityTracker = VelocityTracker()
    }

    // MARK: For subclasses of UIKit

    /// Returns a Boolean value indicating whether the movement, in points of the screen, is large enough for the
    /// gesture to begin.
    func isPan(_ travel: CGVector) -> Bool { abs(travel.dx) >= Self.slop || abs(travel.dy) >= Self.slop }
}
