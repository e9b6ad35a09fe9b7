/// A timer that runs an action at a time of the phone's clock, unless it is stopped before.
@MainActor
final class PhoneTimer {
    private var waiting: (timeline: Timeline, id: Int)?

    var isRunning: Bool { waiting != nil }

    /// Starts the timer, replacing a previous start.
    ///
    /// - Parameter timeline: The clock that the timer uses. Without a clock, the timer never fires.
    func start(after seconds: TimeInterval, on timeline: Timeline?, _ action: @escaping @MainActor () -> Void) {
        guard let timeline else { return stop() }
        start(at: timeline.now + .seconds(max(0, seconds)), on: timeline, action)
    }

    /// Starts the timer, replacing a previous start.
    ///
    /// - Parameter time: The time at which the timer fires, measured from the start of the phone.
    func start(at time: Duration, on timeline: Timeline?, _ action: @escaping @MainActor () -> Void) {
        stop()
        guard let timeline else { return }
        let waiter = Timeline.Waiter { [weak self] in
            self?.waiting = nil
            action()
        }
        waiting = (timeline, timeline.add(waiter, at: time))
    }

    func stop() {
        if let waiting { waiting.timeline.cancel(waiting.id) }
        waiting = nil
    }
}
