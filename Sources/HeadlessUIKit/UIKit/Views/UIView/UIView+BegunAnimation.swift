/// Animations that are delimited by two calls, as before closures were available.
///
/// All changes between the calls are one animation with the duration that was set last.
extension UIView {
    /// The properties of the innermost begun animation, set by `setAnimationDuration` and similar methods.
    struct BegunAnimation {
        var duration: TimeInterval = 0.2
        var delay: TimeInterval = 0
        var curve = AnimationCurve.easeInOut
        var beginsFromCurrentState = false

        var options: AnimationOptions {
            let curve = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
            return beginsFromCurrentState ? [curve, .beginFromCurrentState] : curve
        }
    }

    static func begin() {
        let phone = Phone.required(by: "UIView.beginAnimations")
        phone.viewAnimations.begin(BegunAnimation(), in: phone.application.allWindows)
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
        guard let (animation, changes) = phone.viewAnimations.commit() else { return }
        let parameters = AnimationParameters(
            duration: animation.duration, delay: animation.delay, options: animation.options)
        phone.run(changes, parameters, completion: nil)
    }
}
