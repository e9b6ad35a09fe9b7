import SwiftText

/// What a figure with choices and a walk have between the lines that the author wrote. Each of these keeps its number.
extension Extractor {
    /// The lines of a snippet's function.
    func functionRuns(_ snippet: Snippet) -> [Chunks.Run] {
        let runs = withoutImports(runs(of: snippet, in: chapter))
        return snippet.kind == .walk ? recordingSteps(runs, of: snippet) : choices(of: snippet) + runs
    }

    /// A constant for each choice, in the place of the fence, so that the compiler's word about its type stands there.
    private func choices(of snippet: Snippet) -> [Chunks.Run] {
        FigureParameters(snippet).parameters.enumerated().map { index, choice in
            let line = "let \(choice.name): \(choice.type) = WorkbookTesting.chosen(\(index))"
            return Chunks.Run(location: snippet.location, lines: [line], leading: "")
        }
    }

    /// A step ends where the next one begins, in the place of the comment that begins it, and the last at the fence.
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
