extension Clock {
    /// Suspends the task for the given duration without leaving the caller's actor.
    ///
    /// It shadows the method of the standard library, which leaves the actor and returns to it. The phone's clock can't
    /// determine when that has happened.
    ///
    /// - Source: https://developer.apple.com/documentation/swift/clock/sleep(for:tolerance:)
    public nonisolated(nonsending) func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }
}
