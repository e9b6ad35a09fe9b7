/// What a curve is made of.
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
}

/// How fast an animation goes along its way.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
    var timingCurveType: UITimingCurveType { get }
    /// Nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// Nil for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// How much of the way is done after a part of the time.
    func progress(at time: CGFloat) -> CGFloat {
        let time = min(max(time, 0), 1)
        if let cubicTimingParameters { return cubicTimingParameters.curve.value(at: time) }
        return springTimingParameters?.progress(at: time) ?? time
    }
}
