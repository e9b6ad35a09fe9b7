import SwiftText

/// The rule that an exercise has its own heading, matching markers, a test, and a solution that's visible only in its
/// fold.
enum ExerciseRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var names: Set<String> = []
        // A starter has a file for each exercise, named after its title.
        var titles: [String: Snippet] = [:]
        let visible = VisibleLines(in: chapter)
        let tests = chapter.snippets.compactMap { snippet -> (String, SourceLocation)? in
            snippet.exercise.map { ($0, snippet.location) }
        }
        let tested = Set(tests.map(\.0))
        for snippet in chapter.snippets {
            guard snippet.kind == .exercise, !snippet.name.isEmpty else { continue }
            let name = snippet.name
            names.insert(name)
            let file = SwiftIdentifier.typeName(Anchors.slug(snippet.title))
            if let other = titles.updateValue(snippet, forKey: file.lowercased()) {
                diagnostics.append(
                    .error(
                        "the title '\(snippet.title)' makes the same file '\(file).swift' as '\(other.title)' "
                            + "(\(other.location)); change one", at: snippet.location))
            } else if file.lowercased() == SwiftIdentifier.typeName(chapter.metadata.slug).lowercased() {
                diagnostics.append(
                    .error(
                        "an exercise can't have the name of its chapter; change the title '\(snippet.title)'",
                        at: snippet.location))
            }
            let code = ExerciseCode(snippet.code, name: name)
            diagnostics += code.errors.map {
                .error(message(of: $0.error), at: snippet.code.location(ofLine: $0.line))
            }
            if !tested.contains(name) {
                diagnostics.append(
                    .error(
                        "the exercise '\(name)' has no test; add a block 'swift test exercise=\(name)'",
                        at: snippet.location))
            }
            diagnostics += leaks(of: code, name: name, in: visible, except: snippet)
        }
        diagnostics += withoutHeading(in: chapter) + strayHints(in: chapter) + callsOfMethods(in: chapter)
        for (name, location) in tests where !names.contains(name) {
            let known =
                names.isEmpty ? "the chapter has none" : "known: \(formattedList(names.sorted(), conjunction: "and"))"
            diagnostics.append(.error("no exercise '\(name)'; \(known)", at: location))
        }
        return diagnostics
    }

    /// Returns the diagnostics for tests that call the solution of an exercise that isn't a function.
    private static func callsOfMethods(in chapter: Chapter) -> [Diagnostic] {
        CalledSolutions(in: chapter).mentions.compactMap { mention in
            let lines = Chunks(of: chapter).text(of: mention.exercise.code)
            guard StaticFunctions.lines(of: lines) == nil else { return nil }
            return .error(
                "'\(CalledSolutions.type)' has no solution of the exercise '\(mention.exercise.name)', because its "
                    + "listing declares more than functions; make it a function at file scope, or compare with values",
                at: mention.location)
        }
    }

    /// Returns the diagnostics for hints that aren't below an exercise, because starters leave them out.
    private static func strayHints(in chapter: Chapter) -> [Diagnostic] {
        var isBelowExercise = false
        return chapter.blocks.compactMap { block in
            switch block.content {
            case .heading: isBelowExercise = false
            case .snippet(let index) where chapter.snippets[index].kind == .exercise: isBelowExercise = true
            case .admonition(.hint, _) where !isBelowExercise:
                return .warning(
                    "a hint without an exercise; put it below the exercise, or write '[!TIP]'",
                    at: chapter.source.location(of: block))
            default: break
            }
            return nil
        }
    }

    /// Returns the diagnostics for exercises without a heading, which the table of contents and the search can't link
    /// to.
    ///
    /// The heading is followed by the task, and the task by the exercise.
    private static func withoutHeading(in chapter: Chapter) -> [Diagnostic] {
        var isUnderHeading = false
        return chapter.blocks.compactMap { block in
            switch block.content {
            case .heading: isUnderHeading = true
            case .paragraph, .list, .quote, .admonition, .table: break
            case .snippet(let index) where chapter.snippets[index].kind == .exercise:
                defer { isUnderHeading = false }
                let snippet = chapter.snippets[index]
                guard !isUnderHeading, !snippet.name.isEmpty else { return nil }
                return .warning(
                    "the exercise '\(snippet.name)' has no heading of its own; begin its task with "
                        + "'### Exercise: \(snippet.title)', so that the contents and search lead to it",
                    at: snippet.location)
            default: isUnderHeading = false
            }
            return nil
        }
    }

    private static func message(of error: ExerciseCode.MarkerError) -> String {
        switch error {
        case .unmatchedBegin: "'// BEGIN SOLUTION' has no '// END SOLUTION' after it"
        case .unmatchedEnd: "'// END SOLUTION' has no '// BEGIN SOLUTION' before it"
        case .noSolution: "an exercise needs '// BEGIN SOLUTION' and '// END SOLUTION' around what the reader writes"
        case .stubOutside: "'// STUB:' belongs between '// BEGIN SOLUTION' and '// END SOLUTION', or right before them"
        }
    }

    /// Returns the diagnostics for other blocks that show the whole solution to a reader who hasn't opened the fold.
    private static func leaks(
        of code: ExerciseCode, name: String, in visible: VisibleLines, except exercise: Snippet
    ) -> [Diagnostic] {
        let solution = code.solutionLines
        // A single short line, such as `return nil`, can occur in other blocks without revealing the solution.
        guard solution.joined().utf8.count >= 16 else { return [] }
        return visible.snippets(showing: solution).filter { $0.location != exercise.location }.map { snippet in
            .error(
                "this shows the solution of the exercise '\(name)' outside its fold; hide the block or change it",
                at: snippet.location)
        }
    }
}
