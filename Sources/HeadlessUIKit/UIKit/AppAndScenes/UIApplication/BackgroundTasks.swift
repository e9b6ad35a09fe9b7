import Synchronization

/// The tasks that an app continues in the background.
///
/// They're protected by a lock, because tasks begin and end on any thread.
final class BackgroundTasks: Sendable {
    typealias Handler = @MainActor @Sendable () -> Void

    /// The maximum time for which an app may work in the background, in seconds.
    ///
    /// - Note: Undocumented by Apple. This implementation uses 30 seconds, as reported for iOS 13 and later.
    static let longest: TimeInterval = 30

    private struct State {
        var last = 0
        var handlers: [(task: UIBackgroundTaskIdentifier, handler: Handler?)] = []
    }

    private let state = Mutex(State())
    /// The time at which the app's background execution ends and its waiter on the timeline, or `nil` in the
    /// foreground.
    @MainActor var expiration: (time: Duration, waiter: Int)?

    func begin(_ handler: Handler?) -> UIBackgroundTaskIdentifier {
        state.withLock {
            $0.last += 1
            let task = UIBackgroundTaskIdentifier(rawValue: $0.last)
            $0.handlers.append((task, handler))
            return task
        }
    }

    func end(_ task: UIBackgroundTaskIdentifier) {
        state.withLock { $0.handlers.removeAll { $0.task == task } }
    }

    var isEmpty: Bool { state.withLock { $0.handlers.isEmpty } }

    /// Calls the expiration handlers of the tasks that are still running, because the time is over.
    @MainActor
    func expire() {
        for handler in state.withLock({ $0.handlers.compactMap(\.handler) }) { handler() }
    }
}

extension UIApplication {
    nonisolated var backgroundTasks: BackgroundTasks { states[BackgroundTasks.self, default: BackgroundTasks()] }

    /// Schedules the expiration of the background tasks. If the app returns to the foreground before, it's canceled.
    func backgroundTimeBegins() {
        guard let phone else { return }
        let end = phone.timeline.now + .seconds(BackgroundTasks.longest)
        let waiter = phone.timeline.add(.init { [backgroundTasks] in backgroundTasks.expire() }, at: end)
        backgroundTasks.expiration = (end, waiter)
    }

    func backgroundTimeEnds() {
        if let end = backgroundTasks.expiration { phone?.timeline.cancel(end.waiter) }
        backgroundTasks.expiration = nil
    }

    var remainingBackgroundTime: TimeInterval {
        guard let end = backgroundTasks.expiration, let phone else { return .greatestFiniteMagnitude }
        return max(0, (end.time - phone.timeline.now) / .seconds(1))
    }
}
