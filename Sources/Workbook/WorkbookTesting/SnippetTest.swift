import Foundation
import SnippetResults

/// A snippet as a case of its chapter's test.
public struct SnippetTest: Sendable, CustomStringConvertible {
    /// The result of a snippet, and the issue with it.
    private struct Outcome {
        var result = SnippetResult()
        var issue: SnippetIssue?
    }

    private let place: SnippetPlace
    private let run: @MainActor @Sendable () async throws -> Outcome

    private init(_ place: SnippetPlace, run: @escaping @MainActor @Sendable () async throws -> Outcome) {
        self.place = place
        self.run = run
    }

    /// The snippet's title, which is the name of the case in the test report.
    public var description: String { place.title }

    /// The expected output of an example or a walk.
    public struct Output: Sendable, ExpressibleByStringInterpolation {
        fileprivate let expected: ExpectedOutput

        public init(stringLiteral text: String) { expected = ExpectedOutput(text) }

        private init(_ expected: ExpectedOutput) { self.expected = expected }

        /// Returns an output whose lines can be in any order.
        public static func inAnyOrder(_ text: String) -> Output { Output(ExpectedOutput(text, isUnordered: true)) }
    }

    /// Creates a test of statements that contain their own checks.
    public static func test(
        _ place: SnippetPlace, _ run: @escaping @MainActor @Sendable () async throws -> Void
    ) -> SnippetTest {
        SnippetTest(place) {
            try await run()
            return Outcome()
        }
    }

    /// Creates a test of statements whose output is compared, or isn't compared if `output` is `nil`.
    public static func example(
        _ place: SnippetPlace, output: Output?, _ run: @escaping @MainActor @Sendable () async throws -> Void
    ) -> SnippetTest {
        SnippetTest(place) {
            let printed = Printed()
            try await Printed.$current.withValue(printed) { try await run() }
            return Outcome(
                result: SnippetResult(printed: printed.text),
                issue: outputIssue(place, "example", expected: output, actual: printed.text))
        }
    }

    /// Creates a test of statements that draw a picture as SVG text, either one or one for each combination of the
    /// reader's choices.
    public static func figure(
        _ place: SnippetPlace, name: String, choices: [FigureChoice] = [],
        _ draw: @escaping @MainActor @Sendable () async throws -> String
    ) -> SnippetTest {
        SnippetTest(place) {
            let choices = choices.map(\.choice)
            let combinations = Drawing.combinations(of: choices)
            if let issue = tooMany(choices, combinations.count, place) { return Outcome(issue: issue) }
            var states: [Drawing.State] = []
            for combination in combinations {
                states.append(
                    Drawing.State(svg: try await FigureState.$current.withValue(combination) { try await draw() }))
            }
            let drawing = Drawing(choices: choices, states: states)
            return Outcome(
                result: SnippetResult(drawing: drawing), issue: place.issue(with: drawing, named: name))
        }
    }

    /// Creates a test of statements that are run step by step. Their output is compared like an example's.
    ///
    /// - Parameter steps: The titles of the steps.
    public static func walk(
        _ place: SnippetPlace, name: String, steps: [String], output: Output?,
        _ run: @escaping @MainActor @Sendable () async throws -> Void
    ) -> SnippetTest {
        SnippetTest(place) {
            let (printed, walk) = (Printed(), Walk())
            try await Printed.$current.withValue(printed) {
                try await Walk.$current.withValue(walk) { try await run() }
            }
            let options = steps.enumerated().map { Drawing.Option(name: String($0 + 1), label: $1) }
            let drawing = Drawing(
                choices: [Drawing.Choice(name: "step", title: "Step", options: options, isOrdered: true)],
                states: walk.recorded)
            guard drawing.states.count == steps.count else {
                return Outcome(
                    issue: place.issue("the walk ended after \(drawing.states.count) of its \(steps.count) steps"))
            }
            return Outcome(
                result: SnippetResult(printed: printed.text, drawing: drawing),
                issue: outputIssue(place, "walk", expected: output, actual: printed.text)
                    ?? place.issue(with: drawing, named: name))
        }
    }

    /// Runs the snippet. Returns an issue if its result is wrong or if it throws an error.
    ///
    /// The method runs on the main actor, so that a snippet's time doesn't include waiting for a thread.
    @MainActor public func issue() async -> SnippetIssue? {
        Watchdog.shared.start(place)
        let start = ContinuousClock.now
        var outcome = await outcome()
        Watchdog.shared.finish(place)
        outcome.result.seconds = (.now - start) / .seconds(1)
        place.record(outcome.result)
        return outcome.issue
    }

    @MainActor private func outcome() async -> Outcome {
        do {
            return try await run()
        } catch {
            // A failed `#require` was reported at its location.
            if String(describing: type(of: error)) == "ExpectationFailedError" { return Outcome() }
            return Outcome(issue: place.issue("the snippet threw an error: \(error)"))
        }
    }

    private static func outputIssue(
        _ place: SnippetPlace, _ noun: String, expected: Output?, actual: String
    ) -> SnippetIssue? {
        let remedy = "'workbook accept \(place.chapter.slug)' accepts it"
        return expected?.expected.mismatch(with: actual, of: noun, remedy: remedy).map(place.issue)
    }

    private static func tooMany(_ choices: [Drawing.Choice], _ count: Int, _ place: SnippetPlace) -> SnippetIssue? {
        if let empty = choices.first(where: \.options.isEmpty) {
            return place.issue("there is nothing to choose for '\(empty.name)': the enumeration has no cases")
        }
        if let long = choices.first(where: { $0.options.count > Drawing.maximumOptions }) {
            return place.issue(
                "'\(long.name)' has \(long.options.count) cases; at most \(Drawing.maximumOptions) can be chosen among")
        }
        if count > Drawing.maximumStates {
            return place.issue("the figure has \(count) states; at most \(Drawing.maximumStates) fit a page")
        }
        return nil
    }
}
