import Foundation
import SnippetResults

/// Stops the tests when a snippet does not come to its end, and says which.
///
/// A snippet that loops holds the main actor for ever, and no task can be stopped from outside: only ending the process
/// ends it. One that waits shares the main actor with all tests that run beside it, and takes as long as they do: as long
/// as the main actor answers, it has ten times the time.
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
        /// When to look at it next.
        var next = Date(timeIntervalSinceNow: TimeLimit.seconds / 2)
        /// The number of answers when the main actor was asked last; nil when it was not yet.
        var answersBefore: Int?
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
            let due = watched.filter { $0.value.next <= Date() }
            let late = due.values.filter(isLate)
            if !late.isEmpty { stop(late) }
            for key in due.keys {
                watched[key]?.next = Date(timeIntervalSinceNow: TimeLimit.seconds / 2)
                watched[key]?.answersBefore = answers
            }
            Task { @MainActor in condition.withLock { answers += 1 } }
        }
    }

    /// Whether the main actor has not answered since it was asked, or the snippet has had ten times its time.
    private func isLate(_ snippet: Watched) -> Bool {
        snippet.answersBefore == answers || snippet.start.timeIntervalSinceNow < -10 * TimeLimit.seconds
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
