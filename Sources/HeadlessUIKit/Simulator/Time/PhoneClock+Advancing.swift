@_spi(Simulator) import UIKit

extension PhoneClock {
    /// Advances the clock. Sleepers whose time comes in between are resumed in the order of their times, each at its
    /// time.
    ///
    /// The tasks of the main actor run as far as they can before the clock advances, and after each step. A task that
    /// was just created goes to sleep, and a task that is resumed may sleep again and be resumed again in between. Code
    /// outside the main actor only gets an opportunity to run, so await its results.
    @MainActor
    public func advance(by duration: Duration) async {
        precondition(duration >= .zero, "time does not run backwards")
        let end = timeline.now + duration
        await letTasksRun()
        while timeline.wakeNext(until: end) {
            await letTasksRun()
        }
    }

    /// Runs the other tasks of the main actor until they wait for something else.
    @MainActor
    private func letTasksRun() async {
        timeline.finishTurn()
        for _ in 0..<Self.turns {
            await Task.yield()
        }
        timeline.finishTurn()
    }

    /// The number of times that the method yields to other tasks. In practice, it's more than the number of suspension
    /// points of a task between two sleeps.
    private static let turns = 20
}
