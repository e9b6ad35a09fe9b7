import SwiftText

/// The compilation of sample answers into their exercises. Each answer is a case of a `switch`, and the tests of the
/// exercise run for each.
extension Extractor {
    /// Returns the lines of an exercise with its answers in addition to the solution. The compiler reports errors in an
    /// answer at their location in its file.
    func withAnswers(_ runs: [Chunks.Run], to snippet: Snippet) -> [Chunks.Run] {
        let matching = answers.filter { $0.exercise == snippet.name }
        guard snippet.kind == .exercise, !matching.isEmpty else { return runs }
        return runs.flatMap { run -> [Chunks.Run] in
            guard let begin = run.lines.firstIndex(where: { $0.trimmed == "// BEGIN SOLUTION" }),
                let end = run.lines[begin...].firstIndex(where: { $0.trimmed == "// END SOLUTION" })
            else { return [run] }
            func part(_ range: Range<Int>, _ lines: [String]? = nil) -> Chunks.Run {
                var location = run.location
                location.line += range.lowerBound
                return Chunks.Run(
                    location: location, lines: lines ?? Array(run.lines[range]), leading: run.leading,
                    margin: run.margin)
            }
            let name = SwiftLiteral.string(snippet.name)
            let head = "switch WorkbookTesting.AnswerTest.tried(in: \(name)) {"
            let cases = matching.enumerated().flatMap { index, answer in
                // Nothing is allowed between a `switch` and its first case, including `#sourceLocation`.
                let label = "case \(SwiftLiteral.string(answer.name)):"
                return [part(begin..<begin, index == 0 ? [head, label] : [label]), lines(of: answer)]
            }
            return [part(0..<begin)] + cases + [part(begin..<begin, ["default:"]), part(begin..<end)]
                + [part(end..<end, ["}"]), part(end..<run.lines.count)]
        }
    }

    private func lines(of answer: Answer) -> Chunks.Run {
        let lines = answer.source.bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).map(\.text)
        return Chunks.Run(
            location: SourceLocation(path: answer.source.path, line: 1, column: 1), lines: lines, leading: "")
    }

    /// The cases of the test that tries the answers.
    var answerCases: [String] {
        answers.compactMap { answer in
            let index = chapter.snippets.firstIndex { $0.kind == .exercise && $0.name == answer.exercise }
            guard let index else { return nil }
            let tests = chapter.snippets.indices.filter { chapter.snippets[$0].exercise == answer.exercise }
            return
                ".init(\(locationCode(index, chapter.snippets[index])), exercise: \(SwiftLiteral.string(answer.exercise)), "
                + "answer: \(SwiftLiteral.string(answer.name)), isRight: \(answer.isRight), tests: ["
                + tests.map { "{ try await _inScope(_snippet\($0)) }" }.joined(separator: ", ") + "])"
        }
    }
}
