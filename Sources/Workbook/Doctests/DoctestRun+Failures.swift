import Foundation
import SnippetPrograms

// MARK: - What must fail

extension DoctestRun {
    /// Tests the statements and listings that must fail: the compiler rejects them, or they stop the process.
    ///
    /// Each is the end of a program with what comes before it in its comment.
    func refute(_ units: inout [DoctestUnit], _ files: [String], _ recorder: URL) async throws {
        for index in units.indices {
            for target in units[index].targets {
                let issue = try await issue(with: target, of: units[index], files, recorder)
                if let issue {
                    units[index].targetIssues[target.listing, default: []].append(issue)
                } else {
                    units[index].targetLocations[target.listing, default: []].append(
                        location(of: target, in: units[index]))
                }
            }
        }
    }

    /// Returns the message that the comment of a statement states, as in `// Runtime error: Index out of range`.
    private func stated(by target: DoctestSource.Target, in listing: DoctestListing) -> String? {
        let comment = target.statement.flatMap { listing.statements[$0].comments.first }?.text ?? ""
        guard let colon = comment.firstIndex(of: ":") else { return nil }
        let text = String(comment[comment.index(after: colon)...]).trimmed
        return text.isEmpty ? nil : text
    }

    /// Returns the message with which a process stopped.
    private static func message(in errors: String) -> String? {
        errors.firstMatch(of: #/(?:Fatal error|Precondition failed|Assertion failed): (.*)/#).map {
            String($0.output.1)
        }
    }

    private func location(of target: DoctestSource.Target, in unit: DoctestUnit) -> DoctestResult.Location {
        let listing = unit.listings[target.listing]
        let comment = target.statement.flatMap { listing.statements[$0].comments.first }
        let line = listing.listing.lines[comment?.line ?? 0]
        return .init(line: line.number, column: line.column + (comment?.offset ?? 0))
    }

    /// Returns the reason that a statement or a listing doesn't fail as it must, or `nil` if it does.
    private func issue(
        with target: DoctestSource.Target, of unit: DoctestUnit, _ files: [String], _ recorder: URL
    ) async throws -> DoctestResult.Issue? {
        let listing = unit.listings[target.listing]
        let lines = target.statement.map { listing.statements[$0].lines } ?? 0...listing.listing.lines.count - 1
        let start = listing.listing.lines[lines.lowerBound]
        let numbers = start.number...listing.listing.lines[lines.upperBound].number
        func issue(_ text: String) -> DoctestResult.Issue {
            DoctestResult.Issue(text, line: start.number, column: start.column)
        }

        let source = unit.source(to: target, prefix: "doctest-\(unit.index):")
        // A program of its own has its code at the outermost level.
        let function = unit.isAlone ? nil : "_target"
        let name = unit.isAlone ? "target/main.swift" : "target.swift"
        try write(source.text(for: .check, function: function), to: name)
        let errors = try await compiler.compile(
            [name] + files, ["-typecheck"] + (unit.isAlone ? [] : ["-parse-as-library"]))
        let texts = errors.map(\.text).joined(separator: "\n")
        let isRejected = errors.contains { $0.path?.hasPrefix("doctest-") == true && numbers.contains($0.line) }
        let end = target.statement.flatMap { listing.claims[$0].end }
        if case .fails(let message) = listing.listing.expectation {
            if errors.isEmpty { return issue("this compiles, but must not") }
            if errors.contains(where: { $0.text.contains(message) }) { return nil }
            return issue("does not compile, but the compiler does not say '\(message)'; it says:\n\(texts)")
        }
        if end == .rejection || end == .failure, isRejected {
            // A misspelled name isn't the failure that the comment is about.
            let said = stated(by: target, in: listing)
            guard end == .failure, let said, texts.contains("cannot find") || texts.contains("has no member"),
                !texts.localizedCaseInsensitiveContains(said), !said.contains(#/\b(?:find|member|scope)\b/#)
            else { return nil }
            return issue("this does not compile, but for another reason:\n\(texts)")
        }
        if end == .rejection { return issue("this compiles, but the comment says that it doesn't") }
        if !errors.isEmpty { return issue("this must stop the process, but it does not compile:\n\(texts)") }

        var message: String?
        if case .traps(let text) = listing.listing.expectation { message = text }
        try write(source.text(for: .run, function: function), to: name)
        if !unit.isAlone { try write("try await _target()\n", to: "target/main.swift") }
        let sources = (unit.isAlone ? [] : ["target.swift"]) + files + ["target/main.swift"]
        let compiled = try await build(sources, recorder, as: "target-program", [])
        guard compiled.isEmpty else { return issue(compiled.map(\.text).joined(separator: "\n")) }
        let run = try await execute("target-program", [])
        if run.end == .exited(0) { return issue("this does not stop the process, but the comment says that it does") }
        if run.end == .tookTooLong { return issue("did not come to its end in time") }
        if let said = stated(by: target, in: listing), let actual = Self.message(in: run.errors),
            !actual.localizedCaseInsensitiveContains(said), ResultCheck.isSimilar(said, actual, atLeast: 0.85)
        {
            return issue("this stops the process with '\(actual)', not '\(said)'")
        }
        if let message, !run.errors.contains(message) {
            return issue("stopped, but without saying '\(message)'\(ChildProcesses.quotation(of: run.errors))")
        }
        return nil
    }
}
