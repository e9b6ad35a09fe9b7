import SnippetResults
import Synchronization

/// The steps that a walk has gone so far.
final class Walk: Sendable {
    @TaskLocal static var current: Walk?

    private let states = Mutex<[Drawing.State]>([])

    /// What there was to see after each step, with what the step alone had printed.
    var recorded: [Drawing.State] { states.withLock { $0 } }

    func record(_ state: Drawing.State) { states.withLock { $0.append(state) } }
}

/// Ends a step of a walk: keeps what has been printed so far.
public func endStep() { endStep(svg: "") }

/// Ends a step of a walk: keeps its picture, and what has been printed so far.
///
/// - Parameter draw: draws the picture, as SVG text.
/// - Throws: what drawing throws.
@MainActor
public func endStep(_ draw: @MainActor () async throws -> String) async throws { endStep(svg: try await draw()) }

private func endStep(svg: String) {
    Walk.current?.record(Drawing.State(svg: svg, printed: Printed.current?.text))
}
