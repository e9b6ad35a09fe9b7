extension Clock {
    /// Waits for a while without leaving the caller's actor.
    ///
    /// It stands in front of the standard library's, which hops off the actor and back; when it will have done so, the
    /// phone's clock could not tell.
    public nonisolated(nonsending) func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }
}
