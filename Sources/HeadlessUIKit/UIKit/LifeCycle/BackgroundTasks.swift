import Synchronization

/// The work of an app that is to go on in the background.
///
/// A lock guards it, because work is begun and ended on any thread.
final class BackgroundTasks: Sendable {
    typealias Handler = @MainActor @Sendable () -> Void

    /// How long an app may work in the background, in seconds.
    ///
    /// Open: Apple gives no figure; about 30 seconds are what is reported from iOS 13 on.
    static let longest: TimeInterval = 30

    private struct State {
        var last = 0
        var handlers: [(task: UIBackgroundTaskIdentifier, handler: Handler?)] = []
    }

    private let state = Mutex(State())

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

    /// The time is over: whoever still works is told.
    @MainActor
    func expire() {
        for handler in state.withLock({ $0.handlers.compactMap(\.handler) }) { handler() }
    }
}

extension UIApplication {
    /// Lets the work know when the time in the background is over; coming back before takes that away.
    func backgroundTimeBegins() {
        guard let phone else { return }
        let end = phone.timeline.now + .seconds(BackgroundTasks.longest)
        let waiter = phone.timeline.add(.init { [backgroundTasks] in backgroundTasks.expire() }, at: end)
        backgroundEnd = (end, waiter)
    }

    func backgroundTimeEnds() {
        if let backgroundEnd { phone?.timeline.cancel(backgroundEnd.waiter) }
        backgroundEnd = nil
    }

    var remainingBackgroundTime: TimeInterval {
        guard let backgroundEnd, let phone else { return .greatestFiniteMagnitude }
        return max(0, (backgroundEnd.time - phone.timeline.now) / .seconds(1))
    }
}
