import ChapterKit
import Doctests

/// The numbers of a test of examples, and its coverage.
struct ExampleSummary {
    var compared = 0
    /// The number of comments that look like results, including those that were compared.
    var claims = 0
    var onlyCompiled = 0
    var run = 0
    var merged = 0
    var alone = 0
    /// The number of listings that show the current lines of a file.
    var copied = 0
    /// The number of snippets that ran.
    var snippets = 0
    var internalCount = 0
    var otherCount = 0
    /// The number of files that belong to no library.
    var otherFileCount = 0
    /// The coverage of each module.
    var coverage: [DocCommentCoverage] = []
    /// The files with comments, as they were when they were tested.
    var sources: [String: SourceFile] = [:]
}

extension ExampleSummary {
    mutating func add(_ comparison: DoctestResult.Comparison) {
        compared += comparison.compared.count
        claims += comparison.compared.count + comparison.unknown.count
        if comparison.hasRun { run += 1 } else { onlyCompiled += 1 }
    }

    private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// The lines after the report, or `nil` if there's nothing to say.
    var text: String? {
        var lines: [String] = []
        if run + onlyCompiled + copied > 0 {
            var passed = ["\(compared) results compared"]
            if claims > compared { passed.append("\(claims - compared) not comparable") }
            passed.append("\(run) run")
            if onlyCompiled > 0 { passed.append("\(onlyCompiled) only compiled") }
            if copied > 0 { passed.append("\(copied) as in their files") }
            lines.append("passed: " + passed.joined(separator: ", "))
        }
        if merged + alone > 0 {
            lines.append(
                "comments: \(merged) in one program for each module"
                    + (alone > 0 ? ", \(alone) in programs of their own" : ""))
        }
        if snippets > 0 { lines.append("snippets: \(snippets) in programs of their own") }
        var left: [String] = []
        if internalCount > 0 {
            left.append("\(counted(internalCount, "listing")) at names that aren't public (--internal)")
        }
        if otherCount > 0 { left.append("\(otherCount) in other languages") }
        if otherFileCount > 0 { left.append("\(counted(otherFileCount, "Swift file")) in no library") }
        if !left.isEmpty { lines.append("left out: " + left.joined(separator: ", ")) }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}
