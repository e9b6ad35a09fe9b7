import SwiftText
import Synchronization

/// A progress counter on the terminal for work that takes longer than a second.
final class Progress: Sendable {
    private let verb: String
    private let total: Int
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    private struct State {
        var done = 0
        /// The time when the terminal last showed the count.
        var lastUpdate: ContinuousClock.Instant?
    }

    init(verb: String, total: Int) {
        self.verb = verb
        self.total = total
    }

    /// Increments the count. It can be called from any thread.
    func step() {
        state.withLock { state in
            state.done += 1
            let now = ContinuousClock.now
            guard Terminal.isInteractive, now - start > .seconds(1),
                state.lastUpdate.map({ now - $0 > .milliseconds(100) }) ?? true
            else { return }
            state.lastUpdate = now
            Terminal.status("\(verb) \(state.done) of \(total)")
        }
    }

    func finish() {
        state.withLock { if $0.lastUpdate != nil { Terminal.status("") } }
    }
}
