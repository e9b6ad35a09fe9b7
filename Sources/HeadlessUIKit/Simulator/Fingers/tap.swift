/// Taps the screen: one finger presses and lifts. The clock doesn't advance.
///
/// Taps at the same location are consecutive taps (`UITouch.tapCount`) until the clock advances.
@MainActor
public func tap(at point: CGPoint) {
    press(at: point).lift()
}
