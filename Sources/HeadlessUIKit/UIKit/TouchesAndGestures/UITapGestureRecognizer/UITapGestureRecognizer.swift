/// A discrete gesture recognizer for a number of taps by a number of fingers.
///
/// Its location is that of the first tap (Apple's header).
///
/// - Source: https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    var taps = TapProgress()
    let timer = PhoneTimer()
    /// The maximum duration of a tap, in seconds.
    ///
    /// - Note: Undocumented by Apple. This implementation uses 0.75 seconds, as read from UIKit.
    var longestTap: TimeInterval = 0.75

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        press(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if !taps.allows(touches) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lift()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        timer.stop()
        taps = TapProgress()
    }

    /// Returns a Boolean value indicating whether this recognizer prevents another one. A tap doesn't prevent a tap
    /// recognizer that requires more taps (Apple's header).
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    override func recordLocations() {
        if taps.count == 0 { super.recordLocations() }
    }
}
