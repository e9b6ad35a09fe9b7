import Dispatch
import Foundation
import Synchronization

/// Ctrl-C, handled so that it leaves the old state whole.
public enum Interruption {
    /// What listens for signals. It is also the lock that keeps signals waiting: whoever has it is not interrupted.
    private static let handlers = Mutex<[any DispatchSourceSignal]>([])

    /// Ends the process on Ctrl-C or a polite kill, after some tidying, and never in the middle of `uninterrupted`.
    public static func handle(tidying tidy: @escaping @Sendable () -> Void) {
        for number in [SIGINT, SIGTERM] {
            // A handler, though an empty one: what is ignored here would be ignored by child processes too.
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

    /// Does something that a signal must not cut in two.
    static func uninterrupted(_ body: () throws -> Void) rethrows {
        try handlers.withLock { _ in try body() }
    }
}
