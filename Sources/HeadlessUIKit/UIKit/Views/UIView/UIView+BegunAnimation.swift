/// Animations that are delimited by two calls, as before closures were available.
///
/// All changes between the calls are one animation with the duration that was set last.
extension UIView {
    /// The properties of the innermost begun animation, set by `setAnimationDuration` and similar methods.
    struct BegunAnimation {
        var duration: TimeInterval = 0.2
        var delay: TimeInterval = 0
    }

    static func begin() {
        let phone = Phone.required(by: "UIView.beginAnimations")
        phone.viewAnimations.begin(BegunAnimation())
    }

    static func changeBegun(_ change: (inout BegunAnimation) -> Void) {
        let animations = Phone.required(by: "UIView.setAnimationDuration").viewAnimations
        guard let last = animations.begun.indices.last else { return }
        change(&animations.begun[last])
        guard animations.isEnabled else { return }
        animations.durations[animations.durations.count - 1] = animations.begun[last].duration
    }

    static func commit() {
        let phone = Phone.required(by: "UIView.commitAnimations")
        guard let animation = phone.viewAnimations.commit() else { return }
        // An enclosing layer transaction waits for the animation.
        let groups = phone.transactions.groups
        for group in groups { group.enter() }
        phone.timeline.add(
            .init { for group in groups { group.leave() } },
            at: phone.timeline.now + phone.time(ofAnimationFor: animation.duration, after: animation.delay))
    }
}
