import SwiftText

/// The program that tries a single answer, so that an answer can stop or block its process.
extension Extractor {
    /// The variable of the environment that names the answer, as `exercise/name`.
    package static let trialVariable = "WORKBOOK_ANSWER"

    /// The Swift file of the program, with the tests of the exercises as its only snippets. The program fails if a test
    /// fails.
    package var trial: String {
        var source = SwiftSource()
        for line in importLines { source.line(line) }
        source.line()
        source.chapterLines(withoutImports(declarationRuns(withAnswers: true)))
        appendSolutions(to: &source)
        appendScope(to: &source)
        appendResources(to: &source)
        for (index, snippet) in chapter.snippets.enumerated() where snippet.exercise != nil {
            source.line()
            appendFunction(index, snippet, result: "", to: &source)
        }
        source.block("private let _answers: [WorkbookTesting.AnswerTest] = [", answerCases, "]")
        source.line(
            """
            @Testing.Suite struct _Trial {
                @Testing.Test(.filterIssues { WorkbookTesting.AnswerTest.counts("\\($0)") }) func answer() async throws {
                    let name = Foundation.ProcessInfo.processInfo.environment["\(Self.trialVariable)"]
                    let answer = try #require(_answers.first { "\\($0)" == name })
                    if let issue = await answer.issue() { _record(issue) }
                }
            }

            @main struct _Program {
                static func main() async { await Testing.__swiftPMEntryPoint() as Never }
            }
            """)
        return source.text
    }
}
