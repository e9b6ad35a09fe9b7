/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// When something happens, how long and how often.
public protocol CAMediaTiming {
    /// In seconds of `CACurrentMediaTime()`; 0 for at once.
    var beginTime: CFTimeInterval { get set }
    /// Of one time, in seconds.
    var duration: CFTimeInterval { get set }
    /// 2 takes half of the time.
    var speed: Float { get set }
    /// Where in itself it begins, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often it happens; 0 for once.
    var repeatCount: Float { get set }
    /// For how long it is repeated, in seconds; 0 for as often as `repeatCount` says.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each time goes back to where it began, which takes as long again.
    var autoreverses: Bool { get set }
    /// What shows before and after it.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows before an animation begins and after it has ended.
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

/// The time in seconds: on a phone since it started, and so it is here, by the phone's clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
    Phone.required(by: "CACurrentMediaTime").timeline.now.inSeconds
}
