/// The animation of views.
///
/// The views have their new values immediately. `presentation()` of their layers has those on the screen. The completion
/// handler is called with `true` when the phone's clock has passed the delay and the duration, or with `false` when the
/// animation was removed.
extension UIView {
    /// The properties of an animation.
    struct AnimationParameters {
        var duration: TimeInterval
        var delay: TimeInterval = 0
        var options: AnimationOptions = []
        /// The motion of a spring, or `nil` for the curve in the options.
        var spring: UISpringTimingParameters?
        /// A Boolean value indicating whether the animation takes time even if no view changes, as a transition does.
        var alwaysTakesTime = false
    }

    /// Performs an animation.
    ///
    /// A nested animation has the duration of the outer animation, unless its options contain
    /// `overrideInheritedDuration` (Apple, "overrideInheritedDuration").
    ///
    /// If no view in a window changes, there is nothing to animate, and the completion handler is called in the next
    /// turn of the run loop (reported by many developers; Space Man Labs, "Premature Completion").
    static func perform(
        _ animations: () -> Void, _ parameters: AnimationParameters, completion: ((Bool) -> Void)?
    ) {
        let phone = Phone.required(by: "UIView.animate")
        let state = phone.viewAnimations
        if let paused = state.paused { return paused.add(animations, completion: completion) }
        let inherited = parameters.options.contains(.overrideInheritedDuration) ? nil : state.durations.last
        var parameters = parameters
        parameters.duration = max(inherited ?? parameters.duration, 0)
        state.durations.append(state.isEnabled ? parameters.duration : 0)
        let changes = state.changes(in: phone.application.allWindows, by: animations)
        state.durations.removeLast()
        phone.run(changes, parameters, completion: completion)
    }

    static func performAtOnce(_ actions: () -> Void) {
        let phone = Phone.required(by: "UIView.performWithoutAnimation")
        let state = phone.viewAnimations
        let before = state.isEnabled
        state.isEnabled = false
        defer { state.isEnabled = before }
        state.excludingChanges(in: phone.application.allWindows, by: actions)
    }

    /// A Boolean value indicating whether an animation keeps the view from receiving touches.
    ///
    /// - Source: Apple, "animate(withDuration:animations:)": "During an animation, user interactions are temporarily
    ///   disabled for the views being animated."
    /// - Note: Undocumented by Apple for a touch that is under way when the animation begins. In this implementation, it
    ///   goes on.
    var isAnimatedWithoutInteraction: Bool {
        guard let running = Phone.current?.viewAnimations.running, !running.isEmpty else { return false }
        return running.contains { !$0.allowsUserInteraction && !$0.items(of: self).isEmpty }
    }
}

extension Phone {
    /// Animates changes that have been made.
    func run(
        _ changes: [AnimatedChange], _ parameters: UIView.AnimationParameters, completion: ((Bool) -> Void)?
    ) {
        let state = viewAnimations
        if parameters.options.contains(.beginFromCurrentState) { endAnimations(of: changes) }
        // An enclosing layer transaction also waits for the animation.
        let groups = transactions.groups
        for group in groups { group.enter() }
        let ended = { (isFinished: Bool) in
            completion?(isFinished)
            for group in groups.reversed() { group.leave() }
        }
        guard state.isEnabled, !changes.isEmpty || parameters.alwaysTakesTime else {
            return state.endAtOnce(on: timeline) { ended(true) }
        }
        guard parameters.duration > 0 else {
            return state.endAtOnce(on: timeline, after: parameters.delay) { ended(true) }
        }
        let cycle = AnimationCycle(parameters, begin: timeline.now)
        let animation = ViewAnimation(
            changes, duration: parameters.duration,
            allowsUserInteraction: parameters.options.contains(.allowUserInteraction), part: cycle.part, ended: ended)
        state.add(animation)
        if !parameters.options.contains(.repeat) {
            timeline.add(.init { state.end(animation) }, at: timeline.now + cycle.length)
        }
    }
}

extension Phone {
    /// Ends the animations of the properties that an animation with `beginFromCurrentState` changes.
    ///
    /// - Note: The new animation begins at the model values of the views, and not at those on the screen.
    private func endAnimations(of changes: [AnimatedChange]) {
        viewAnimations.remove(
            where: { _, old in changes.contains { $0.view === old.view && $0.changedKeys.contains(old.key) } }, on: self
        )
    }
}

/// The course of an animation over time.
@MainActor
private struct AnimationCycle {
    private let begin: Duration
    private let duration: TimeInterval
    private let delay: TimeInterval
    private let options: UIView.AnimationOptions
    private let timing: any UITimingCurveProvider

    init(_ parameters: UIView.AnimationParameters, begin: Duration) {
        self.begin = begin
        duration = parameters.duration
        delay = max(parameters.delay, 0)
        options = parameters.options
        timing = parameters.spring ?? UICubicTimingParameters(animationCurve: options.curve)
    }

    /// The time from the beginning of the delay to the end of the first cycle, limited to about a century.
    var length: Duration { .inSeconds(min(delay + duration, 3e9)) }

    /// Returns the fraction of the distance at a time.
    func part(at time: Duration) -> CGFloat {
        let elapsed = (time - begin).inSeconds - delay
        guard elapsed > 0 else { return 0 }
        guard duration > 0 else { return 1 }
        let cycles = elapsed / duration
        guard options.contains(.repeat), cycles.isFinite else {
            return timing.progress(at: min(cycles, 1), of: duration)
        }
        let isBack = options.contains(.autoreverse) && cycles.truncatingRemainder(dividingBy: 2) >= 1
        let fraction = cycles.truncatingRemainder(dividingBy: 1)
        return timing.progress(at: isBack ? 1 - fraction : fraction, of: duration)
    }
}

extension UIView {
    /// Performs an animation with the motion of a spring.
    ///
    /// - Note: Undocumented by Apple. A phone's springs take longer to settle. In this implementation, they settle
    ///   within the duration.
    ///
    /// - Parameters:
    ///   - duration: The duration of the animation, in seconds.
    ///   - bounce: The amount of oscillation, from 0 for none toward 1.
    ///   - velocity: The initial velocity. A value of 1 covers the whole distance of the animation in a second.
    ///   - delay: The time before the animation begins, in seconds.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiview/animate(springduration:bounce:initialspringvelocity:delay:options:animations:completion:)
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
        initialSpringVelocity velocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = UISpringTimingParameters(
            dampingRatio: 1 - min(max(bounce, 0), 1), initialVelocity: CGVector(dx: velocity, dy: velocity))
        perform(
            animations, AnimationParameters(duration: duration, delay: delay, options: options, spring: spring),
            completion: completion)
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
