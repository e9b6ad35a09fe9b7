import Dispatch
import Foundation
import Synchronization

/// Ctrl-C, handled so that it leaves the old state whole.
public enum Interruption {
    /// What listens for signals. Whoever holds the lock is not interrupted.
    private static let sources = Mutex<[any DispatchSourceSignal]>([])

    /// Ends the process on Ctrl-C or a polite kill, after some tidying, and never in the middle of `uninterrupted`.
    public static func handle(tidying tidy: @escaping @Sendable () -> Void) {
        for number in [SIGINT, SIGTERM] {
            // A handler, though an empty one: what is ignored here would be ignored by child processes too.
            signal(number) { _ in }
            sources.withLock { sources in
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler {
                    Self.sources.withLock { _ in
                        tidy()
                        exit(128 + number)
                    }
                }
                source.resume()
                sources.append(source)
            }
        }
    }

    /// Does something that a signal must not cut in two.
    static func uninterrupted(_ body: () throws -> Void) rethrows {
        try sources.withLock { _ in try body() }
    }
}
