import Foundation
import SnippetResults

/// Stops the tests when a snippet does not come to its end, and says which.
///
/// A snippet that loops holds the main actor for ever, and no task can be stopped from outside: only ending the process
/// ends it. One that waits shares the threads and the main actor with all tests that run beside it, and takes as long as
/// they do. So it has ten times the time, and only that counts in which nobody keeps it waiting: in which a task that does
/// nothing is done at once.
final class Watchdog: Sendable {
    static let shared = Watchdog()

    /// Guards the deadlines, and wakes the thread that waits for the next one: a mutex has nothing to wait for.
    private let condition = NSCondition()
    private nonisolated(unsafe) var watched: [String: Watched] = [:]
    /// How often the main actor has answered.
    private nonisolated(unsafe) var answers = 0

    private struct Watched {
        let place: SnippetPlace
        let start = Date()
        /// When to look at it next: each time half of its time has passed.
        var next = Date(timeIntervalSinceNow: TimeLimit.seconds / 2)
        var patience = Patience()
        /// Whether a task that does nothing was done at once when one was begun last.
        var isUndisturbed = false
    }

    private init() {
        let thread = Thread { [self] in watch() }
        thread.name = "workbook watchdog"
        thread.start()
    }

    func start(_ place: SnippetPlace) {
        condition.withLock {
            watched[place.key] = Watched(place: place)
            condition.signal()
        }
    }

    func finish(_ place: SnippetPlace) {
        condition.withLock {
            watched[place.key] = nil
            condition.signal()
        }
    }

    private func watch() {
        condition.lock()
        while true {
            guard let next = watched.values.map(\.next).min() else {
                condition.wait()
                continue
            }
            guard !condition.wait(until: next) else { continue }
            var late: [Watched] = []
            let due = watched.filter { $0.value.next <= Date() }
            for (key, var snippet) in due {
                if snippet.patience.ends(answers: answers, isUndisturbed: snippet.isUndisturbed) {
                    late.append(snippet)
                }
                snippet.next = Date(timeIntervalSinceNow: TimeLimit.seconds / 2)
                snippet.isUndisturbed = false
                watched[key] = snippet
            }
            if !late.isEmpty { stop(late) }
            ask(for: Array(due.keys))
        }
    }

    /// Asks whether the main actor answers, and whether a task that needs a thread and the main actor is kept waiting.
    private func ask(for keys: [String]) {
        Task { @MainActor in condition.withLock { answers += 1 } }
        let start = Date()
        Task.detached { [self] in
            await MainActor.run {}
            guard -start.timeIntervalSinceNow < TimeLimit.seconds / 30 else { return }
            condition.withLock { for key in keys { watched[key]?.isUndisturbed = true } }
        }
    }

    private func stop(_ late: [Watched]) -> Never {
        let order = late.sorted { ($0.place.chapter.path, $0.place.line) < ($1.place.chapter.path, $1.place.line) }
        for snippet in order {
            let (place, seconds) = (snippet.place, Int(-snippet.start.timeIntervalSinceNow.rounded()))
            let message = "error: '\(place.title)' did not end within \(seconds) seconds; the tests were stopped"
            FileHandle.standardError.write(
                Data("\(place.chapter.path):\(place.line):\(place.column): \(message)\n".utf8))
        }
        exit(1)
    }
}

/// How long a snippet may go on, looked at each time half of what one may take has passed.
struct Patience {
    /// The number of answers at the look before.
    private var answersBefore: Int?
    /// At how many looks nobody has kept it waiting since the one before.
    private var undisturbed = 0

    /// - Parameters:
    ///   - answers: how often the main actor has answered; it is asked after each look.
    ///   - isUndisturbed: whether a task that does nothing was done at once, begun after the look before.
    /// - Returns: whether the snippet is to be stopped: the main actor does not answer, or ten times its time has passed.
    mutating func ends(answers: Int, isUndisturbed: Bool) -> Bool {
        defer { answersBefore = answers }
        if isUndisturbed { undisturbed += 1 }
        return answersBefore == answers || undisturbed == 20
    }
}

extension SnippetPlace {
    fileprivate var key: String { "\(chapter.slug)/\(index)" }
}

extension NSCondition {
    fileprivate func withLock(_ body: () -> Void) {
        lock()
        defer { unlock() }
        body()
    }
}
