import SwiftText
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the results that a build stores for the next one.
@Suite struct BuildCacheTests {
    private let metadata = Chapter.Metadata.named("a")

    private func entry(_ text: String, key: UInt64) -> BuildCache.Entry {
        var report = ChapterReport(metadata: metadata)
        report.anchors = ["x", "tab\tand\nline"]
        report.testedCount = 7
        return BuildCache.entry(report, text: Array(text.utf8), names: Array("func\t\tf()\n".utf8), key: key)
    }

    @Test func `an entry is decoded unchanged, even if its text resembles the format of the cache`() throws {
        let text = "!A\ta.html\n.0123456789abcdef 1 2 b.md\n:> workbook cache\n"
        let records = [
            entry(text, key: 1).record,
            BuildCache.record(of: "search.js", files: ["search.js", "search/words-0.js"], key: 2),
        ]
        let cache = BuildCache(BuildCache.bytes(of: records))
        let found = try #require(cache.entry(on: metadata, key: 1))
        #expect(found.report.anchors == ["x", "tab\tand\nline"] && found.report.testedCount == 7)
        #expect(found.text.text == text && found.names.text == "func\t\tf()\n")
        #expect(found.record == records[0])
        #expect(cache.files("search.js", key: 2) == ["search.js", "search/words-0.js"])
        #expect(cache.entry(on: .named("0123456789abcdef"), key: 1) == nil)
    }

    @Test func `an entry isn't found with another key, in a damaged cache or with a wrong length`() {
        let bytes = BuildCache.bytes(of: [entry("!A\ta.html\n", key: 1).record])
        #expect(BuildCache(bytes).entry(on: metadata, key: 2) == nil)
        #expect(BuildCache(bytes).files("search.js", key: 1) == [])
        var damaged = bytes
        damaged[bytes.count - 2] ^= 1
        #expect(BuildCache(damaged).entry(on: metadata, key: 1) == nil)
        let long = BuildCache.bytes(of: [ArraySlice("0000000000000001 9 0 \(Int.max) a.md\nx".utf8)])
        #expect(BuildCache(long).entry(on: metadata, key: 1) == nil)
        #expect(BuildCache([]).entry(on: metadata, key: 1) == nil)
    }
}
