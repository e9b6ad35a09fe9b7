@_spi(Simulator) import UIKit

/// The clock of a simulated phone, which advances only when a test advances it.
///
/// Pass it to code that waits on any `Clock`. On a phone, that is a `ContinuousClock`, for example:
///
/// ```swift
/// func remind(after pause: Duration, on clock: any Clock<Duration>) async throws {
///     try await clock.sleep(for: pause)
///     …
/// }
/// let reminder = Task { try await remind(after: .seconds(3), on: .phone) }
/// await PhoneClock.phone.advance(by: .seconds(3))
/// ```
///
/// The completions of `UIView.animate` and the timestamps of touches use the same clock. Timers and dispatch queues
/// don't: they wait in real time.
///
/// - Source: https://developer.apple.com/documentation/swift/clock
/// - Differs: On a phone, there's only real time, so an animation and a `Timer` of the same duration end together. Here,
///   `advance(by:)` ends the animation, and the timer fires when its real time is over.
public struct PhoneClock: Clock {
    let timeline: Timeline

    public var now: Instant { Instant(sinceStart: timeline.now) }

    public var minimumResolution: Duration { .nanoseconds(1) }
}

extension Clock where Self == PhoneClock {
    /// The clock of the current device.
    public static var phone: PhoneClock {
        PhoneClock(timeline: Phone.required(by: "PhoneClock").timeline)
    }
}
