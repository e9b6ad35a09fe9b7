@_spi(Simulator) import UIKit

/// The clock of a simulated phone: it stands still until a test moves it on.
///
/// Give it to code that waits on any `Clock`, on a phone for example on a `ContinuousClock`:
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
/// The completions of `UIView.animate` and the timestamps of touches go by the same clock. Timers and dispatch queues
/// do not: they wait in real time.
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
