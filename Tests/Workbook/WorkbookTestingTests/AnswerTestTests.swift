import Testing

@testable import WorkbookTesting

/// Tests of answers to an exercise as test cases.
@Suite("An answer as a test case")
struct AnswerTestTests {
    private func issue(isRight: Bool, tests: [AnswerTest.Test]) async -> String? {
        let chapter = ChapterUnderTest(slug: "a", path: "chapters/01-a.md", figures: "")
        let place = chapter.place(3, "The largest", line: 7, column: 1)
        let answer = AnswerTest(place, exercise: "largest", answer: "x", isRight: isRight, tests: tests)
        return await answer.issue().map { "\($0.place.line): \($0.message)" }
    }

    private let failing: AnswerTest.Test = { #expect(!AnswerTest.counts("1 is not 2")) }

    @Test func `a right answer passes all tests, and a wrong one fails one`() async {
        #expect(await issue(isRight: true, tests: [{}, {}]) == nil)
        #expect(await issue(isRight: false, tests: [{}, failing]) == nil)
    }

    @Test func `a right answer that fails is reported with its failures at the exercise`() async {
        #expect(
            await issue(isRight: true, tests: [failing, {}, failing])
                == "7: the answer 'x' is right, and fails:\n1 is not 2\n1 is not 2")
    }

    @Test func `a wrong answer that passes all tests is reported`() async {
        #expect(
            await issue(isRight: false, tests: [{}])
                == "7: the answer 'x' is wrong, and passes; let a test of the exercise find it out")
    }

    @Test func `an error that a test throws is a failure`() async {
        #expect(await issue(isRight: false, tests: [{ throw CancellationError() }]) == nil)
        #expect(
            await issue(isRight: true, tests: [{ throw CancellationError() }])
                == "7: the answer 'x' is right, and fails:\nthrew an error: CancellationError()")
    }

    @Test func `an answer is only used for its own exercise, while the tests run`() async {
        #expect(AnswerTest.tried(in: "largest") == nil)
        let test: AnswerTest.Test = {
            #expect(AnswerTest.tried(in: "largest") == "x")
            #expect(AnswerTest.tried(in: "smallest") == nil)
        }
        #expect(await issue(isRight: true, tests: [test]) == nil)
        #expect(AnswerTest.counts("1 is not 2"))
    }
}
