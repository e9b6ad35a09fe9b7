@_spi(Simulator) import UIKit

extension PhoneClock {
    /// Moves the clock on; what waits for a time in between happens in the order of those times, each at its time.
    ///
    /// Tasks of the main actor get as far as they can before the clock moves, and after each step: one that was just
    /// made begins to sleep, one that wakes may go to sleep again and wakes again in between. Of code off the main
    /// actor only so much is known that it had an opportunity: await what it does.
    @MainActor
    public func advance(by duration: Duration) async {
        precondition(duration >= .zero, "time does not run backwards")
        let end = timeline.now + duration
        await letTasksRun()
        while timeline.wakeNext(until: end) {
            await letTasksRun()
        }
    }

    /// Lets the other tasks of the main actor run until they wait for something else.
    @MainActor
    private func letTasksRun() async {
        timeline.finishTurn()
        for _ in 0..<Self.turns {
            await Task.yield()
        }
        timeline.finishTurn()
    }

    /// How many turns the other tasks get: more than the suspensions of a task between two sleeps, in practice.
    private static let turns = 20
}
