import ChapterKit
import Foundation
import SnippetResults
import SwiftText
import Synchronization

/// A report that is written while the tests run. It contains each chapter as soon as the chapter and all those before it
/// have been tested, and can be closed early with the results so far.
final class LiveTestReport: Sendable {
    /// The issues of a chapter, and whether all of its snippets have been run.
    private struct Results {
        var issues: [EventStream.Issue] = []
        var isComplete = false
    }

    private struct State {
        var report: TestReport
        var results: [String: Results] = [:]
        /// The number of chapters that the report contains.
        var reported = 0
        /// A Boolean value indicating whether the report has been given away, or written because of a signal.
        var isClosed = false
    }

    private let chapters: [Chapter]
    private let state: Mutex<State>

    /// Creates the report of some chapters, in the order in which they are reported.
    init(of chapters: [Chapter], _ report: TestReport) {
        self.chapters = chapters
        state = Mutex(State(report: report))
    }

    /// Adds issues of a chapter, and reports the chapters that are complete.
    ///
    /// - Parameters:
    ///   - issues: The issues. Those of a complete chapter replace the ones that were added before.
    ///   - chapter: The chapter.
    ///   - isComplete: `true` if all snippets of the chapter have been run.
    func add(_ issues: [EventStream.Issue], of chapter: Chapter, isComplete: Bool) {
        state.withLock { state in
            let slug = chapter.metadata.slug
            if isComplete {
                state.results[slug] = Results(issues: issues, isComplete: true)
            } else {
                state.results[slug, default: Results()].issues += issues
            }
            while state.reported < chapters.count {
                let next = chapters[state.reported]
                let results = state.results[next.metadata.slug] ?? Results()
                guard results.isComplete || !next.snippets.contains(where: \.isTried) else { break }
                state.report.add(next, issues: results.issues)
                state.reported += 1
            }
        }
    }

    /// Reports a chapter that isn't among those of the report, and diagnostics.
    func add(
        _ chapter: Chapter, _ issues: [EventStream.Issue], _ diagnostics: [Diagnostic], _ examples: [ExampleRecord]
    ) {
        state.withLock { state in
            state.report.examples += examples
            state.report.add(diagnostics)
            state.report.add(chapter, issues: issues)
        }
    }

    /// Reports diagnostics.
    func add(_ diagnostics: [Diagnostic]) { state.withLock { $0.report.add(diagnostics) } }

    /// Reports what is known of the chapters that aren't complete, and closes the report.
    ///
    /// - Parameter known: Issues of these chapters that weren't added before.
    func interrupt(_ known: [EventStream.Issue] = []) {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.isClosed = true
            for chapter in chapters[state.reported...] {
                let slug = chapter.metadata.slug
                let results = state.results[slug] ?? Results()
                let target = TestTargets.name(for: slug)
                let new = results.isComplete ? [] : known.filter { $0.target == target }
                state.report.add(chapter, issues: results.issues + new, isInterrupted: !results.isComplete)
            }
            state.reported = chapters.count
            state.report.finish(isInterrupted: true)
        }
    }

    /// Returns the report as it is, without the chapters that aren't complete.
    func abandon() -> TestReport { close { _ in } }

    /// Reports the chapters that were never completed, and returns the report, which the caller finishes.
    func complete() -> TestReport {
        close { state in
            for chapter in chapters[state.reported...] {
                state.report.add(chapter, issues: state.results[chapter.metadata.slug]?.issues ?? [])
            }
            state.reported = chapters.count
        }
    }

    /// Closes the report. It doesn't return if a signal has closed the report, because the process is ending then.
    private func close(_ body: (inout State) -> Void) -> TestReport {
        let report = state.withLock { state -> TestReport? in
            guard !state.isClosed else { return nil }
            state.isClosed = true
            body(&state)
            return state.report
        }
        if let report { return report }
        while true { pause() }
    }
}
