import Synchronization

/// The time of one phone, and what waits for it.
///
/// A lock guards it, because a clock is read, and a sleeper cancelled, on any thread.
@_spi(Simulator)
public final class Timeline: Sendable {
    /// Something that waits: what happens when its time has come, and what when it is cancelled before.
    public struct Waiter: Sendable {
        let wake: @MainActor () -> Void
        let cancel: @Sendable () -> Void

        public init(wake: @escaping @MainActor () -> Void, cancel: @escaping @Sendable () -> Void = {}) {
            self.wake = wake
            self.cancel = cancel
        }
    }

    private let agenda = Mutex(Agenda<Waiter>())

    /// Does what waits for the end of a turn of the app's run loop.
    @MainActor public internal(set) var finishTurn: @MainActor () -> Void = {}

    /// Since the phone started.
    public var now: Duration { agenda.withLock { $0.now } }

    /// - Parameter time: since the phone started.
    @discardableResult
    public func add(_ waiter: Waiter, at time: Duration) -> Int {
        agenda.withLock { $0.add(waiter, at: time) }
    }

    /// Cancels a waiter whose time has not come.
    public func cancel(_ id: Int) {
        agenda.withLock { $0.remove(id) }?.cancel()
    }

    public func cancelAll() {
        for waiter in agenda.withLock({ $0.removeAll() }) { waiter.cancel() }
    }

    /// Moves on to the next waiter due by a time and wakes it, in a turn of the run loop of its own; false if none is, and then the time has come.
    @MainActor
    public func wakeNext(until time: Duration) -> Bool {
        guard let waiter = agenda.withLock({ $0.next(until: time) }) else { return false }
        finishTurn()
        waiter.wake()
        finishTurn()
        return true
    }
}
