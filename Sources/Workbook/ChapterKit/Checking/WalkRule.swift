import SnippetResults

/// The rule that a walk has steps, numbered from 1.
enum WalkRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        chapter.snippets.flatMap { snippet -> [Diagnostic] in
            guard snippet.kind == .walk else { return [] }
            let steps = WalkSteps(snippet.code).steps
            if steps.isEmpty {
                return [.error("a walk needs steps; begin each with a line '// 1. What happens'", at: snippet.location)]
            }
            if steps.count > Drawing.maximumOptions {
                return [.error("a walk has at most \(Drawing.maximumOptions) steps; divide it", at: snippet.location)]
            }
            return steps.enumerated().filter { $1.number != $0 + 1 }.prefix(1).map { index, step in
                .error(
                    "step \(step.number) is in the place of step \(index + 1); number the steps in order",
                    at: snippet.code.location(ofLine: step.lines.lowerBound))
            }
        }
    }
}
