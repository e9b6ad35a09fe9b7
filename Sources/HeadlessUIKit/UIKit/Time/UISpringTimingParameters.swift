/// How a spring moves what hangs on it.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// At the beginning; 1 covers the whole distance in a second. Kept; a distance that is halted shows nothing of it.
    open private(set) var initialVelocity = CGVector.zero
    private let dampingRatio: CGFloat

    /// A spring that does not swing.
    public override convenience init() {
        self.init(dampingRatio: 1)
    }

    /// - Parameter ratio: 1 does not swing; nearer to 0 it swings more.
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

    /// It never changes, so its copy is itself.
    public nonisolated func copy(with zone: NSZone?) -> Any { self }

    /// How much of the way is done after a part of the time.
    ///
    /// Open: how fast a phone's springs of a duration are. Here the swing has died down to a thousandth at its end.
    func progress(at time: CGFloat) -> CGFloat {
        guard time < 1 else { return 1 }
        let decay: CGFloat = 6.9
        let damping = min(max(dampingRatio, 0.01), 1)
        guard damping < 1 else { return 1 - (1 + decay * time) * exp(-decay * time) }
        let frequency = decay / damping * (1 - damping * damping).squareRoot()
        let swing = cos(frequency * time) + decay / frequency * sin(frequency * time)
        return 1 - exp(-decay * time) * swing
    }
}
