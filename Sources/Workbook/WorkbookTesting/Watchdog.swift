import Foundation
import SnippetResults

/// A watchdog that stops the tests if a snippet doesn't end, and reports the snippet.
///
/// A snippet with an endless loop blocks the main actor forever. No task can be stopped from outside, so the process
/// has to be stopped. On a busy machine, the tests that wait for the main actor can delay its response by more than the
/// time limit, so twice the limit counts. A snippet that waits shares the threads and the main actor with all concurrent tests, and takes
/// as long as they do. Therefore its limit is ten times as long, and only undisturbed time counts, in which a task that
/// does nothing finishes immediately.
final class Watchdog: Sendable {
    static let shared = Watchdog()

    /// The condition that protects the deadlines and wakes the thread that waits for the next one. A mutex doesn't
    /// support waiting.
    private let condition = NSCondition()
    private nonisolated(unsafe) var watched: [String: Watched] = [:]
    /// The number of times the main actor has responded.
    private nonisolated(unsafe) var responses = 0

    private struct Watched {
        let place: SnippetPlace
        let start = Date()
        /// The time of the next check. There is one every time half of the time limit has passed.
        var next = Date(timeIntervalSinceNow: TimeLimit.seconds / 2)
        var timeout = SnippetTimeout()
        /// A Boolean value indicating whether the most recent task that does nothing finished immediately.
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
                if snippet.timeout.hasExpired(responses: responses, isUndisturbed: snippet.isUndisturbed) {
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

    /// Starts a task that checks whether the main actor responds, and one that checks whether a task has to wait for a
    /// thread and the main actor.
    private func ask(for keys: [String]) {
        Task { @MainActor in condition.withLock { responses += 1 } }
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

/// The decision how long a snippet may continue. It is checked every time half of the time limit has passed.
struct SnippetTimeout {
    /// The number of responses at the previous check.
    private var previousResponses: Int?
    /// The number of successive checks between which the main actor hasn't responded.
    private var unanswered = 0
    /// The number of checks before which no other task delayed the snippet.
    private var undisturbed = 0

    /// Performs a check.
    ///
    /// - Parameters:
    ///   - responses: The number of times the main actor has responded. It is queried after each check.
    ///   - isUndisturbed: `true` if a task that does nothing, started after the previous check, finished immediately.
    /// - Returns: `true` if the snippet must be stopped, because the main actor hasn't responded for twice the time
    ///   limit, or ten times the time limit has passed.
    mutating func hasExpired(responses: Int, isUndisturbed: Bool) -> Bool {
        defer { previousResponses = responses }
        if isUndisturbed { undisturbed += 1 }
        unanswered = previousResponses == responses ? unanswered + 1 : 0
        return unanswered == 4 || undisturbed == 20
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
