import Synchronization

/// The messages that UIKit writes to the console while a test runs.
package final class ConsoleLog: Sendable {
    private let lines = Mutex<[String]>([])

    package init() {}

    package var messages: [String] { lines.withLock { $0 } }

    package func add(_ message: String) {
        lines.withLock { $0.append(message) }
    }
}
