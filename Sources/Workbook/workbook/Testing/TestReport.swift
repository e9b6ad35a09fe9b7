import SnippetResults
import SwiftText
import WorkbookKit

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
    private let format: FindingArguments.Format
    /// The errors, for other programs.
    private var findings: [Diagnostic] = []
    /// A Boolean value indicating whether some tests couldn't run.
    private var isIncomplete = false

    init(
        issues: [EventStream.Issue] = [], isDone: @escaping @Sendable (_ index: Int, _ slug: String) -> Bool,
        format: FindingArguments.Format = .text
    ) {
        self.format = format
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
        let target = TestTargets.name(for: chapter.outline.slug)
        if isInterrupted, !chapter.snippets.indices.contains(where: { isDone($0, chapter.outline.slug) }),
            !issues.contains(where: { $0.target == target })
        {
            notRun += chapter.snippets.count(where: \.isTried)
            return
        }
        out("\n\(chapter.outline.title, .bold)  \(chapter.outline.path)")
        let tried = chapter.snippets.filter(\.isTried)
        // Two snippets can have the same title. If the location of an issue identifies the snippet, the title isn't
        // used.
        func isInSnippet(_ line: Int) -> Bool { tried.contains { $0.contains(line: line) } }
        for (index, snippet) in chapter.snippets.enumerated() {
            guard snippet.isTried else {
                if !snippet.isCompiled { addSkipped(snippet) }
                continue
            }
            let own = take { issue in
                guard issue.target == target else { return false }
                if let place = issue.place, place.file == chapter.outline.path, isInSnippet(place.line) {
                    return snippet.contains(line: place.line)
                }
                return issue.testCase == snippet.title || issue.test == snippet.title
            }
            if own.isEmpty, isDone(index, chapter.outline.slug) {
                passed += 1
                out("  \("✔", .green) \(snippet.title)  \(place(of: snippet), .faint)")
            } else if own.isEmpty, isInterrupted {
                notRun += 1
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

    /// Reports a listing that isn't compiled, with the reason.
    private mutating func addSkipped(_ snippet: Snippet) {
        skipped += 1
        let reason = snippet.values[.reason] ?? ""
        out("  \("- \(snippet.title)  \(place(of: snippet))  skipped: \(reason)", .faint)")
    }

    /// Reports findings about the text of the chapters.
    mutating func add(_ diagnostics: [Diagnostic]) {
        if format == .text { Terminal.print(diagnostics) }
        findings += diagnostics
        if diagnostics.hasErrors { isIncomplete = true }
    }

    /// Reports that tests do not compile: the compiler's errors, those in chapters with the Markdown around them.
    mutating func add(compilerOutput: String, in folder: BookFolder) {
        isIncomplete = true
        let errors = compilerOutput.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.contains(": error: ") }
        var seen: Set<Substring> = []
        for line in errors where seen.insert(line).inserted {
            Terminal.say("\(line)")
            let parts = line.split(separator: ":", maxSplits: 3)
            guard parts.count == 4, let number = Int(parts[1]), let column = Int(parts[2]) else { continue }
            let place = SourceLocation(path: String(parts[0]), line: number, column: column)
            findings.append(.error(String(parts[3].dropFirst(" error: ".count)), at: place))
            guard let outline = folder.book.chapters.first(where: { $0.path == place.path }) else { continue }
            for line in SourceExcerpt.lines(around: place, in: folder.source(of: outline)) { Terminal.say(line) }
        }
        if seen.isEmpty { Terminal.say("\(lines: compilerOutput)") }
        if findings.isEmpty { add(failure: "the tests do not compile", in: folder) }
    }

    /// Reports an error of the whole run.
    mutating func add(failure: String, in folder: BookFolder) {
        isIncomplete = true
        if format == .text { Terminal.say(failure: failure) }
        let place = folder.book.chapters.first?.path ?? folder.path
        findings.append(.error(failure, at: SourceLocation(path: place, line: 1, column: 1)))
    }

    /// A Boolean value indicating whether everything was run and passed.
    var isGreen: Bool { failed == 0 && !isIncomplete }

    /// A Boolean value indicating whether no snippet was run, although nothing prevented it.
    var isEmpty: Bool { passed + failed == 0 && !isIncomplete }

    private func place(of snippet: Snippet) -> String { "\(snippet.location.path):\(snippet.location.line)" }

    private mutating func take(_ isTaken: (EventStream.Issue) -> Bool) -> [EventStream.Issue] {
        let taken = issues.filter(isTaken)
        issues.removeAll(where: isTaken)
        return taken
    }

    /// Writes the number of snippets that passed, failed, and were skipped, and the findings in the formats for programs.
    func finish(isInterrupted: Bool = false) {
        // The failure that kept the snippets from running has been reported.
        var sum = isIncomplete && passed + failed == 0 ? "" : "\n\(passed) passed, \(failed) failed"
        if !sum.isEmpty, skipped > 0 { sum += ", \(skipped) skipped" }
        if isInterrupted { sum += "; interrupted, with \(notRun) not run" }
        switch format {
        case .text: if !sum.isEmpty { Terminal.out("\(lines: sum)") }
        case .json:
            var document: [String: Any] = [
                "passed": passed, "failed": failed, "skipped": skipped, "findings": FindingArguments.list(findings),
            ]
            if isInterrupted { document["notRun"] = notRun }
            Terminal.write(FindingArguments.json(document))
        case .github:
            if !sum.isEmpty { Terminal.out("\(lines: sum)") }
            for finding in findings { Terminal.write(FindingArguments.annotation(finding)) }
        }
    }

    /// Prints a line, unless standard output is for other programs.
    private func out(_ line: TerminalText) { if format != .json { Terminal.out(line) } }

    /// Prints an issue.
    ///
    /// - Parameter fence: The location for an issue without one.
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
