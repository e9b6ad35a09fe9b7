/// Nothing is drawn between the beginning and the end of an animation: the views have their new values at once, and the
/// completion runs with `true` when the phone's clock has moved past the delay and the duration.
extension UIView {
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// - Parameters:
    ///   - duration: In seconds; without one the changes are not animated.
    ///   - delay: Before the animation begins, in seconds.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let phone = Phone.required(by: "UIView.animate")
        animations()
        guard let completion, !(options.contains(.repeat) && phone.animatesViews) else { return }
        phone.timeline.add(
            .init { completion(true) },
            at: phone.timeline.now + phone.time(ofAnimationFor: duration, after: delay)
        )
    }

    /// The animation with a spring: the duration counts, the spring is not seen.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not swing; nearer to 0 it swings more.
    ///   - velocity: At the beginning, in units of the way an animation goes, a second.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Whether `animate` takes time; if not, completions are due at once.
    public class var areAnimationsEnabled: Bool { Phone.required(by: "UIView.areAnimationsEnabled").animatesViews }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        Phone.required(by: "UIView.setAnimationsEnabled").animatesViews = enabled
    }

    /// Runs changes as if animations were disabled.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let phone = Phone.required(by: "UIView.performWithoutAnimation")
        let before = phone.animatesViews
        phone.animatesViews = false
        defer { phone.animatesViews = before }
        actionsWithoutAnimation()
    }
}

extension Phone {
    /// From now to the completion of an animation.
    ///
    /// Apple, "animate(withDuration:animations:completion:)": with a duration of 0 the completion is performed at the
    /// beginning of the next cycle of the run loop; here, the next time the clock is advanced, be it by nothing. That it
    /// is the same while animations are disabled, and that the delay then does not count either, is open.
    fileprivate func time(ofAnimationFor duration: TimeInterval, after delay: TimeInterval) -> Duration {
        let century: TimeInterval = 3e9
        return animatesViews ? .seconds(min(max(delay, 0) + max(duration, 0), century)) : .zero
    }
}
