extension UIViewPropertyAnimator {
    /// The internal state of an animation.
    enum Phase {
        case inactive
        case paused(fraction: CGFloat)
        case running(Run)
        case stopped(fraction: CGFloat)

        var state: UIViewAnimatingState {
            switch self {
            case .inactive: .inactive
            case .paused, .running: .active
            case .stopped: .stopped
            }
        }

        var isRunning: Bool {
            if case .running = self { true } else { false }
        }

        func fraction(_ now: Duration) -> CGFloat {
            switch self {
            case .inactive: 0
            case .paused(let fraction), .stopped(let fraction): fraction
            case .running(let run): run.fraction(now)
            }
        }
    }

    /// A run from a fraction of the animation to its end.
    struct Run {
        let begin: Duration
        let length: Duration
        let start: CGFloat
        /// The identifier of the run's end in the timeline.
        let end: Int

        func fraction(_ now: Duration) -> CGFloat {
            guard length > .zero else { return now >= begin ? 1 : start }
            return start + (1 - start) * min(max((now - begin) / length, 0), 1)
        }
    }

    /// Changes that begin after a fraction of the remaining duration.
    struct DelayedAnimation {
        var delayFactor: CGFloat
        var changes: () -> Void
    }

    var phone: Phone { Phone.required(by: "UIViewPropertyAnimator") }

    var now: Duration { phone.timeline.now }

    var copied: UIViewPropertyAnimator {
        let copy = UIViewPropertyAnimator(
            duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.animations = animations
        copy.completions = completions
        return copy
    }

    /// Adds changes that begin after a fraction of the remaining duration.
    func add(_ animation: @escaping () -> Void, after delayFactor: CGFloat = 0) {
        precondition(state != .stopped, "animations are added to an animator that was stopped; finish it first")
        let delayed = DelayedAnimation(delayFactor: min(max(delayFactor, 0), 1), changes: animation)
        if state == .active { perform([delayed]) } else { animations.append(delayed) }
    }

    func start(after delay: TimeInterval) {
        guard !isRunning else { return }
        precondition(state != .stopped, "an animator that was stopped is started; finish it first")
        begin()
        self.delay = delay
        run(for: duration * (1 - phase.fraction(now)), after: delay)
    }

    func pause() {
        precondition(state != .stopped, "an animator that was stopped is paused; finish it first")
        begin()
        halt()
    }

    func resume(_ parameters: (any UITimingCurveProvider)?, _ durationFactor: CGFloat) {
        guard case .paused(let fraction) = phase else { return }
        if let parameters { timingParameters = parameters }
        run(for: durationFactor > 0 ? duration * durationFactor : duration * (1 - fraction), after: 0)
    }

    func turn(_ isReversed: Bool) {
        guard isReversed != isTurned else { return }
        isTurned = isReversed
        guard state == .active else { return }
        let (wasRunning, fraction) = (isRunning, fractionComplete)
        halt()
        phase = .paused(fraction: 1 - fraction)
        if wasRunning { run(for: duration * fraction, after: 0) }
    }

    func scrub(to fraction: CGFloat) {
        precondition(state != .stopped, "an animator that was stopped is moved; finish it first")
        let wasRunning = isRunning
        pause()
        phase = .paused(fraction: min(max(fraction, 0), 1))
        if wasRunning { run(for: duration * (1 - fractionComplete), after: 0) }
    }

    func stop(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        let shown = changes.map { (view: $0.view, properties: $0.view.presentedProperties) }
        halt()
        endShown()
        for (view, properties) in shown { properties.apply(to: view) }
        if withoutFinishing { reset() } else { phase = .stopped(fraction: fractionComplete) }
    }

    func finish(at position: UIViewAnimatingPosition) {
        precondition(state == .stopped, "finishAnimation(at:) is for an animator that was stopped")
        switch position {
        case .end: for change in changes { change.apply(1) }
        case .start: for change in changes { change.apply(0) }
        case .current: break
        }
        complete(at: position)
    }

    /// Makes the changes if the animation hasn't begun yet.
    private func begin() {
        guard state == .inactive else { return }
        phase = .paused(fraction: 0)
        perform(animations)
        animations = []
    }

    /// Makes changes in their order. Successive changes with the same delay are one animation.
    private func perform(_ animations: [DelayedAnimation]) {
        var rest = animations[...]
        while let first = rest.first {
            let group = rest.prefix { $0.delayFactor == first.delayFactor }
            perform(group.map(\.changes), after: first.delayFactor)
            rest = rest.dropFirst(group.count)
        }
    }

    private func perform(_ animations: [() -> Void], after delayFactor: CGFloat) {
        let phone = phone
        let state = phone.viewAnimations
        state.durations.append(duration)
        let new = state.changes(in: phone.application.allWindows) { for animate in animations { animate() } }
        state.durations.removeLast()
        for change in new { note(change) }
        guard !new.isEmpty else { return }
        // Changes that are added to an active animation have the rest of the time, less their delay.
        let start = part
        let delay = position + delayFactor * (1 - position)
        let animation = ViewAnimation(
            new, duration: duration, allowsUserInteraction: true,
            part: { [weak self] _ in
                guard let self else { return nil }
                guard delayFactor == 0 else { return part(after: delay) }
                return start < 1 ? max(0, (part - start) / (1 - start)) : 1
            }, ended: { _ in })
        state.add(animation)
        shown.append(animation)
    }

    /// Records a change. A view that is changed again keeps its first original values.
    private func note(_ change: AnimatedChange) {
        guard let index = changes.firstIndex(where: { $0.view === change.view }) else { return changes.append(change) }
        changes[index] = AnimatedChange(view: change.view, before: changes[index].before, after: change.after)
    }

    private func run(for seconds: TimeInterval, after delay: TimeInterval) {
        let fraction = phase.fraction(now)
        let begin = now + (phone.viewAnimations.isEnabled ? .seconds(max(delay, 0)) : .zero)
        let length = phone.time(ofAnimationFor: seconds, after: 0)
        let end = phone.timeline.add(.init { self.reachEnd() }, at: begin + length)
        phase = .running(Run(begin: begin, length: length, start: fraction, end: end))
    }

    private func halt() {
        guard case .running(let run) = phase else { return }
        phase = .paused(fraction: run.fraction(now))
        phone.timeline.cancel(run.end)
    }

    private func reachEnd() {
        phase = .paused(fraction: 1)
        guard !pausesOnCompletion else { return }
        if isTurned { for change in changes { change.apply(0) } }
        complete(at: isTurned ? .start : .end)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let completions = completions
        reset()
        for completion in completions { completion(position) }
    }

    /// Ends the presentation of intermediate values.
    private func endShown() {
        for animation in shown { phone.viewAnimations.end(animation) }
        shown = []
    }

    private func reset() {
        endShown()
        phase = .inactive
        changes = []
        completions = []
        isTurned = false
    }

    /// The fraction of the time from the views' original values.
    private var position: CGFloat { isTurned ? 1 - fractionComplete : fractionComplete }

    /// The fraction of the distance at which the views are, measured from their original values.
    private var part: CGFloat { part(at: position) }

    private func part(at position: CGFloat) -> CGFloat {
        if scrubsLinearly, !isRunning { return position }
        return timingParameters?.progress(at: position, of: duration) ?? position
    }

    /// Returns the fraction of the distance of changes that begin at a fraction of the time.
    private func part(after delay: CGFloat) -> CGFloat {
        guard delay < 1 else { return position < 1 ? 0 : 1 }
        return part(at: max(0, (position - delay) / (1 - delay)))
    }
}

extension UIView.AnimationOptions {
    var curve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut
    }
}
