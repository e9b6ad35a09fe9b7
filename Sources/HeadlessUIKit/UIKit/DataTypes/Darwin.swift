// Names of Apple's C library that code uses without importing it, because UIKit exports them on a phone.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
    /// The largest finite `Float`.
    public let HUGE: Float = .greatestFiniteMagnitude
    /// The largest finite `Float`.
    public let MAXFLOAT: Float = .greatestFiniteMagnitude

    public let NSEC_PER_SEC: UInt64 = 1_000_000_000
    public let NSEC_PER_MSEC: UInt64 = 1_000_000
    public let NSEC_PER_USEC: UInt64 = 1_000
    public let USEC_PER_SEC: UInt64 = 1_000_000
    public let MSEC_PER_SEC: UInt64 = 1_000

    /// A time in seconds since the beginning of 2001.
    public typealias CFAbsoluteTime = Double

    /// Returns the seconds since the beginning of 2001, by the clock of the machine, not of the simulated phone.
    public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

    /// Calls a closure. On a phone, temporary objects are released when it returns. Here, objects are released as soon
    /// as they're no longer used.
    public func autoreleasepool<E, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
        try body()
    }
#endif
