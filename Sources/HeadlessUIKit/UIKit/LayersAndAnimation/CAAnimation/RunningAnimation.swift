/// An animation that was added to a layer. It's accessed only on the main thread.
final class RunningAnimation: @unchecked Sendable {
    let animation: CAAnimation
    let key: String?
    private(set) weak var layer: CALayer?
    private let phone: Phone
    private let groups: [AnimationGroup]
    private var waiters: [Int] = []
    private var isOver = false

    init(_ animation: CAAnimation, key: String?, on layer: CALayer, of phone: Phone) {
        self.animation = animation
        self.key = key
        self.layer = layer
        self.phone = phone
        groups = phone.transactions.groups
        for group in groups { group.enter() }
        phone.transactions.add(self)
        schedule()
    }

    /// Schedules the delegate's notifications. It's notified of the beginning in the next turn of the run loop, or at
    /// the animation's begin time.
    private func schedule() {
        let timeline = phone.timeline
        let delay = animation.beginTime == 0 ? 0 : animation.beginTime - timeline.now.inSeconds
        let start = timeline.now + .inSeconds(max(delay, 0))
        waiters.append(timeline.add(.init { self.notifyStart() }, at: start))
        let duration = animation.duration <= 0 ? phone.transactions.current.duration : animation.duration
        guard let length = animation.length(ofOne: duration) else { return }
        waiters.append(
            timeline.add(.init { self.end(isFinished: true) }, at: timeline.now + .inSeconds(delay + length)))
    }

    private func notifyStart() {
        animation.delegate?.animationDidStart(animation)
    }

    /// Stops the animation, because it was removed from the layer. The delegate is notified in the next turn of the run
    /// loop.
    func stop() {
        guard !isOver else { return }
        for waiter in waiters { phone.timeline.cancel(waiter) }
        phone.timeline.add(.init { self.end(isFinished: false) }, at: phone.timeline.now)
    }

    private func end(isFinished: Bool) {
        guard !isOver else { return }
        isOver = true
        phone.transactions.remove(self)
        if animation.isRemovedOnCompletion { layer?.forget(self) }
        animation.delegate?.animationDidStop(animation, finished: isFinished)
        // The transactions that enclose the others end last.
        for group in groups.reversed() { group.leave() }
    }
}

extension CAMediaTiming {
    /// Returns the total duration, in seconds, or `nil` if the animation is endless.
    ///
    /// - Source: Apple, "CAMediaTiming": `repeatDuration` takes precedence over `repeatCount`. If both are 0, there is
    ///   one cycle.
    func length(ofOne duration: CFTimeInterval) -> CFTimeInterval? {
        let once = max(duration, 0) * (autoreverses ? 2 : 1)
        let count = repeatCount > 0 ? Double(repeatCount) : 1
        let length = (repeatDuration > 0 ? repeatDuration : once * count) / Double(abs(speed))
        return length.isFinite ? length : nil
    }
}

extension Duration {
    /// Returns a duration, limited to about a century so that the value can be represented.
    static func inSeconds(_ seconds: CFTimeInterval) -> Duration {
        .seconds(min(max(seconds, -3e9), 3e9))
    }

    var inSeconds: CFTimeInterval {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
