// Names of Apple's C library that sources use without an import of their own: UIKit brings them along on a phone.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
    /// The largest `Float`.
    public let HUGE: Float = .greatestFiniteMagnitude
    /// The largest `Float`.
    public let MAXFLOAT: Float = .greatestFiniteMagnitude

    public let NSEC_PER_SEC: UInt64 = 1_000_000_000
    public let NSEC_PER_MSEC: UInt64 = 1_000_000
    public let NSEC_PER_USEC: UInt64 = 1_000
    public let USEC_PER_SEC: UInt64 = 1_000_000
    public let MSEC_PER_SEC: UInt64 = 1_000

    /// Seconds since the beginning of 2001.
    public typealias CFAbsoluteTime = Double

    /// Seconds since the beginning of 2001, by the clock of the machine, not of the simulated phone.
    public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

    /// Does something; what it leaves behind is gone sooner on a phone, and here as soon as nobody needs it.
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
