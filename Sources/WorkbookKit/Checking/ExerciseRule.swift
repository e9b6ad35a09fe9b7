/// An exercise has matching markers, a test, and a solution that stays in its fold.
enum ExerciseRule {
    static func findings(in chapter: Chapter) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var names: Set<String> = []
        let tests = chapter.snippets.compactMap { snippet -> (String, SourceLocation)? in
            guard case .test(let exercise?) = snippet.kind else { return nil }
            return (exercise, snippet.location)
        }
        for snippet in chapter.snippets {
            guard case .exercise(let name) = snippet.kind, !name.isEmpty else { continue }
            names.insert(name)
            let code = ExerciseCode(snippet.code, name: name)
            findings += code.faults.map { .error(message(of: $0.fault), at: snippet.code.location(ofLine: $0.line)) }
            if !tests.contains(where: { $0.0 == name }) {
                findings.append(
                    .error(
                        "the exercise '\(name)' has no test; add a block 'swift test exercise=\(name)'",
                        at: snippet.location))
            }
            findings += leaks(of: code, name: name, in: chapter, except: snippet)
        }
        for (name, location) in tests where !names.contains(name) {
            let known = names.isEmpty ? "the chapter has none" : "known: \(listed(names.sorted(), conjunction: "and"))"
            findings.append(.error("no exercise '\(name)'; \(known)", at: location))
        }
        return findings
    }

    private static func message(of fault: ExerciseCode.Fault) -> String {
        switch fault {
        case .unmatchedBegin: "'// BEGIN SOLUTION' has no '// END SOLUTION' after it"
        case .unmatchedEnd: "'// END SOLUTION' has no '// BEGIN SOLUTION' before it"
        case .noSolution: "an exercise needs '// BEGIN SOLUTION' and '// END SOLUTION' around what the reader writes"
        case .stubOutside: "'// STUB:' belongs between '// BEGIN SOLUTION' and '// END SOLUTION', or right before them"
        }
    }

    /// The other blocks that show the whole solution to a reader who has not opened the fold.
    private static func leaks(
        of code: ExerciseCode, name: String, in chapter: Chapter, except exercise: Snippet
    ) -> [Diagnostic] {
        let solution = code.solutionLines
        // One short line (`return nil`) stands in many places without giving anything away.
        guard solution.joined().utf8.count >= 16 else { return [] }
        return chapter.snippets.compactMap { snippet in
            guard !snippet.isHidden, snippet.location != exercise.location else { return nil }
            if case .figure = snippet.kind { return nil }
            let visible: [String]
            if case .exercise(let other) = snippet.kind {
                visible = ExerciseCode(snippet.code, name: other).stub.map(\.trimmed).filter { !$0.isEmpty }
            } else {
                visible = snippet.code.lines.map(\.trimmed).filter { !$0.isEmpty }
            }
            guard visible.contains(run: solution) else { return nil }
            return .error(
                "this shows the solution of the exercise '\(name)' outside its fold; hide the block or change it",
                at: snippet.location)
        }
    }
}

extension [String] {
    /// Whether the lines contain other lines, one right after the other.
    func contains(run other: [String]) -> Bool {
        guard let first = other.first, count >= other.count else { return false }
        return indices.contains { self[$0] == first && self[$0...].starts(with: other) }
    }
}
