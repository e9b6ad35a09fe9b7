/// The animation of views.
///
/// Nothing is drawn between the beginning and the end of an animation. The views have their new values immediately, and
/// the completion handler is called with `true` when the phone's clock has passed the delay and the duration.
extension UIView {
    /// Performs an animation.
    ///
    /// A nested animation has the duration of the outer animation, unless its options contain
    /// `overrideInheritedDuration` (Apple, "overrideInheritedDuration").
    static func perform(
        _ animations: () -> Void,
        for duration: TimeInterval,
        after delay: TimeInterval,
        options: AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        let phone = Phone.required(by: "UIView.animate")
        let state = phone.viewAnimations
        if let paused = state.paused { return paused.add(animations, completion: completion) }
        let inherited = options.contains(.overrideInheritedDuration) ? nil : state.durations.last
        let duration = max(inherited ?? duration, 0)
        state.durations.append(state.isEnabled ? duration : 0)
        animations()
        state.durations.removeLast()
        // An enclosing layer transaction also waits for the animation.
        let groups = phone.transactions.groups
        for group in groups { group.enter() }
        guard completion != nil || !groups.isEmpty, !(options.contains(.repeat) && state.isEnabled) else { return }
        phone.timeline.add(
            .init {
                completion?(true)
                for group in groups { group.leave() }
            },
            at: phone.timeline.now + phone.time(ofAnimationFor: duration, after: delay)
        )
    }

    static func performAtOnce(_ actions: () -> Void) {
        let state = Phone.required(by: "UIView.performWithoutAnimation").viewAnimations
        let before = state.isEnabled
        state.isEnabled = false
        defer { state.isEnabled = before }
        actions()
    }
}

extension UIView {
    /// Performs an animation with the duration of a spring. The motion of the spring isn't visible.
    ///
    /// - Note: Undocumented by Apple. A phone's springs take longer to settle. In this implementation, they settle
    ///   within the duration.
    ///
    /// - Parameters:
    ///   - duration: The duration of the animation, in seconds.
    ///   - bounce: The amount of oscillation, from 0 for none toward 1.
    ///   - velocity: The initial velocity. A value of 1 covers the whole distance of the animation in a second.
    ///   - delay: The time before the animation begins, in seconds.
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
    /// Returns the time from now to the completion of an animation.
    ///
    /// Apple, "animate(withDuration:animations:completion:)": with a duration of 0, the completion handler is called at
    /// the beginning of the next cycle of the run loop. Here, that is the next time the clock is advanced, even by
    /// zero.
    ///
    /// - Note: Undocumented by Apple. This implementation treats disabled animations like a duration of 0 and ignores
    ///   the delay.
    func time(ofAnimationFor duration: TimeInterval, after delay: TimeInterval) -> Duration {
        let century: TimeInterval = 3e9
        return viewAnimations.isEnabled ? .seconds(min(max(delay, 0) + max(duration, 0), century)) : .zero
    }
}
