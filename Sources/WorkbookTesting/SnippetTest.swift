import Foundation

/// A snippet as a case of its chapter's test.
public struct SnippetTest: Sendable, CustomStringConvertible {
    private enum Work: Sendable {
        case test(@MainActor @Sendable () async throws -> Void)
        case example(output: String?, @MainActor @Sendable () async throws -> Void)
        case figure(name: String, @MainActor @Sendable () async throws -> String)
    }

    private let place: Place
    private let work: Work

    /// The snippet's title: how the test report names the case.
    public var description: String { place.title }

    /// Statements that check themselves.
    public static func test(_ place: Place, _ run: @escaping @MainActor @Sendable () async throws -> Void)
        -> SnippetTest
    {
        SnippetTest(place: place, work: .test(run))
    }

    /// Statements whose printed output is compared; nil when the chapter shows none.
    public static func example(
        _ place: Place, output: String?, _ run: @escaping @MainActor @Sendable () async throws -> Void
    ) -> SnippetTest {
        SnippetTest(place: place, work: .example(output: output, run))
    }

    /// Statements that draw a picture, as SVG text.
    public static func figure(
        _ place: Place, name: String, _ draw: @escaping @MainActor @Sendable () async throws -> String
    ) -> SnippetTest {
        SnippetTest(place: place, work: .figure(name: name, draw))
    }

    /// Runs the snippet and says what is wrong: with what it made, or that it threw an error.
    ///
    /// All of it happens on the main actor, so that a snippet's time is not spent on waiting for a thread.
    @MainActor public func finding() async -> Finding? {
        Watchdog.shared.start(place)
        defer {
            Watchdog.shared.finish(place)
            Results.write("done", for: place, extension: "done")
        }
        do {
            return try await result()
        } catch {
            // A failed `#require` has been reported where it stands.
            if String(describing: type(of: error)) == "ExpectationFailedError" { return nil }
            return place.finding("the snippet threw an error: \(error)")
        }
    }

    @MainActor private func result() async throws -> Finding? {
        switch work {
        case .test(let run):
            try await run()
            return nil
        case .example(let expected, let run):
            let printed = Printed()
            try await Printed.$current.withValue(printed) { try await run() }
            Results.write(printed.text, for: place, extension: "output")
            return outputFinding(expected: expected, actual: printed.text)
        case .figure(let name, let draw):
            let svg = try await draw()
            Results.write(svg, for: place, extension: "svg")
            return figureFinding(name: name, actual: svg)
        }
    }

    private func outputFinding(expected: String?, actual: String) -> Finding? {
        guard let expected, actual != expected else { return nil }
        return place.finding(
            """
            the example prints something else than its output says; 'workbook accept \(place.chapter.slug)' takes it over
            expected:
            \(expected)printed:
            \(actual)
            """)
    }

    private func figureFinding(name: String, actual: String) -> Finding? {
        let file = URL(fileURLWithPath: place.chapter.figures).appending(path: "\(name).svg")
        guard let data = try? Data(contentsOf: file) else {
            return place.finding(
                "no picture is kept for '\(name)' yet; 'workbook accept \(place.chapter.slug)' keeps it")
        }
        if data == Data(actual.utf8) { return nil }
        return place.finding(
            "the picture '\(name)' has changed; look at it, then 'workbook accept \(place.chapter.slug)' takes it over")
    }
}
