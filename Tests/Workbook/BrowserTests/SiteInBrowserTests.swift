import Testing

/// Tests of properties of the site that hold for all readers and browsers.
///
/// `check.py` performs the checks. `check.py --help` lists its requirements.
@Suite(
    "The site in a browser", .timeLimit(.minutes(16)),
    .enabled("no browser, or nothing to drive it: run scripts/install-browser") {
        try await BrowserRun.isPossible.value
    })
struct SiteInBrowserTests {
    /// The checks of `check.py`, by their names there.
    enum Check: String, CaseIterable {
        case console, requests, html, axe, weight, print
        case sideways, listings
        case pictureText = "picture-text"
        case stops, focus, targets
        case searchKeys = "search-keys"
        case queries
        case atHand = "at-hand"
        case deepLinks = "deep-links"
        case missing, theme, copy, choices, steps, enlarge, exercises
    }

    private func expectNothing(of check: Check) async throws {
        for finding in try await BrowserRun.shared.value.findings where finding.check == check.rawValue {
            Issue.record("\(finding)")
        }
    }

    @Test func `each check of the script has been made`() async throws {
        #expect(try await BrowserRun.shared.value.checked == Set(Check.allCases.map(\.rawValue)))
    }

    // MARK: Every page, wide and narrow, light and dark, with JavaScript and without

    @Test func `a page says nothing on the console`() async throws { try await expectNothing(of: .console) }

    @Test func `a page asks nobody but its own site, and gets what it asks for`() async throws {
        try await expectNothing(of: .requests)
    }

    @Test func `the pages are valid HTML`() async throws { try await expectNothing(of: .html) }

    @Test func `a chapter's page weighs at most 60 KB, compressed`() async throws {
        try await expectNothing(of: .weight)
    }

    @Test func `no page scrolls sideways, on the smallest phone either`() async throws {
        try await expectNothing(of: .sideways)
    }

    @Test func `no listing is cut where there is room, and none without a sign where there is not`() async throws {
        try await expectNothing(of: .listings)
    }

    @Test func `the text of a picture is at least 11 pixels high`() async throws {
        try await expectNothing(of: .pictureText)
    }

    @Test func `a chapter takes at most 26 sheets, on white, and says which pictures it leaves out`() async throws {
        try await expectNothing(of: .print)
    }

    // MARK: By keyboard, by finger, by ear

    @Test func `axe finds no violation of WCAG 2.2 A and AA and of best practice`() async throws {
        try await expectNothing(of: .axe)
    }

    @Test func `what the tab key stops at acts or scrolls, and has a name`() async throws {
        try await expectNothing(of: .stops)
    }

    @Test func `what has the focus looks different`() async throws { try await expectNothing(of: .focus) }

    @Test func `what a finger touches is 24 pixels wide and high`() async throws {
        try await expectNothing(of: .targets)
    }

    // MARK: Finding one's way

    @Test func `search is opened, used and left by keyboard, and keeps the place`() async throws {
        try await expectNothing(of: .searchKeys)
    }

    @Test func `what readers would type finds the right section first or second, 28 times of 30`() async throws {
        try await expectNothing(of: .queries)
    }

    @Test func `search and contents are in reach in the middle of a page`() async throws {
        try await expectNothing(of: .atHand)
    }

    @Test func `a link into a page arrives at once`() async throws { try await expectNothing(of: .deepLinks) }

    @Test func `where there is no page, a page says so at any address, and leads back`() async throws {
        try await expectNothing(of: .missing)
    }

    @Test func `a theme that was chosen is remembered`() async throws { try await expectNothing(of: .theme) }

    // MARK: Listings, pictures and exercises

    @Test func `Copy gives all of the code, and no mark of the page`() async throws {
        try await expectNothing(of: .copy)
    }

    @Test func `arrow keys go through the choices of a picture, with JavaScript and without`() async throws {
        try await expectNothing(of: .choices)
    }

    @Test func `arrow keys go through the steps of a walk, with JavaScript and without`() async throws {
        try await expectNothing(of: .steps)
    }

    @Test func `a picture fills the window by key and by pointer, and Escape gives the place back`() async throws {
        try await expectNothing(of: .enlarge)
    }

    @Test func `hints are numbered and stand before the solution, and what is done is remembered`() async throws {
        try await expectNothing(of: .exercises)
    }
}
