import Dispatch
import Foundation
import Synchronization

/// The handling of Ctrl-C, which leaves files in a consistent state.
package enum Interruption {
    /// The signal sources. The mutex also delays signals: the process isn't ended while it's locked.
    private static let handlers = Mutex<[any DispatchSourceSignal]>([])

    /// Ends the process on SIGINT (Ctrl-C) or SIGTERM, but never during `uninterrupted(_:)`.
    ///
    /// - Parameter tidy: Called before the process exits, on any thread.
    package static func handle(tidying tidy: @escaping @Sendable () -> Void) {
        for number in [SIGINT, SIGTERM] {
            // An empty handler is required, because child processes would inherit an ignored signal.
            signal(number) { _ in }
            handlers.withLock { handlers in
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler {
                    Self.handlers.withLock { _ in
                        tidy()
                        exit(128 + number)
                    }
                }
                source.resume()
                handlers.append(source)
            }
        }
    }

    /// Performs a task that a signal must not interrupt.
    static func uninterrupted(_ body: () throws -> Void) rethrows {
        try handlers.withLock { _ in try body() }
    }
}
