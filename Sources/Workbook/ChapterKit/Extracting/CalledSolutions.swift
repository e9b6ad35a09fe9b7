import SwiftText

/// The exercises of a chapter whose tests call the book's solution as a function of the type `Solution`, to compare the
/// reader's function with it.
package struct CalledSolutions {
    /// An exercise, and where one of its tests mentions `Solution` first.
    struct Mention {
        var exercise: Snippet
        var location: SourceLocation
    }

    /// The name of the type whose static functions are the solutions.
    package static let type = "Solution"

    /// The mentions, in the order of the exercises. There is one for each exercise.
    let mentions: [Mention]

    /// The names of the exercises.
    package var exercises: Set<String> { Set(mentions.map(\.exercise.name)) }

    package init(in chapter: Chapter) {
        let chunks = Chunks(of: chapter)
        mentions = chapter.snippets.filter { $0.kind == .exercise }.compactMap { exercise in
            chapter.snippets.lazy.filter { $0.exercise == exercise.name }
                .flatMap { chunks.runs(of: $0.code) }.compactMap(Self.mention).first
                .map { Mention(exercise: exercise, location: $0) }
        }
    }

    /// Returns the location of the first `Solution.` that isn't part of a longer name, a string, or a comment.
    private static func mention(in run: Chunks.Run) -> SourceLocation? {
        let code = SwiftPieces(run.lines.joined(separator: "\n"))
        let index = code.pieces.indices.first { index in
            code.text(code.pieces[index]) == type && code.isSign(".", index + 1) && !code.isSign(".", index - 1)
        }
        guard let index else { return nil }
        let piece = code.pieces[index]
        let lineStart = code.bytes[..<piece.range.lowerBound].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
        var location = run.location
        location.line += piece.line
        location.column = 1 + piece.range.lowerBound - lineStart
        return location
    }
}

extension Extractor {
    /// The solutions that tests call, as static functions. An answer that's being tried doesn't replace them.
    var calledSolutions: [Chunks.Run] {
        CalledSolutions(in: chapter).mentions.flatMap { mention -> [Chunks.Run] in
            var runs = withoutImports(runs(of: mention.exercise, in: chapter))
            if mention.exercise.usesDeprecated { runs = markingDeprecated(runs, of: mention.exercise) }
            // `ExerciseRule` reports an exercise that isn't a function.
            guard var lines = StaticFunctions.lines(of: runs.flatMap(\.lines))?[...] else { return [] }
            for index in runs.indices {
                let count = runs[index].lines.count
                runs[index].lines = Array(lines.prefix(count))
                lines = lines.dropFirst(count)
            }
            return runs
        }
    }

    /// Appends the type with the solutions that tests call.
    func appendSolutions(to source: inout SwiftSource) {
        let solutions = calledSolutions
        guard !solutions.isEmpty else { return }
        source.line()
        source.line("enum \(CalledSolutions.type) {")
        source.chapterLines(solutions)
        source.line("}")
    }
}
