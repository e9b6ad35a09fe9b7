/// Taps the screen: one finger presses and lifts, and the clock stands still.
///
/// Taps at one place are taps in a row (`UITouch.tapCount`) until the clock is advanced.
@MainActor
public func tap(at point: CGPoint) {
    press(at: point).lift()
}
