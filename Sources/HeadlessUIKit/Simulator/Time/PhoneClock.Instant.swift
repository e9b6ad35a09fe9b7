extension PhoneClock {
    /// A time on a phone's clock.
    ///
    /// - Source: https://developer.apple.com/documentation/swift/instantprotocol
    public struct Instant: InstantProtocol, Sendable {
        public let sinceStart: Duration

        public init(sinceStart: Duration) {
            self.sinceStart = sinceStart
        }

        public func advanced(by duration: Duration) -> Instant {
            Instant(sinceStart: sinceStart + duration)
        }

        public func duration(to other: Instant) -> Duration {
            other.sinceStart - sinceStart
        }

        public static func < (left: Instant, right: Instant) -> Bool {
            left.sinceStart < right.sinceStart
        }
    }
}
