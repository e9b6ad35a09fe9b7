import Synchronization

/// How long the processes of a task and of the tasks below it ran: what waits for its turn does not count.
package final class RunningTime: Sendable {
    @TaskLocal package static var current: RunningTime?

    private let total = Mutex(Duration.zero)

    package init() {}

    package var seconds: Double { total.withLock { $0 / .seconds(1) } }

    func add(_ time: Duration) { total.withLock { $0 += time } }
}
