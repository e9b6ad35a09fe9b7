import Synchronization

/// The total running time of the processes that a task and its child tasks start. The time that they wait for a turn
/// doesn't count.
package final class RunningTime: Sendable {
    @TaskLocal package static var current: RunningTime?

    private let total = Mutex(Duration.zero)

    package init() {}

    package var seconds: Double { total.withLock { $0 / .seconds(1) } }

    func add(_ time: Duration) { total.withLock { $0 += time } }
}
