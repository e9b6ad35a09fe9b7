/// Changes views over time, and can be halted on the way, turned round and ended early.
///
/// As of any animation nothing is drawn on the way, and the views have their new values at once; the phone's clock says
/// how far it has come. Where it is stopped, or ends at its start, the views are left: their geometry, their alpha and
/// their background, as far as they were in a window when the animation began.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    /// In seconds.
    open private(set) var duration: TimeInterval
    /// In seconds, before it began.
    open internal(set) var delay: TimeInterval = 0
    open internal(set) var timingParameters: (any UITimingCurveProvider)?
    /// Whether the animation pauses at its end instead of being over.
    open var pausesOnCompletion = false
    /// Whether `fractionComplete` counts the way while it pauses, rather than the time.
    open var scrubsLinearly = true

    var animations: [() -> Void] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var changes: [AnimatedChange] = []
    var phase = Phase.inactive
    var isTurned = false

    /// - Parameter duration: In seconds.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// - Parameter ratio: 1 does not swing; nearer to 0 it swings more.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that has begun; of the options none can be noticed but the curve.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let plain = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        guard let animator = plain as? Self else {
            preconditionFailure("\(self).runningPropertyAnimator makes no animators of subclasses here")
        }
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: What it does

    /// Adds changes; while the animation is active they are made at once.
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation) }

    /// Adds changes that begin later; the factor is a part of the rest of the duration.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation) }

    /// Adds what runs at the end, with the position of it.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    open var state: UIViewAnimatingState { phase.state }
    open var isRunning: Bool { phase.isRunning }

    /// Whether the animation runs back to its start.
    open var isReversed: Bool {
        get { isTurned }
        set { turn(newValue) }
    }

    /// How much of the way, in the direction that the animation has, is done: from 0 to 1.
    ///
    /// Setting it lets an inactive animation begin, and pause there. Open: that a phone counts a reversed one from its
    /// end; so it is in Apple's example of WWDC 2017, "Advanced Animations with UIKit".
    open var fractionComplete: CGFloat {
        get { phase.fraction(now) }
        set { scrub(to: newValue) }
    }

    open func startAnimation() { start(after: 0) }

    /// - Parameter delay: In seconds.
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

    /// Halts the animation where it is; an inactive one begins, and is halted at its start.
    open func pauseAnimation() { pause() }

    /// Goes on from where it was halted.
    ///
    /// - Parameter durationFactor: How long it still takes, as a part of the whole duration; 0 for what is left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { resume(parameters, durationFactor) }

    /// Leaves the views where they are on their way; without finishing nothing more happens, else it waits for
    /// `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

    /// Ends a stopped animation, and runs the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

    /// An animator that has not begun, with the same changes and completions.
    public nonisolated func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { copied }
    }
}
