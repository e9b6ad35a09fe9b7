import Dispatch
import Foundation

/// Ctrl-C, handled so that it leaves the old state whole.
public enum Interruption {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var sources: [any DispatchSourceSignal] = []

    /// Ends the process on Ctrl-C or a polite kill, after some tidying, and never in the middle of `uninterrupted`.
    public static func handle(tidying tidy: @escaping @Sendable () -> Void) {
        for number in [SIGINT, SIGTERM] {
            // A handler, though an empty one: what is ignored here would be ignored by child processes too.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                lock.lock()
                tidy()
                exit(128 + number)
            }
            source.resume()
            sources.append(source)
        }
    }

    /// Does something that a signal must not cut in two.
    static func uninterrupted(_ body: () throws -> Void) rethrows { try lock.withLock(body) }
}
