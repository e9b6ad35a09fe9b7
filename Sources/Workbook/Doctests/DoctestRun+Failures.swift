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

    /// Returns the lines of a statement or a listing that must fail, as they are in the file.
    private func lines(of target: DoctestSource.Target, in listing: DoctestListing) -> ArraySlice<DocComment.Line> {
        target.statement.map { listing.listing.lines[listing.statements[$0].lines] } ?? listing.listing.lines[...]
    }

    /// Returns the issue with a statement or a listing that doesn't fail as it must, or `nil` if it does.
    private func issue(
        with target: DoctestSource.Target, of unit: DoctestUnit, _ files: [String], _ recorder: URL
    ) async throws -> DoctestResult.Issue? {
        let start = lines(of: target, in: unit.listings[target.listing]).first!
        let text = try await mistake(in: target, of: unit, files, recorder)
        return text.map { DoctestResult.Issue($0, line: start.number, column: start.column) }
    }

    private func mistake(
        in target: DoctestSource.Target, of unit: DoctestUnit, _ files: [String], _ recorder: URL
    ) async throws -> String? {
        let listing = unit.listings[target.listing]
        let source = unit.source(to: target, prefix: "doctest-\(unit.index):")
        try write(source.text(for: .check, function: unit.isAlone ? nil : "_target"), to: unit.targetFile)
        let errors = try await compiler.compile(
            [unit.targetFile] + files, ["-typecheck"] + (unit.isAlone ? [] : ["-parse-as-library"]))
        let texts = errors.map(\.text).joined(separator: "\n")
        if case .fails(let message) = listing.listing.expectation {
            if errors.isEmpty { return "this compiles, but must not" }
            if errors.contains(where: { $0.text.contains(message) }) { return nil }
            return "does not compile, but the compiler does not say '\(message)'; it says:\n\(texts)"
        }
        let end = target.statement.flatMap { listing.claims[$0].end }
        let numbers = lines(of: target, in: listing).map(\.number)
        let isRejected = errors.contains { $0.path?.hasPrefix("doctest-") == true && numbers.contains($0.line) }
        if end == .rejection, !isRejected { return "this compiles, but the comment says that it doesn't" }
        if end == .rejection { return nil }
        if end == .failure, isRejected {
            return isAnotherReason(texts, than: stated(by: target, in: listing))
                ? "this does not compile, but for another reason:\n\(texts)" : nil
        }
        if !errors.isEmpty { return "this must stop the process, but it does not compile:\n\(texts)" }
        let names = try writeProgram(of: unit, to: target)
        let failures = try await build(names + files, recorder, as: "target-program")
        if !failures.isEmpty { return failures.map(\.text).joined(separator: "\n") }
        return mistake(in: try await execute("target-program", []), of: target, in: listing)
    }

    /// Returns a Boolean value indicating whether the compiler rejects a statement for a misspelled name, which isn't the
    /// failure that its comment is about.
    private func isAnotherReason(_ texts: String, than stated: String?) -> Bool {
        guard let stated, texts.contains("cannot find") || texts.contains("has no member") else { return false }
        return !texts.localizedCaseInsensitiveContains(stated) && !stated.contains(#/\b(?:find|member|scope)\b/#)
    }

    /// Returns the reason that a process didn't stop as it must, or `nil` if it did.
    private func mistake(
        in run: Execution, of target: DoctestSource.Target, in listing: DoctestListing
    ) -> String? {
        if run.end == .exited(0) { return "this does not stop the process, but the comment says that it does" }
        if run.end == .tookTooLong { return "did not come to its end in time" }
        if let said = stated(by: target, in: listing), let actual = Self.message(in: run.errors),
            !actual.localizedCaseInsensitiveContains(said), ResultCheck.isSimilar(said, actual, atLeast: 0.85)
        {
            return "this stops the process with '\(actual)', not '\(said)'"
        }
        if case .traps(let message) = listing.listing.expectation, !run.errors.contains(message) {
            return "stopped, but without saying '\(message)'\(ChildProcesses.quotation(of: run.errors))"
        }
        return nil
    }
}
