import SnippetResults
import Synchronization

/// The completed steps of a walk.
final class Walk: Sendable {
    @TaskLocal static var current: Walk?

    private let states = Mutex<[Drawing.State]>([])

    /// The state after each step, with the output up to the end of the step.
    var recorded: [Drawing.State] { states.withLock { $0 } }

    func record(_ state: Drawing.State) { states.withLock { $0.append(state) } }
}

/// Ends a step of a walk, and records the output up to now.
public func endStep() { endStep(svg: "") }

/// Ends a step of a walk, and records its picture and the output up to now.
///
/// - Parameter draw: A closure that draws the picture and returns SVG text.
/// - Throws: Any error that `draw` throws.
@MainActor
public func endStep(_ draw: @MainActor () async throws -> String) async throws { endStep(svg: try await draw()) }

private func endStep(svg: String) {
    Walk.current?.record(Drawing.State(svg: svg, printed: Printed.current?.text))
}
