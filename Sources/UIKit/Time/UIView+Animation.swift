/// Nothing is drawn between the beginning and the end of an animation: the views have their new values at once, and the
/// completion runs with `true` when the phone's clock has moved past the delay and the duration.
extension UIView {
    static func perform(
        _ animations: () -> Void,
        for duration: TimeInterval,
        after delay: TimeInterval,
        options: AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        let phone = Phone.required(by: "UIView.animate")
        if let hold = phone.animationHold { return hold.hold(animations, completion: completion) }
        animations()
        guard let completion, !(options.contains(.repeat) && phone.animatesViews) else { return }
        phone.timeline.add(
            .init { completion(true) },
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

extension Phone {
    /// From now to the completion of an animation.
    ///
    /// Apple, "animate(withDuration:animations:completion:)": with a duration of 0 the completion is performed at the
    /// beginning of the next cycle of the run loop; here, the next time the clock is advanced, be it by nothing.
    /// Open: that it is the same while animations are disabled, and that the delay then does not count either.
    fileprivate func time(ofAnimationFor duration: TimeInterval, after delay: TimeInterval) -> Duration {
        let century: TimeInterval = 3e9
        return animatesViews ? .seconds(min(max(delay, 0) + max(duration, 0), century)) : .zero
    }
}
