import SnippetResults
import SwiftText
import WorkbookKit

/// A run's results, a line a snippet, with the Markdown around each failure.
struct TestReport {
    private let results: ResultsFolder
    private var issues: [EventStream.Issue]
    private(set) var passed = 0
    private(set) var failed = 0
    private let format: FindingArguments.Format
    /// What is wrong, for programs that read it.
    private var findings: [Diagnostic] = []

    init(issues: [EventStream.Issue], results: ResultsFolder, format: FindingArguments.Format = .text) {
        self.format = format
        self.issues = issues
        self.results = results
    }

    /// Reports on a chapter.
    ///
    /// - Throws: when a result cannot be read.
    mutating func add(_ chapter: Chapter, target: String) throws {
        out("\n\(chapter.outline.title, .bold)  \(chapter.outline.path)")
        let tried = chapter.snippets.filter(\.isTried)
        // Two snippets can have one title: where a place says whose an issue is, the title does not count.
        func isInSnippet(_ line: Int) -> Bool { tried.contains { $0.contains(line: line) } }
        for (index, snippet) in chapter.snippets.enumerated() where snippet.isTried {
            let own = take { issue in
                guard issue.target == target else { return false }
                if let place = issue.place, place.file == chapter.outline.path, isInSnippet(place.line) {
                    return snippet.contains(line: place.line)
                }
                return issue.testCase == snippet.title || issue.test == snippet.title
            }
            let isDone = try results.result(of: index, in: chapter.outline.slug) != nil
            if own.isEmpty, isDone {
                passed += 1
                out("  \("✔", .green) \(snippet.title)  \(place(of: snippet), .faint)")
            } else {
                failed += 1
                out("  \("✘", .red) \(snippet.title)  \(place(of: snippet), .faint)")
                if own.isEmpty {
                    out("      did not run to its end")
                    findings.append(.error("'\(snippet.title)' did not run to its end", at: snippet.location))
                }
                for issue in own { show(issue, in: chapter.source, at: snippet.location) }
            }
        }
        for issue in take({ $0.target == target }) {
            failed += 1
            out("  \("✘", .red) \(issue.testCase ?? issue.test)")
            show(issue, in: chapter.source, at: chapter.start)
        }
    }

    private func place(of snippet: Snippet) -> String { "\(snippet.location.path):\(snippet.location.line)" }

    private mutating func take(_ isTaken: (EventStream.Issue) -> Bool) -> [EventStream.Issue] {
        let taken = issues.filter(isTaken)
        issues.removeAll(where: isTaken)
        return taken
    }

    /// Says how many passed; writes what is wrong for programs that read it.
    func finish() {
        switch format {
        case .text: Terminal.out("\n\(passed) passed, \(failed) failed")
        case .json:
            let list = FindingArguments.list(findings)
            Terminal.write(FindingArguments.json(["passed": passed, "failed": failed, "findings": list]))
        case .github:
            Terminal.out("\n\(passed) passed, \(failed) failed")
            for finding in findings { Terminal.write(FindingArguments.annotation(finding)) }
        }
    }

    /// A line for people.
    private func out(_ line: TerminalText) { if format != .json { Terminal.out(line) } }

    /// - Parameter fence: where it is told when it has no place of its own.
    private mutating func show(_ issue: EventStream.Issue, in source: SourceFile, at fence: SourceLocation) {
        let place = issue.place.map { SourceLocation(path: $0.file, line: $0.line, column: $0.column) }
        let text = (place.map { "\($0): " } ?? "") + issue.messages.joined(separator: "\n")
        for line in text.split(whereSeparator: \.isNewline) { out("      \(line)") }
        findings.append(.error(issue.messages.joined(separator: "\n"), at: place ?? fence))
        if let place, place.path == source.path {
            for line in SourceExcerpt.lines(around: place, in: source) { out(line) }
        }
    }
}

extension Snippet {
    fileprivate func contains(line: Int) -> Bool { location.line <= line && line <= endLine }
}
