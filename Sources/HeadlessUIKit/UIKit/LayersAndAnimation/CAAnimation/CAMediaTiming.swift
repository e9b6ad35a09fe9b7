/// An amount of time, in seconds.
public typealias CFTimeInterval = Double

/// The timing of an animation: its start, duration, and repetitions.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/camediatiming
public protocol CAMediaTiming {
    /// The start time in seconds of `CACurrentMediaTime()`, or 0 to start immediately.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one cycle, in seconds.
    var duration: CFTimeInterval { get set }
    /// The rate at which time passes. At a speed of 2, the animation takes half of its duration.
    var speed: Float { get set }
    /// The offset in the animation's own time at which it starts, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles, or 0 for one.
    var repeatCount: Float { get set }
    /// The total duration of the repetitions, in seconds, or 0 to use `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// A Boolean value indicating whether each cycle is played backward after it was played forward. This doubles its
    /// duration.
    var autoreverses: Bool { get set }
    /// The mode that determines which values are displayed before and after the animation.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The modes that determine which values are displayed before an animation begins and after it has ended.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/camediatimingfillmode
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// (The name is Core Animation's.)
/// Returns the time in seconds since the phone started, by the simulated phone's clock.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()
public func CACurrentMediaTime() -> CFTimeInterval {
    Phone.required(by: "CACurrentMediaTime").timeline.now.inSeconds
}
