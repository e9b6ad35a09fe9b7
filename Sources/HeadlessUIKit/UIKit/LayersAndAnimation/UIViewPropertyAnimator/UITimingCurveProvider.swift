/// The type of a timing curve.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitimingcurvetype
/// - Differs: On a phone, the type `composed` combines a cubic curve with a spring.
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
}

/// The interface of an object that provides the timing of an animation.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitimingcurveprovider
/// - Differs: On a phone, the protocol also inherits from `NSCoding`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
    var timingCurveType: UITimingCurveType { get }
    /// The parameters of a cubic curve, or `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The parameters of a spring, or `nil` for a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the fraction of the distance at a fraction of a duration in seconds.
    func progress(at time: CGFloat, of duration: TimeInterval) -> CGFloat {
        let time = min(max(time, 0), 1)
        if let cubicTimingParameters { return cubicTimingParameters.curve.value(at: time) }
        return springTimingParameters?.progress(at: time, of: duration) ?? time
    }
}
