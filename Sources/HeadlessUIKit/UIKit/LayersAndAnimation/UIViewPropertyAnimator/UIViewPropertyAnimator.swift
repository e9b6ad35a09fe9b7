/// An animation of views that can be paused, reversed, and ended early.
///
/// As in any animation, the views have their new values immediately, and `presentation()` of their layers has those on
/// the screen. The phone's clock determines the progress. If the animation is stopped, or if it ends at its start, the
/// animator sets the geometry, alpha, and background color of the views accordingly. This applies to views that were in
/// a window when the animation began.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    /// The duration of the animation, in seconds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/duration
    open private(set) var duration: TimeInterval
    /// The delay before the animation begins, in seconds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/delay
    open internal(set) var delay: TimeInterval = 0
    open internal(set) var timingParameters: (any UITimingCurveProvider)?
    /// A Boolean value indicating whether the animation pauses at its end instead of completing.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/pausesoncompletion
    open var pausesOnCompletion = false
    /// A Boolean value indicating whether `fractionComplete` of a paused animation is a fraction of the distance
    /// instead of the time.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/scrubslinearly
    open var scrubsLinearly = true

    var animations: [DelayedAnimation] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var changes: [AnimatedChange] = []
    /// The animations whose intermediate values the views' layers present.
    var shown: [ViewAnimation] = []
    var phase = Phase.inactive
    var isTurned = false

    /// Creates an animator with a timing curve.
    ///
    /// - Parameter duration: The duration, in seconds.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:timingparameters:)
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

    /// Creates an animator that follows the motion of a spring.
    ///
    /// - Parameter ratio: The damping ratio. A spring with a ratio of 1 doesn't oscillate. The oscillation increases
    ///   toward 0.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:dampingratio:animations:)
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates and starts an animator. The only option that has an effect is the curve.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/runningpropertyanimator(withduration:delay:options:animations:completion:)
    /// - Differs: On a phone, most other options have an effect, too.
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

    /// Adds changes. An active animation makes them immediately.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:)
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation) }

    /// Adds changes that begin after a delay.
    ///
    /// - Parameter delayFactor: The delay as a fraction of the remaining duration, from 0 to 1.
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewanimating/addanimations(_:delayfactor:)
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(animation, after: delayFactor)
    }

    /// Adds a completion handler, which receives the final position.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addcompletion(_:)
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    open var state: UIViewAnimatingState { phase.state }
    open var isRunning: Bool { phase.isRunning }

    /// A Boolean value indicating whether the animation runs back to its start.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewanimating/isreversed
    open var isReversed: Bool {
        get { isTurned }
        set { turn(newValue) }
    }

    /// The completed fraction of the animation in its current direction, from 0 to 1.
    ///
    /// Setting the value begins an inactive animation and pauses it.
    ///
    /// - Note: Undocumented by Apple. In this implementation, a reversed animation counts from its end, as in Apple's
    ///   example of WWDC 2017, "Advanced Animations with UIKit".
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewanimating/fractioncomplete; the page doesn't
    ///   describe a reversed animation.
    open var fractionComplete: CGFloat {
        get { phase.fraction(now) }
        set { scrub(to: newValue) }
    }

    open func startAnimation() { start(after: 0) }

    /// Starts the animation after a delay.
    ///
    /// - Parameter delay: The delay, in seconds.
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewanimating/startanimation(afterdelay:)
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

    /// Pauses the animation at its current position. An inactive animation begins, and is paused at its start.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewanimating/pauseanimation()
    open func pauseAnimation() { pause() }

    /// Resumes a paused animation.
    ///
    /// - Parameter durationFactor: The remaining time as a fraction of the whole duration, or 0 for the rest of the
    ///   duration.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/continueanimation(withtimingparameters:durationfactor:)
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { resume(parameters, durationFactor) }

    /// Stops the animation and keeps the views at their current position.
    ///
    /// - Parameter withoutFinishing: `true` to end the animation. If `false`, the animation waits for
    ///   `finishAnimation(at:)`.
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewanimating/stopanimation(_:)
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

    /// Finishes a stopped animation and calls the completion handlers.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewanimating/finishanimation(at:)
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

    /// Returns an inactive animator with the same changes and completion handlers.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nscopying; what the copy of an animator contains
    ///   is undocumented.
    public nonisolated func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { copied }
    }
}
