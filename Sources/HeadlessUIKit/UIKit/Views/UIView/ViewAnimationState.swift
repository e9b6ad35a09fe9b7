/// The state of the animations of a phone's views.
@MainActor
final class ViewAnimationState {
    /// A Boolean value indicating whether `animate` takes time.
    var isEnabled = true
    /// The durations of the nested animations whose changes are being made, outermost first, in seconds.
    var durations: [TimeInterval] = []
    /// The animations between `beginAnimations` and `commitAnimations`, outermost first.
    var begun: [UIView.BegunAnimation] = []
    /// The group that holds the animations that begin now, or `nil` if they run normally.
    var paused: PausedAnimations?

    func begin(_ animation: UIView.BegunAnimation) {
        begun.append(animation)
        durations.append(isEnabled ? animation.duration : 0)
    }

    /// Ends the innermost begun animation and returns it, or returns `nil` if there is none.
    func commit() -> UIView.BegunAnimation? {
        guard let animation = begun.popLast() else { return nil }
        durations.removeLast()
        return animation
    }
}

extension Phone {
    var viewAnimations: ViewAnimationState { states[ViewAnimationState.self, default: ViewAnimationState()] }
}
