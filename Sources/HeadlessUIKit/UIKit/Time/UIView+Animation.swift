/// Nothing is drawn between the beginning and the end of an animation: the views have their new values at once, and the
/// completion runs with `true` when the phone's clock has moved past the delay and the duration.
extension UIView {
    /// An animation inside another has the other's duration, unless the options say that it has its own (Apple,
    /// "overrideInheritedDuration").
    static func perform(
        _ animations: () -> Void,
        for duration: TimeInterval,
        after delay: TimeInterval,
        options: AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        let phone = Phone.required(by: "UIView.animate")
        if let hold = phone.animationHold { return hold.hold(animations, completion: completion) }
        let inherited = options.contains(.overrideInheritedDuration) ? nil : phone.animationDurations.last
        let duration = max(inherited ?? duration, 0)
        phone.animationDurations.append(phone.animatesViews ? duration : 0)
        animations()
        phone.animationDurations.removeLast()
        // A transaction of layers around it waits, too.
        let groups = phone.transactions.groups
        for group in groups { group.enter() }
        guard completion != nil || !groups.isEmpty, !(options.contains(.repeat) && phone.animatesViews) else { return }
        phone.timeline.add(
            .init {
                completion?(true)
                for group in groups { group.leave() }
            },
            at: phone.timeline.now + phone.time(ofAnimationFor: duration, after: delay)
        )
    }

    static func performAtOnce(_ actions: () -> Void) {
        let phone = Phone.required(by: "UIView.performWithoutAnimation")
        let before = phone.animatesViews
        phone.animatesViews = false
        defer { phone.animatesViews = before }
        actions()
    }
}

extension UIView {
    /// The animation with a spring: the duration counts, the spring is not seen.
    ///
    /// Open: how much longer a phone's springs take to settle; here not at all.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - bounce: 0 does not swing; nearer to 1 it swings more.
    ///   - velocity: At the beginning; 1 covers the whole distance of the animation in a second.
    ///   - delay: Before the animation begins, in seconds.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
        initialSpringVelocity velocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        perform(animations, for: duration, after: delay, options: options, completion: completion)
    }
}

extension Phone {
    /// From now to the completion of an animation.
    ///
    /// Apple, "animate(withDuration:animations:completion:)": with a duration of 0 the completion is performed at the
    /// beginning of the next cycle of the run loop; here, the next time the clock is advanced, be it by nothing.
    /// Open: that it is the same while animations are disabled, and that the delay then does not count either.
    func time(ofAnimationFor duration: TimeInterval, after delay: TimeInterval) -> Duration {
        let century: TimeInterval = 3e9
        return animatesViews ? .seconds(min(max(delay, 0) + max(duration, 0), century)) : .zero
    }
}
