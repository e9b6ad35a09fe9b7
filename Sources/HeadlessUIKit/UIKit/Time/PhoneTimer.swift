/// Does something when a time of the phone's clock has come, unless it is stopped before.
@MainActor
final class PhoneTimer {
    private var waiting: (timeline: Timeline, id: Int)?

    var isRunning: Bool { waiting != nil }

    /// Begins to wait, and no longer waits for what it waited for before.
    ///
    /// - Parameter application: On the phone whose clock counts; without one the time does not come.
    func start(after seconds: TimeInterval, on application: UIApplication?, _ action: @escaping @MainActor () -> Void) {
        guard let now = application?.phone?.timeline.now else { return stop() }
        start(at: now + .seconds(max(0, seconds)), on: application, action)
    }

    /// - Parameter time: Since the phone started.
    func start(at time: Duration, on application: UIApplication?, _ action: @escaping @MainActor () -> Void) {
        stop()
        guard let timeline = application?.phone?.timeline else { return }
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
