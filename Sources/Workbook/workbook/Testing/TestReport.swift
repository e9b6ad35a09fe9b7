import ChapterKit
import SnippetResults
import SwiftText

/// The results of a test run, with a line for each snippet and the Markdown around each failure.
struct TestReport {
    /// Returns a Boolean value indicating whether the snippet at an index of a chapter ran to its end.
    private let isDone: @Sendable (_ index: Int, _ slug: String) -> Bool
    private var issues: [EventStream.Issue]
    private(set) var passed = 0
    private(set) var failed = 0
    /// The number of listings that aren't compiled.
    private(set) var skipped = 0
    /// The number of snippets that hadn't run when the tests were interrupted.
    private var notRun = 0
    private let options: Options
    /// The results for `--format junit`.
    private var junit = JUnitReport()
    /// Lines after the numbers of snippets.
    var summary: String?
    /// The coverage of modules by examples in documentation comments, for other programs.
    var coverage: [DocCommentCoverage] = []
    /// The examples in documentation comments, for other programs.
    var examples: [ExampleRecord] = []
    /// The failures of snippets, for other programs.
    private var diagnostics: [Diagnostic] = []
    /// The diagnostics about the texts and about the run as a whole.
    private var findings: [Diagnostic] = []
    /// A Boolean value indicating whether some tests couldn't run.
    private var isIncomplete = false

    /// Options for the output.
    struct Options: Sendable {
        var format = FindingsFormat.text
        /// A Boolean value indicating whether a warning is a failure.
        var isStrict = false
    }

    init(
        issues: [EventStream.Issue] = [], isDone: @escaping @Sendable (_ index: Int, _ slug: String) -> Bool,
        _ options: Options = Options()
    ) {
        self.options = options
        self.issues = issues
        self.isDone = isDone
    }

    /// Reports the results of a chapter's snippets.
    ///
    /// - Parameters:
    ///   - chapter: The chapter.
    ///   - new: Issues in addition to those that the report was created with.
    ///   - isInterrupted: `true` if the tests ended before all snippets had run.
    mutating func add(_ chapter: Chapter, issues new: [EventStream.Issue] = [], isInterrupted: Bool = false) {
        issues += new
        let target = TestTargets.name(for: chapter.metadata.slug)
        if isInterrupted, !chapter.snippets.indices.contains(where: { isDone($0, chapter.metadata.slug) }),
            !issues.contains(where: { $0.target == target })
        {
            notRun += chapter.snippets.count(where: \.isTried)
            junit.suites.append(JUnitReport.Suite(name: chapter.metadata.path))
            for snippet in chapter.snippets where snippet.isTried {
                addCase(snippet.title, .skipped(reason: "interrupted"))
            }
            return
        }
        out("\n\(chapter.metadata.title, .bold)  \(chapter.metadata.path)")
        junit.suites.append(JUnitReport.Suite(name: chapter.metadata.path))
        let tried = chapter.snippets.filter(\.isTried)
        // Two snippets can have the same title. If the location of an issue identifies the snippet, the title isn't
        // used.
        func isInSnippet(_ line: Int) -> Bool { tried.contains { $0.contains(line: line) } }
        for (index, snippet) in chapter.snippets.enumerated() {
            guard snippet.isTried else {
                if !snippet.isCompiled { addSkipped(snippet) }
                continue
            }
            let matching = removeIssues { issue in
                guard issue.target == target else { return false }
                if let location = issue.location, location.file == chapter.metadata.path, isInSnippet(location.line) {
                    return snippet.contains(line: location.line)
                }
                return issue.testCase == snippet.title || issue.test == snippet.title
            }
            if matching.isEmpty, isDone(index, chapter.metadata.slug) {
                passed += 1
                addCase(snippet.title, .passed)
                out("  \("✔", .green) \(snippet.title)  \(location(of: snippet), .faint)")
            } else if matching.isEmpty, isInterrupted {
                notRun += 1
                addCase(snippet.title, .skipped(reason: "interrupted"))
            } else {
                failed += 1
                out("  \("✘", .red) \(snippet.title)  \(location(of: snippet), .faint)")
                var failures: [Diagnostic] = []
                if matching.isEmpty {
                    out("      did not run to its end")
                    failures = [
                        .error("'\(snippet.title)' did not run to its end", at: snippet.location, rule: .failedExample)
                    ]
                }
                failures += matching.map { show($0, in: chapter.source, at: snippet.location) }
                addFailure(snippet.title, failures)
            }
        }
        for issue in removeIssues(where: { $0.target == target }) {
            failed += 1
            out("  \("✘", .red) \(issue.testCase ?? issue.test)")
            addFailure(issue.testCase ?? issue.test, [show(issue, in: chapter.source, at: chapter.start)])
        }
    }

    private mutating func addCase(_ name: String, _ outcome: JUnitReport.Case.Outcome) {
        junit.suites[junit.suites.count - 1].cases.append(JUnitReport.Case(name: name, outcome: outcome))
    }

    private mutating func addFailure(_ name: String, _ failures: [Diagnostic]) {
        diagnostics += failures
        addCase(name, .failed(failures.map(Finding.init)))
    }

    /// Reports a listing that isn't compiled, with the reason.
    private mutating func addSkipped(_ snippet: Snippet) {
        skipped += 1
        let reason = snippet.values[.reason] ?? ""
        addCase(snippet.title, .skipped(reason: reason))
        out("  \("- \(snippet.title)  \(location(of: snippet))  skipped: \(reason)", .faint)")
    }

    /// Reports diagnostics about the text of the chapters.
    mutating func add(_ diagnostics: [Diagnostic]) {
        if options.format == .text { Terminal.print(diagnostics) }
        findings += diagnostics
        if diagnostics.hasErrors { isIncomplete = true }
    }

    /// Reports that tests do not compile: the compiler's errors, those in chapters with the Markdown around them.
    mutating func add(compilerOutput: String, in folder: BookFolder) {
        isIncomplete = true
        let errors = compilerOutput.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.contains(": error: ") }
        var seen: Set<Substring> = []
        for line in errors where seen.insert(line).inserted {
            Terminal.err("\(line)")
            let parts = line.split(separator: ":", maxSplits: 3)
            guard parts.count == 4, let number = Int(parts[1]), let column = Int(parts[2]) else { continue }
            let location = SourceLocation(path: String(parts[0]), line: number, column: column)
            findings.append(.error(String(parts[3].dropFirst(" error: ".count)), at: location, rule: .failedExample))
            guard let metadata = folder.book.chapters.first(where: { $0.path == location.path }) else { continue }
            for line in SourceExcerpt.lines(around: location, in: folder.source(of: metadata)) { Terminal.err(line) }
        }
        if seen.isEmpty { Terminal.err("\(lines: compilerOutput)") }
        if findings.isEmpty { add(error: "the tests do not compile", in: folder) }
    }

    /// Reports an error of the whole run.
    mutating func add(error: String, in folder: BookFolder) {
        if options.format == .text { Terminal.printError(error) }
        let path = folder.book.chapters.first?.path ?? folder.path
        add(error: error, at: SourceLocation(path: path, line: 1, column: 1))
    }

    /// Adds an error of the whole run for other programs.
    mutating func add(error: String, at location: SourceLocation) {
        isIncomplete = true
        findings.append(.error(error, at: location, rule: .failedExample))
    }

    /// Writes a badge with the numbers of the report.
    func writeBadge(to path: String) throws {
        let badge = ExampleBadge(passed: passed, failed: failed, skipped: skipped, isGreen: isGreen)
        try FileSystem.write(Array(badge.text.utf8), to: path)
    }

    /// A Boolean value indicating whether everything was run and passed.
    var isGreen: Bool { failed == 0 && !isIncomplete }

    /// A Boolean value indicating whether no snippet was run, although nothing prevented it.
    var isEmpty: Bool { passed + failed == 0 && !isIncomplete }

    private func location(of snippet: Snippet) -> String { "\(snippet.location.path):\(snippet.location.line)" }

    /// Removes the issues that satisfy a condition, and returns them.
    private mutating func removeIssues(where isIncluded: (EventStream.Issue) -> Bool) -> [EventStream.Issue] {
        let removed = issues.filter(isIncluded)
        issues.removeAll(where: isIncluded)
        return removed
    }

    /// Writes the number of snippets that passed, failed, and were skipped, and the diagnostics in the formats for
    /// programs.
    func finish(isInterrupted: Bool = false) {
        // The failure that kept the snippets from running has been reported.
        var sum = isIncomplete && passed + failed == 0 ? "" : "\n\(passed) passed, \(failed) failed"
        if !sum.isEmpty, skipped > 0 { sum += ", \(skipped) skipped" }
        if let summary, !sum.isEmpty { sum += "\n" + summary }
        if isInterrupted { sum += (sum.isEmpty ? "\n" : "; ") + "interrupted, with \(notRun) not run" }
        let all = findings + diagnostics
        switch options.format {
        case .text: if !sum.isEmpty { Terminal.out("\(lines: sum)") }
        case .json:
            var document: [String: Any] = [
                "passed": passed, "failed": failed, "skipped": skipped,
                "findings": DiagnosticArguments.findings(all).map(\.json),
            ]
            if !examples.isEmpty { document["examples"] = examples.map(\.json) }
            if !coverage.isEmpty { document["coverage"] = coverage.map(\.json) }
            if isInterrupted { document["notRun"] = notRun }
            Terminal.write(JSONDocument.text(document))
        case .github:
            if !sum.isEmpty { Terminal.out("\(lines: sum)") }
            for finding in DiagnosticArguments.findings(all) { Terminal.write(GitHubAnnotation.line(finding)) }
        case .sarif:
            var log = SARIFLog(tool: "workbook test", findings: DiagnosticArguments.findings(all))
            log.isComplete = !isInterrupted && !isIncomplete
            Terminal.write(log.text)
        case .junit:
            var junit = junit
            junit.add(DiagnosticArguments.findings(findings), isStrict: options.isStrict)
            Terminal.write(junit.text)
        }
    }

    /// The errors in the texts, without those of listings.
    var errors: [Diagnostic] { findings.filter { $0.severity == .error } }

    /// The warnings that were reported.
    var warnings: [Diagnostic] { findings.filter { $0.severity == .warning } }

    /// Prints a line, unless standard output is for other programs.
    private func out(_ line: TerminalText) { if !options.format.isDocument { Terminal.out(line) } }

    /// Prints an issue.
    ///
    /// - Parameter fence: The location for an issue without one.
    /// - Returns: The issue as a diagnostic.
    private func show(_ issue: EventStream.Issue, in source: SourceFile, at fence: SourceLocation) -> Diagnostic {
        let location = issue.location.map { SourceLocation(path: $0.file, line: $0.line, column: $0.column) }
        let text = (location.map { "\($0): " } ?? "") + issue.messages.joined(separator: "\n")
        for line in text.split(whereSeparator: \.isNewline) {
            // In GitHub's CI, a line that begins with two colons is a command.
            let isCommand = options.format == .github && line.trimmed.hasPrefix("::")
            out("      \(isCommand ? "| " : "")\(line)")
        }
        if let location, location.path == source.path {
            for line in SourceExcerpt.lines(around: location, in: source) { out(line) }
        }
        return .error(issue.messages.joined(separator: "\n"), at: location ?? fence, rule: .failedExample)
    }
}

extension Snippet {
    fileprivate func contains(line: Int) -> Bool { location.line <= line && line <= endLine }
}

extension DiagnosticArguments {
    /// The options of a report of tests.
    var reportOptions: TestReport.Options { TestReport.Options(format: format, isStrict: strict) }
}
