/// The state of the animations of a phone's views.
@MainActor
final class ViewAnimationState: AppObjectOwner {
    /// A Boolean value indicating whether `animate` takes time.
    var isEnabled = true
    /// The durations of the nested animations whose changes are being made, outermost first, in seconds.
    var durations: [TimeInterval] = []
    /// The animations between `beginAnimations` and `commitAnimations`, outermost first.
    var begun: [UIView.BegunAnimation] = []
    private var snapshots: [ViewSnapshot] = []
    /// The group that holds the animations that begin now, or `nil` if they run normally.
    var paused: PausedAnimations?
    /// The animations in progress, in the order in which they began.
    private(set) var running: [ViewAnimation] = []
    /// The properties that inner animations, or code without animation, have changed during the outer ones.
    private var excluded: [[ObjectIdentifier: Set<ViewAnimation.PropertyChange.AnimatedKey>]] = []

    func begin(_ animation: UIView.BegunAnimation, in windows: [UIView]) {
        begun.append(animation)
        durations.append(isEnabled ? animation.duration : 0)
        snapshots.append(beginChanges(in: windows))
    }

    /// Ends the innermost begun animation and returns it with its changes, or returns `nil` if there is none.
    func commit() -> (UIView.BegunAnimation, [AnimatedChange])? {
        guard let animation = begun.popLast(), let snapshot = snapshots.popLast() else { return nil }
        durations.removeLast()
        return (animation, endChanges(since: snapshot))
    }

    // MARK: Changes

    /// Runs code and returns the changes that it has made to views in windows, without those of nested animations.
    func changes(in windows: [UIView], by code: () -> Void) -> [AnimatedChange] {
        let snapshot = beginChanges(in: windows)
        code()
        return endChanges(since: snapshot)
    }

    private func beginChanges(in windows: [UIView]) -> ViewSnapshot {
        excluded.append([:])
        return ViewSnapshot(of: windows)
    }

    private func endChanges(since snapshot: ViewSnapshot) -> [AnimatedChange] {
        let all = snapshot.changes.filter { $0.view.window != nil }
        let inner = excluded.removeLast()
        if let last = excluded.indices.last {
            for change in all {
                excluded[last][ObjectIdentifier(change.view), default: []].formUnion(change.changedKeys)
            }
        }
        return all.compactMap { change in
            var before = change.before
            for key in inner[ObjectIdentifier(change.view)] ?? [] { before.take(key, from: change.after) }
            return before == change.after ? nil : AnimatedChange(view: change.view, before: before, after: change.after)
        }
    }

    /// Runs code whose changes aren't part of the animation around it.
    func excludingChanges(in windows: [UIView], by code: () -> Void) {
        if excluded.isEmpty { code() } else { _ = changes(in: windows, by: code) }
    }

    // MARK: Running animations

    func add(_ animation: ViewAnimation) {
        running.append(animation)
    }

    /// Ends an animation. Nothing happens if it's already over.
    func end(_ animation: ViewAnimation) {
        running.removeAll { $0 === animation }
        animation.end()
    }

    /// Removes animations before their end. Their completion handlers are called in the next turn of the run loop.
    func remove(where isMeant: (ViewAnimation, ViewAnimation.PropertyChange) -> Bool, on phone: Phone) {
        for animation in running where animation.remove(where: { isMeant(animation, $0) }) {
            running.removeAll { $0 === animation }
            phone.timeline.add(.init { animation.end() }, at: phone.timeline.now)
        }
    }

    // MARK: Animations without a duration

    /// The time between two frames of the screen.
    private static let frame = Duration.seconds(1) / 60
    /// A Boolean value indicating whether the completion handler of an animation without a duration is running.
    private var isEndingAtOnce = false

    /// Calls a completion handler in the next turn of the run loop.
    ///
    /// If the animation began in such a handler, the next one is called a frame later, so that time passes in a chain of
    /// such animations.
    ///
    /// - Parameter delay: The time before the animation, in seconds.
    func endAtOnce(on timeline: Timeline, after delay: TimeInterval = 0, _ completion: @escaping () -> Void) {
        let least = isEndingAtOnce ? Self.frame : .zero
        let time = timeline.now + max(.inSeconds(delay), least)
        timeline.add(
            .init { [weak self] in
                self?.isEndingAtOnce = true
                completion()
                self?.isEndingAtOnce = false
            }, at: time)
    }

    func releaseAppObjects() {
        running = []
        begun = []
        snapshots = []
    }
}

extension Phone {
    var viewAnimations: ViewAnimationState { states[ViewAnimationState.self, default: ViewAnimationState()] }
}
