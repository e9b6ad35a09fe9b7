import SnippetResults
import TestSupport
import Testing

/// Tests of the chapters and the components on a phone with the alternative in every unknown point of its behavior.
///
/// `make test` runs them on a phone with the default behavior.
@Suite struct UnknownBehaviorProofTests {
    /// The pictures and outputs of chapters that show the default behavior, with the difference.
    private static let differences = [
        "WindowsChapterTests": ["Trail, a log over it": "The picture's description names the key window."],
        "KeyWindowChapterTests": [
            "The key window leaves": "No window is key after a release.",
            "A note, the log over it": "A touch on the log leaves the key window.",
            "A field in the app, a field in a panel": "A field in code makes its window key.",
            "A field in the app is edited": "A touch on the ball leaves the key window.",
            "A search in the log while": "The note stays first responder during the search.",
        ],
        "FloatingBallChapterTests": [
            "A ball that was left near": "The picture's description names the key window.",
            "A finger takes the ball": "A touch goes on during a rotation.",
        ],
    ]

    /// Returns a Boolean value indicating whether an issue is a listed difference.
    private func isListed(_ issue: EventStream.Issue) -> Bool {
        Self.differences[issue.target, default: [:]].keys.contains { issue.testCase?.hasPrefix($0) == true }
    }

    @Test func `chapters and components behave alike on both kinds of phone, but for what shows the difference`()
        async throws
    {
        // The time limit is generous, because other proofs compile packages at the same time.
        let call = PackageRun.Call(
            filter: #"ChapterTests\.|^ComponentTests\."#,
            variables: ["SIMULATOR_ASSUMING": "all", "WORKBOOK_TIME_LIMIT": "600"])
        let issues = try #require(try await PackageRun(Repository.root).test([call]).first ?? nil)
        for issue in issues { #expect(isListed(issue), "\(issue)") }
        for (target, cases) in Self.differences {
            for name in cases.keys {
                let isDifferent = issues.contains { $0.target == target && $0.testCase?.hasPrefix(name) == true }
                #expect(isDifferent, "\(target): \(name) doesn't differ anymore. Remove it from the list.")
            }
        }
    }
}
