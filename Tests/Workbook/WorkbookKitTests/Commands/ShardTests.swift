import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of dividing a book among machines.
@Suite struct ShardTests {
    @Test(arguments: ["1/1", "2/8", "8/8"])
    func `a shard is parsed from its number and the number of shards`(text: String) {
        #expect(Shard(text)?.description == text)
    }

    @Test(arguments: [
        "", "2", "0/8", "9/8", "-1/8", "1/0", "0/0", "a/b", "1/2/3", " 1/2", "1/2 ", "99999999999999999999/2",
    ])
    func `an invalid shard is rejected`(text: String) {
        #expect(Shard(text) == nil)
    }

    @Test func `the heaviest chapters are assigned first, each to the shard with the smallest load`() {
        let weights = [1, 7, 3, 5, 4.0]
        #expect(Shard("1/2")?.indices(of: weights) == [1, 2])
        #expect(Shard("2/2")?.indices(of: weights) == [0, 3, 4])
        #expect(Shard("3/3")?.indices(of: [1]) == [])
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `each chapter is in one shard, and no load exceeds the mean plus the heaviest chapter`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...9, using: &random)
        let weights = (0..<Int.random(in: 0...60, using: &random)).map { _ in
            Double.random(in: 0...100, using: &random).rounded()
        }
        let shares = try (1...count).map { try #require(Shard("\($0)/\(count)")).indices(of: weights) }
        #expect(shares.flatMap(\.self).sorted() == Array(weights.indices))
        let loads = shares.map { $0.reduce(0) { $0 + weights[$1] } }
        #expect(loads.max()! <= weights.reduce(0, +) / Double(count) + (weights.max() ?? 0) + 0.001)
    }

    // MARK: Times

    @Test func `the weight of a chapter without a recorded time is estimated from its code`() {
        let chapters = ["one", "two", "none"].map { slug in
            var chapter = parse(slug == "none" ? "" : "```swift program\nprint()\n```\n").chapter
            chapter.metadata.slug = slug
            return chapter
        }
        #expect(ChapterTimes(seconds: ["one": 5]).weights(of: chapters) == [5, 5, 0])
        let unknown = ChapterTimes().weights(of: chapters)
        #expect(unknown[0] == unknown[1] && unknown[0] > 1000 && unknown[2] == 0)
    }

    @Test func `recorded times are merged with earlier ones, and a damaged file contains no times`() throws {
        let folder = try TemporaryFolder()
        #expect(ChapterTimes(package: folder.path) == ChapterTimes())
        try ChapterTimes(seconds: ["a": 1, "b": 2]).record(package: folder.path)
        try ChapterTimes(seconds: ["b": 3]).record(package: folder.path)
        #expect(ChapterTimes(package: folder.path).seconds == ["a": 1, "b": 3])
        try folder.write("", to: ChapterTimes.file)
        #expect(ChapterTimes(package: folder.path) == ChapterTimes())
    }
}
