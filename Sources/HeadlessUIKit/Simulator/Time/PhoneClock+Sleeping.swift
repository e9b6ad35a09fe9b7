import Synchronization
@_spi(Simulator) import UIKit

extension PhoneClock {
    /// Suspends the task until the clock reaches a time.
    ///
    /// - Throws: `CancellationError` if the task is cancelled, or the device no longer exists.
    /// - Source: https://developer.apple.com/documentation/swift/clock/sleep(until:tolerance:), and
    ///   https://developer.apple.com/documentation/swift/suspendingclock/sleep(until:tolerance:), for the error.
    @MainActor
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        guard deadline > now else { return }
        let sleeper = Mutex<Int?>(nil)
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let waiter = Timeline.Waiter {
                    continuation.resume()
                } cancel: {
                    continuation.resume(throwing: CancellationError())
                }
                let id = timeline.add(waiter, at: deadline.sinceStart)
                sleeper.withLock { $0 = id }
                // The task may have been cancelled before there was a waiter to cancel.
                if Task.isCancelled { timeline.cancel(id) }
            }
        } onCancel: {
            if let id = sleeper.withLock({ $0 }) { timeline.cancel(id) }
        }
    }
}
