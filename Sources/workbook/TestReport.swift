import Foundation
import WorkbookKit

/// A run's results, a line a snippet, with the Markdown around each failure.
struct TestReport {
    private let results: URL
    private var issues: [TestRun.Issue]
    private(set) var passed = 0
    private(set) var failed = 0

    init(issues: [TestRun.Issue], results: URL) {
        self.issues = issues
        self.results = results
    }

    mutating func add(_ chapter: Chapter, target: String) {
        Terminal.out("\n\(Terminal.bold(chapter.outline.title))  \(chapter.outline.path)")
        for (index, snippet) in chapter.snippets.enumerated() where snippet.isRun {
            let own = take { issue in
                guard issue.target == target else { return false }
                if let place = issue.place, place.path == chapter.outline.path, snippet.contains(line: place.line) {
                    return true
                }
                return issue.name == snippet.title || issue.name == "trap\(index)()"
            }
            let isDone = FileManager.default.fileExists(
                atPath: results.appending(path: "\(chapter.outline.slug)/\(index).done").path)
            let place = "\(snippet.location.path):\(snippet.location.line)"
            if own.isEmpty, isDone {
                passed += 1
                Terminal.out("  \(Terminal.green("✔")) \(snippet.title)  \(Terminal.faint(place))")
            } else {
                failed += 1
                Terminal.out("  \(Terminal.red("✘")) \(snippet.title)  \(Terminal.faint(place))")
                if own.isEmpty { Terminal.out("      did not run to its end") }
                for issue in own { show(issue, in: chapter.source) }
            }
        }
        for issue in take({ $0.target == target }) {
            failed += 1
            Terminal.out("  \(Terminal.red("✘")) \(issue.name)")
            show(issue, in: chapter.source)
        }
    }

    private mutating func take(_ isTaken: (TestRun.Issue) -> Bool) -> [TestRun.Issue] {
        let taken = issues.filter(isTaken)
        issues.removeAll(where: isTaken)
        return taken
    }

    private func show(_ issue: TestRun.Issue, in source: SourceFile) {
        let place = issue.place.map { "\($0): " } ?? ""
        Terminal.out(("\(place)\(issue.message)").split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
        if let place = issue.place, place.path == source.path {
            Terminal.out(SourceExcerpt.text(around: place, in: source))
        }
    }
}

/// Some lines of a file around a place.
enum SourceExcerpt {
    static func text(around place: SourceLocation, in source: SourceFile) -> String {
        let lines = (max(1, place.line - 2)...min(source.lineCount, place.line + 1)).flatMap { number -> [String] in
            let label = String(repeating: " ", count: max(0, 6 - "\(number)".count)) + "\(number)"
            let line = "      \(Terminal.faint(label + " |")) \(String(decoding: source.line(number), as: UTF8.self))"
            guard number == place.line else { return [line] }
            return [line, "      " + String(repeating: " ", count: 8 + place.column) + Terminal.red("^")]
        }
        return lines.joined(separator: "\n")
    }
}

extension Snippet {
    /// Whether the tests run or compile the block by itself.
    fileprivate var isRun: Bool {
        switch kind {
        case .test, .example, .figure, .fails, .traps: true
        case .declaration, .exercise, .skip: false
        }
    }

    fileprivate func contains(line: Int) -> Bool { location.line <= line && line <= endLine }
}
