import Foundation

/// Stops the tests when a snippet does not come to its end, and says which.
///
/// A snippet that loops holds the main actor for ever, and no task can be stopped from outside: only ending the process
/// ends it.
final class Watchdog: Sendable {
    static let shared = Watchdog()

    /// How long a snippet may take, in seconds. They take milliseconds; the rest is for a busy machine.
    static let limit = ProcessInfo.processInfo.environment["WORKBOOK_TIME_LIMIT"].flatMap(Double.init) ?? 30

    /// Guards the deadlines, and wakes the thread that waits for the next one: a mutex has nothing to wait for.
    private let condition = NSCondition()
    private nonisolated(unsafe) var deadlines: [String: (place: SnippetPlace, deadline: Date)] = [:]

    private init() {
        let thread = Thread { [self] in watch() }
        thread.name = "workbook watchdog"
        thread.start()
    }

    func start(_ place: SnippetPlace) {
        condition.withLock {
            deadlines[place.key] = (place, Date(timeIntervalSinceNow: Self.limit))
            condition.signal()
        }
    }

    func finish(_ place: SnippetPlace) {
        condition.withLock {
            deadlines[place.key] = nil
            condition.signal()
        }
    }

    private func watch() {
        condition.lock()
        while true {
            guard let next = deadlines.values.min(by: { $0.deadline < $1.deadline }) else {
                condition.wait()
                continue
            }
            guard !condition.wait(until: next.deadline) else { continue }
            let late = deadlines.values.filter { $0.deadline <= Date() }
            if !late.isEmpty { stop(late.map(\.place)) }
        }
    }

    private func stop(_ places: [SnippetPlace]) -> Never {
        for place in places.sorted(by: { ($0.chapter.path, $0.line) < ($1.chapter.path, $1.line) }) {
            let message =
                "error: '\(place.title)' did not end within \(Int(Self.limit)) seconds; the tests were stopped"
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
