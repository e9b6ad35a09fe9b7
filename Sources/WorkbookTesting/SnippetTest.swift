import Foundation
import SnippetResults

/// A snippet as a case of its chapter's test.
public struct SnippetTest: Sendable, CustomStringConvertible {
    /// What a snippet made, and what is wrong with that.
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

    /// The snippet's title: how the test report names the case.
    public var description: String { place.title }

    /// Statements that check themselves.
    public static func test(
        _ place: SnippetPlace, _ run: @escaping @MainActor @Sendable () async throws -> Void
    ) -> SnippetTest {
        SnippetTest(place) {
            try await run()
            return Outcome()
        }
    }

    /// Statements whose printed output is compared; nil when the chapter shows none.
    public static func example(
        _ place: SnippetPlace, output: String?, _ run: @escaping @MainActor @Sendable () async throws -> Void
    ) -> SnippetTest {
        SnippetTest(place) {
            let printed = Printed()
            try await Printed.$current.withValue(printed) { try await run() }
            return Outcome(
                result: SnippetResult(printed: printed.text),
                issue: outputIssue(place, expected: output, actual: printed.text))
        }
    }

    /// Statements that draw a picture, as SVG text.
    public static func figure(
        _ place: SnippetPlace, name: String, _ draw: @escaping @MainActor @Sendable () async throws -> String
    ) -> SnippetTest {
        SnippetTest(place) {
            let svg = try await draw()
            return Outcome(
                result: SnippetResult(picture: svg), issue: figureIssue(place, name: name, actual: svg))
        }
    }

    /// Runs the snippet and says what is wrong: with what it made, or that it threw an error.
    ///
    /// All of it happens on the main actor, so that a snippet's time is not spent on waiting for a thread.
    @MainActor public func issue() async -> SnippetIssue? {
        Watchdog.shared.start(place)
        let outcome = await outcome()
        Watchdog.shared.finish(place)
        place.record(outcome.result)
        return outcome.issue
    }

    @MainActor private func outcome() async -> Outcome {
        do {
            return try await run()
        } catch {
            // A failed `#require` has been reported where it stands.
            if String(describing: type(of: error)) == "ExpectationFailedError" { return Outcome() }
            return Outcome(issue: place.issue("the snippet threw an error: \(error)"))
        }
    }

    private static func outputIssue(_ place: SnippetPlace, expected: String?, actual: String) -> SnippetIssue? {
        guard let expected, actual != expected else { return nil }
        return place.issue(
            """
            the example prints something else than its output says; 'workbook accept \(place.chapter.slug)' takes it over
            expected:
            \(expected)printed:
            \(actual)
            """)
    }

    private static func figureIssue(_ place: SnippetPlace, name: String, actual: String) -> SnippetIssue? {
        let file = URL(fileURLWithPath: place.chapter.figures).appending(path: "\(name).svg")
        guard let data = try? Data(contentsOf: file) else {
            return place.issue(
                "no picture is kept for '\(name)' yet; 'workbook accept \(place.chapter.slug)' keeps it")
        }
        if data == Data(actual.utf8) { return nil }
        return place.issue(
            "the picture '\(name)' has changed; look at it, then 'workbook accept \(place.chapter.slug)' takes it over")
    }
}
