import Synchronization

/// The clock of a phone, with the pending waiters.
///
/// A lock protects the timeline, because any thread can read the clock or cancel a waiter.
@_spi(Simulator)
public final class Timeline: Sendable {
    /// A pending action, and the action to run if it is canceled before its time.
    public struct Waiter: Sendable {
        let wake: @MainActor () -> Void
        let cancel: @Sendable () -> Void

        public init(wake: @escaping @MainActor () -> Void, cancel: @escaping @Sendable () -> Void = {}) {
            self.wake = wake
            self.cancel = cancel
        }
    }

    private let queue = Mutex(ScheduledQueue<Waiter>())

    /// Called before and after each waiter, to run the work that is pending for the end of a turn of the app's run
    /// loop.
    @MainActor public internal(set) var finishTurn: @MainActor () -> Void = {}

    /// The current time, measured from the start of the phone.
    public var now: Duration { queue.withLock { $0.now } }

    /// Adds a waiter and returns its identifier.
    ///
    /// - Parameter time: The time at which the waiter is due, measured from the start of the phone.
    @discardableResult
    public func add(_ waiter: Waiter, at time: Duration) -> Int {
        queue.withLock { $0.add(waiter, at: time) }
    }

    /// Cancels a waiter that isn't due yet.
    public func cancel(_ id: Int) {
        queue.withLock { $0.remove(id) }?.cancel()
    }

    public func cancelAll() {
        for waiter in queue.withLock({ $0.removeAll() }) { waiter.cancel() }
    }

    /// Advances the clock to the next waiter that is due by the given time, and wakes it in a separate turn of the run
    /// loop.
    ///
    /// - Returns: `false` if no waiter was due. The clock is then at the given time.
    @MainActor
    public func wakeNext(until time: Duration) -> Bool {
        guard let waiter = queue.withLock({ $0.next(until: time) }) else { return false }
        finishTurn()
        waiter.wake()
        finishTurn()
        return true
    }
}
