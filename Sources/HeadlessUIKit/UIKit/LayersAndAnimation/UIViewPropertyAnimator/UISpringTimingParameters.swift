/// The timing of an animation that follows the motion of a spring.
///
/// - Source: https://developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity. A value of 1 covers the whole distance in a second.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uispringtimingparameters/initialvelocity
    /// - Differs: On a phone, the two components apply to the two coordinates. In this implementation, the horizontal
    ///   one applies to all properties.
    open private(set) var initialVelocity = CGVector.zero
    private let dampingRatio: CGFloat

    /// Creates a spring that doesn't oscillate.
    public override convenience init() {
        self.init(dampingRatio: 1)
    }

    /// Creates a spring with a damping ratio.
    ///
    /// - Parameter ratio: The damping ratio. A spring with a ratio of 1 doesn't oscillate. The oscillation increases
    ///   toward 0.
    /// - Source: https://developer.apple.com/documentation/uikit/uispringtimingparameters/init(dampingratio:)
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        initialVelocity = velocity
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the same object, because it is immutable.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nscopying
    public nonisolated func copy(with zone: NSZone?) -> Any { self }

    /// Returns the fraction of the distance at a fraction of a duration in seconds.
    ///
    /// - Note: Undocumented by Apple. In this implementation, the oscillation of a spring with a duration has decayed
    ///   to a thousandth at the end.
    func progress(at time: CGFloat, of duration: TimeInterval) -> CGFloat {
        guard time < 1 else { return 1 }
        let decay: CGFloat = 6.9
        let damping = min(max(dampingRatio, 0.01), 1)
        // The distance that remains begins at 1, and changes at the opposite of the initial velocity.
        let change = decay - initialVelocity.dx * duration
        guard damping < 1 else { return 1 - (1 + change * time) * exp(-decay * time) }
        let frequency = decay / damping * (1 - damping * damping).squareRoot()
        let swing = cos(frequency * time) + change / frequency * sin(frequency * time)
        return 1 - exp(-decay * time) * swing
    }
}
