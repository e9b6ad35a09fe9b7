import Testing

/// A test of the site in a browser that shows every page in every state, which takes minutes.
@Suite(
    .timeLimit(.minutes(16)),
    .enabled("no browser or no driver is installed: run scripts/install-browser") {
        try await BrowserRun.isPossible.value
    })
struct SiteInBrowserProofTests {
    @Test func `no check finds anything on any page in any state`() async throws {
        let run = try await BrowserRun("--thorough")
        #expect(run.checked.count > 20)
        for finding in run.findings { Issue.record("\(finding)") }
    }
}
