import Foundation
import Testing

/// A trait of an exercise's tests: their failures name the file to write in.
///
/// As long as the file contains its stub, failures are known issues. Exercises that you haven't begun don't fail a run.
struct ExerciseTrait: SuiteTrait, TestTrait, TestScoping {
    /// The path of the exercise's file in the workspace.
    let file: String
    /// The first line of the stub, without its indentation.
    let stub: String

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let hint: Comment = "Solve this exercise in \(file)"
        guard isOpen else {
            let naming = IssueHandlingTrait.compactMapIssues { issue in
                var issue = issue
                // A suite's trait is also applied to each of its tests.
                if !issue.comments.contains(hint) { issue.comments.append(hint) }
                return issue
            }
            return try await naming.provideScope(for: test, testCase: testCase, performing: function)
        }
        await withKnownIssue(hint, isIntermittent: true) { try await function() }
    }

    /// A Boolean value indicating whether failures are known issues, because the file contains the stub. The program
    /// `progress` wants all failures.
    private var isOpen: Bool {
        guard ProcessInfo.processInfo.environment["WORKBOOK_STUBS"] != "fail" else { return false }
        let workspace = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        guard let text = try? String(contentsOf: workspace.appending(path: file), encoding: .utf8) else {
            #if os(iOS)
                return true  // A phone can't read the Mac's files.
            #else
                return false
            #endif
        }
        return text.split(separator: "\n").contains { $0.drop { $0 == " " || $0 == "\t" } == stub }
    }
}

extension Trait where Self == ExerciseTrait {
    /// Returns the trait of an exercise's tests.
    static func exercise(in file: String, until stub: String) -> Self { ExerciseTrait(file: file, stub: stub) }
}
