import Foundation

/// A counter on the terminal for work that takes longer than a second.
final class Progress: Sendable {
    private let verb: String
    private let total: Int
    private let start = ContinuousClock.now
    private let lock = NSLock()
    private nonisolated(unsafe) var done = 0
    private nonisolated(unsafe) var shown: ContinuousClock.Instant?

    init(verb: String, total: Int) {
        self.verb = verb
        self.total = total
    }

    /// Counts one more; can be called from any thread.
    func step() {
        lock.withLock {
            done += 1
            let now = ContinuousClock.now
            guard Terminal.isInteractive, now - start > .seconds(1),
                shown.map({ now - $0 > .milliseconds(100) }) ?? true
            else { return }
            shown = now
            Terminal.status("\(verb) \(done) of \(total)")
        }
    }

    func finish() {
        lock.withLock { if shown != nil { Terminal.status("") } }
    }
}
