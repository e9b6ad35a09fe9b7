/// Presses the screen with one finger, holds it for a duration of the phone's clock, and lifts it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@MainActor
public func longPress(at point: CGPoint, for duration: Duration = .seconds(1)) async {
    let finger = press(at: point)
    await PhoneClock.phone.advance(by: duration)
    finger.lift()
}
