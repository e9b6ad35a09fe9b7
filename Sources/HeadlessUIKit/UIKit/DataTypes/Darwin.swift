// Names of Apple's C library that code uses without importing it, because UIKit exports them on a phone.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
    /// The largest finite `Float`.
    ///
    /// - Source: Apple's header `math.h`.
    public let HUGE: Float = .greatestFiniteMagnitude

    /// The largest finite `Float`.
    ///
    /// - Source: Apple's header `math.h`.
    public let MAXFLOAT: Float = .greatestFiniteMagnitude

    /// The number of nanoseconds in a second.
    ///
    /// - Source: https://developer.apple.com/documentation/dispatch/nsec_per_sec
    public let NSEC_PER_SEC: UInt64 = 1_000_000_000

    /// The number of nanoseconds in a millisecond.
    ///
    /// - Source: https://developer.apple.com/documentation/dispatch/nsec_per_msec
    public let NSEC_PER_MSEC: UInt64 = 1_000_000

    /// The number of nanoseconds in a microsecond.
    ///
    /// - Source: https://developer.apple.com/documentation/dispatch/nsec_per_usec
    public let NSEC_PER_USEC: UInt64 = 1_000

    /// The number of microseconds in a second.
    ///
    /// - Source: https://developer.apple.com/documentation/dispatch/usec_per_sec
    public let USEC_PER_SEC: UInt64 = 1_000_000

    /// The number of milliseconds in a second.
    ///
    /// - Source: https://developer.apple.com/documentation/dispatch/msec_per_sec
    public let MSEC_PER_SEC: UInt64 = 1_000

    /// A time in seconds since the beginning of 2001.
    public typealias CFAbsoluteTime = Double

    /// Returns the seconds since the beginning of 2001, by the clock of the machine, not of the simulated phone.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()
    public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

    /// Calls a closure. Objects are released as soon as they're no longer used.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
    /// - Differs: On a phone, temporary objects are released when the closure returns.
    public func autoreleasepool<E, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
        try body()
    }
#endif
