/// The timing of an animation that follows a cubic curve with two control points. Times and values are from 0 to 1.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicubictimingparameters
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
    let curve: CubicCurve
    private let isBuiltIn: Bool

    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        self.curve = curve.curve
        isBuiltIn = true
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = CubicCurve(first: point1, second: point2)
        isBuiltIn = false
        super.init()
    }

    open var controlPoint1: CGPoint { curve.first }
    open var controlPoint2: CGPoint { curve.second }

    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Returns the same object, because it is immutable.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nscopying
    public nonisolated func copy(with zone: NSZone?) -> Any { self }
}

extension UIView.AnimationCurve {
    /// The curve with the control points that Core Animation documents for the timing function of this name.
    var curve: CubicCurve {
        switch self {
        case .easeInOut: CubicCurve(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 0.58, y: 1))
        case .easeIn: CubicCurve(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 1, y: 1))
        case .easeOut: CubicCurve(first: CGPoint(x: 0, y: 0), second: CGPoint(x: 0.58, y: 1))
        case .linear: CubicCurve(first: CGPoint(x: 0, y: 0), second: CGPoint(x: 1, y: 1))
        }
    }
}
