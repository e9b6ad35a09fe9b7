import SwiftText

/// The lines that are inserted between the author's lines of a walk or of a figure with choices. The author's lines
/// keep their numbers.
extension Extractor {
    /// Returns the lines of a snippet's function.
    func functionRuns(_ snippet: Snippet) -> [Chunks.Run] {
        let runs = withoutImports(runs(of: snippet, in: chapter))
        return snippet.kind == .walk ? recordingSteps(runs, of: snippet) : choices(of: snippet) + runs
    }

    /// Returns a constant for each choice, at the location of the fence, where the compiler then reports errors in its
    /// type.
    private func choices(of snippet: Snippet) -> [Chunks.Run] {
        FigureParameters(snippet).parameters.enumerated().map { index, choice in
            let line = "let \(choice.name): \(choice.type) = WorkbookTesting.chosen(\(index))"
            return Chunks.Run(location: snippet.location, lines: [line], leading: "")
        }
    }

    /// Returns the lines of a walk with a call that records each step.
    ///
    /// A step ends at the comment that begins the next step, which the call replaces. The last step ends at the closing
    /// fence.
    private func recordingSteps(_ runs: [Chunks.Run], of snippet: Snippet) -> [Chunks.Run] {
        let record =
            snippet[.picture].map { "try await WorkbookTesting.endStep { (\($0)).svg }" } ?? "WorkbookTesting.endStep()"
        let starts = Set(
            WalkSteps(snippet.code).steps.dropFirst().map { snippet.code.location(ofLine: $0.lines.lowerBound).line })
        let walked = runs.map { run -> Chunks.Run in
            var run = run
            for index in run.lines.indices where starts.contains(run.location.line + index) {
                run.lines[index] = record
            }
            return run
        }
        var end = snippet.location
        end.line = snippet.endLine
        return walked + [Chunks.Run(location: end, lines: [record], leading: "")]
    }
}
