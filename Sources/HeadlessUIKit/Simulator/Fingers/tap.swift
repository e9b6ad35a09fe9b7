/// Taps the screen: one finger presses and lifts. The clock doesn't advance.
///
/// Taps at about the same location are consecutive taps (`UITouch.tapCount`) if the clock advances by at most 0.35
/// seconds from one to the next.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitouch/tapcount; it doesn't state the period.
@MainActor
public func tap(at point: CGPoint) {
    press(at: point).lift()
}
