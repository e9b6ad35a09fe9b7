import Testing

/// Tests of properties of the site that hold for all readers and browsers.
///
/// `check.py` performs the checks. `check.py --help` lists its requirements.
@Suite(
    "The site in a browser", .timeLimit(.minutes(16)),
    .enabled("no browser or no driver is installed: run scripts/install-browser") {
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
        case lineLength = "line-length"
        case notes, spaces, wraps, cover
        case touch
        case darkPictures = "dark-pictures"
        case svgFiles = "svg-files"
        case stopCount = "stop-count"
    }

    private func expectNothing(of check: Check) async throws {
        for finding in try await BrowserRun.shared.value.findings where finding.check == check.rawValue {
            Issue.record("\(finding)")
        }
    }

    @Test func `each check of the script has been performed`() async throws {
        #expect(try await BrowserRun.shared.value.checked == Set(Check.allCases.map(\.rawValue)))
    }

    // MARK: Every page, wide and narrow, light and dark, with JavaScript and without

    @Test func `a page logs nothing to the console`() async throws { try await expectNothing(of: .console) }

    @Test func `a page requests only its own site, and each request succeeds`() async throws {
        try await expectNothing(of: .requests)
    }

    @Test func `the pages are valid HTML`() async throws { try await expectNothing(of: .html) }

    @Test func `a chapter's page has at most 60 KB, compressed`() async throws {
        try await expectNothing(of: .weight)
    }

    @Test func `no page scrolls horizontally, even on the smallest phone`() async throws {
        try await expectNothing(of: .sideways)
    }

    @Test func `a listing is only cut off if it has no room, and then it's marked`() async throws {
        try await expectNothing(of: .listings)
    }

    @Test func `the text of a picture is at least 12 pixels high`() async throws {
        try await expectNothing(of: .pictureText)
    }

    @Test func `on a dark page, at most a quarter of a phone is bright`() async throws {
        try await expectNothing(of: .darkPictures)
    }

    @Test func `other programs than browsers draw the files of pictures in the same colors`() async throws {
        try await expectNothing(of: .svgFiles)
    }

    @Test func `a printed chapter has at most 26 white sheets and lists the omitted pictures`() async throws {
        try await expectNothing(of: .print)
    }

    // MARK: By keyboard, by finger, by ear

    @Test func `axe finds no violation of WCAG 2.2 A and AA and of best practice`() async throws {
        try await expectNothing(of: .axe)
    }

    @Test func `each tab stop has an action or scrolls, and has a name`() async throws {
        try await expectNothing(of: .stops)
    }

    @Test func `the focused element looks different`() async throws { try await expectNothing(of: .focus) }

    @Test func `touch targets are at least 24 pixels wide and high`() async throws {
        try await expectNothing(of: .targets)
    }

    // MARK: Finding one's way

    @Test func `search is opened, used and closed by keyboard, and keeps the scroll position`() async throws {
        try await expectNothing(of: .searchKeys)
    }

    @Test func `28 of 30 queries find the right section first or second`() async throws {
        try await expectNothing(of: .queries)
    }

    @Test func `search and contents are reachable in the middle of a page`() async throws {
        try await expectNothing(of: .atHand)
    }

    @Test func `a deep link scrolls to its target at once`() async throws { try await expectNothing(of: .deepLinks) }

    @Test func `a missing address shows a page with a link back`() async throws {
        try await expectNothing(of: .missing)
    }

    @Test func `a chosen theme is remembered`() async throws { try await expectNothing(of: .theme) }

    // MARK: Listings, pictures and exercises

    @Test func `Copy copies all of the code without the page's marks`() async throws {
        try await expectNothing(of: .copy)
    }

    @Test func `arrow keys switch a picture's choices, with and without JavaScript`() async throws {
        try await expectNothing(of: .choices)
    }

    @Test func `arrow keys switch a walk's steps, with and without JavaScript`() async throws {
        try await expectNothing(of: .steps)
    }

    @Test func `a picture is enlarged by key and pointer, and Escape restores the scroll position`() async throws {
        try await expectNothing(of: .enlarge)
    }

    @Test func `a sequence of options is dragged, and a ring shows the region below it`() async throws {
        try await expectNothing(of: .touch)
    }

    @Test func `hints are numbered and precede the solution, and solved exercises are remembered`() async throws {
        try await expectNothing(of: .exercises)
    }
}
