import Foundation
import TestSupport
import Testing

/// Tests of a book that is tested in shards, and of the merged report.
@Suite struct ShardCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: Book\nchapters: [a, b, c]\n", to: "chapters/workbook.yml")
        try folder.write(Self.chapter("A", prints: 1, shows: 1), to: "chapters/01-a.md")
        try folder.write(Self.chapter("B", prints: 2, shows: 3), to: "chapters/02-b.md")
        try folder.write(Self.chapter("C", prints: 4, shows: 4), to: "chapters/03-c.md")
    }

    private static func chapter(_ title: String, prints number: Int, shows output: Int) -> String {
        "---\ntitle: \(title)\n---\n\n```swift program\nprint(\(number))\n```\n\n```output\n\(output)\n```\n"
    }

    private func test(_ arguments: String...) throws -> Tool.Run {
        return try Tool.run(
            ["test"] + arguments, in: folder.path,
            environment: Tool.environmentWithSwift)
    }

    @Test func `the merged report of the shards equals the report of a single run`() throws {
        let whole = try test()
        #expect(whole.status == 1)
        #expect(whole.output.hasSuffix("\n2 passed, 1 failed\n"))
        // Times are recorded only for books that pass, because a run that stops early is too short.
        #expect(!folder.files.contains(".build/workbook/times.json"))

        let shares = [try test("--shard", "1/2"), try test("--shard", "2/2")]
        #expect(shares.map(\.output).joined().matches(of: /✔|✘/).count == 3)
        #expect(shares.map(\.status).sorted() == [0, 1])
        let merged = try test("--merge")
        #expect(merged.output == whole.output && merged.status == 1)

        try folder.write(Self.chapter("B", prints: 3, shows: 3), to: "chapters/02-b.md")
        let old = try test("--merge")
        #expect(old.status == 1 && old.output == "")
        #expect(old.errors == "error: chapters/02-b.md has changed since it was tested; test its shard again\n")
        for share in ["1/2", "2/2"] { #expect(try test("--shard", share).status == 0) }
        let green = try test("--merge", "--format", "json")
        #expect(green.status == 0)
        #expect(green.output.contains("\"passed\" : 3"))
        #expect(folder.text(".build/workbook/times.json")?.matches(of: /"[abc]" : \d/).count == 3)
    }

    @Test func `--merge reports each shard without a record`() throws {
        #expect(try test("--merge").errors.hasPrefix("error: there is nothing to merge in '.build/workbook/shards'; "))
        #expect(try test("--shard", "2/3").status == 1)
        let run = try test("--merge", "--format", "github")
        #expect(run.status == 1)
        for share in ["1/3", "3/3"] {
            #expect(
                run.output.contains("shard \(share) left no record; run 'workbook test --shard \(share)' to its end"))
        }
        // Another division replaces this one.
        #expect(try test("--shard", "5/5").output == "\n0 passed, 0 failed\n")
        #expect(folder.files.filter { $0.contains("shards/") } == [".build/workbook/shards/5-of-5.json"])
        try folder.write("{", to: ".build/workbook/shards/5-of-5.json")
        #expect(
            try test("--merge").errors
                == "error: '.build/workbook/shards/5-of-5.json' is no record of tests; remove it, and test again\n")
    }

    @Test func `--merge reports a chapter that no shard tested because their recorded times differ`() throws {
        try folder.write(#"{"seconds": {"a": 9, "b": 1, "c": 1}}"#, to: ".build/workbook/times.json")
        #expect(try test("--shard", "1/2").output.contains("chapters/01-a.md:5"))
        try folder.write(#"{"seconds": {"a": 1, "b": 1, "c": 9}}"#, to: ".build/workbook/times.json")
        #expect(try test("--shard", "2/2").output.contains("chapters/01-a.md:5"))
        let run = try test("--merge")
        #expect(run.status == 1)
        #expect(
            run.errors
                == "error: no shard has tested chapters/03-c.md: they went by different times; test all shards again\n")
    }

    @Test(arguments: [
        (["--shard", "3/2"], "'3/2' is invalid for '--shard"), (["--shard", "1/2", "a"], "name none"),
        (["--shard", "1/2", "--merge"], "give one of them"),
    ])
    func `invalid shard options are rejected`(arguments: [String], message: String) throws {
        let run = try Tool.run(["test"] + arguments, in: folder.path, environment: [:])
        #expect(run.status == 64 && run.errors.contains(message))
    }
}
