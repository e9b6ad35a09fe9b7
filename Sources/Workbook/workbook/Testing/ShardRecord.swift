import Foundation
import SnippetResults
import WorkbookKit

/// What came of one share of a book's tests, for `workbook test --merge`.
struct ShardRecord: Codable {
    struct Chapter: Codable {
        var slug: String
        /// The hash of its snippets as they were tested.
        var source: String
        /// The places of the snippets that came to their end, in the chapter's list.
        var done: [Int]
        var seconds: Double?
    }

    var shard: Shard
    var chapters: [Chapter]
    var issues: [EventStream.Issue] = []
    /// Whether what ran the tests said that all passed.
    var passed = false
    /// What the tests printed; that they do not compile, if they do not.
    var output = ""
    var compiles = true

    init(_ shard: Shard, _ chapters: [WorkbookKit.Chapter], _ report: TestRun.Report, _ results: ResultsFolder) {
        self.shard = shard
        self.chapters = chapters.map { chapter in
            let slug = chapter.outline.slug
            return Chapter(
                slug: slug, source: ChapterPrograms.source(of: chapter),
                done: chapter.snippets.indices.filter { results.isDone($0, in: slug) }, seconds: report.seconds[slug])
        }
        issues = report.issues
        passed = report.passed
        output = report.passed ? "" : report.output
    }

    /// A share that does not compile.
    init(_ shard: Shard, _ chapters: [WorkbookKit.Chapter], compilerOutput: String) {
        self.shard = shard
        self.chapters = chapters.map {
            Chapter(slug: $0.outline.slug, source: ChapterPrograms.source(of: $0), done: [])
        }
        output = compilerOutput
        compiles = false
    }

    // MARK: The files

    /// The folder of the records in the package of a book.
    static let folder = ".build/workbook/shards"

    private static func name(of shard: Shard) -> String { "\(shard.number)-of-\(shard.count).json" }

    /// Writes the record, in place of one of the same share. Those of a division into another number of shares go away.
    func write(package: String) throws {
        let folder = URL(fileURLWithPath: package).appending(path: Self.folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for old in try Self.all(package: package) where old.shard.count != shard.count {
            try FileManager.default.removeItem(at: folder.appending(path: Self.name(of: old.shard)))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(self).write(to: folder.appending(path: Self.name(of: shard)), options: .atomic)
    }

    /// Removes the record of a share that is to be tested anew.
    static func remove(_ shard: Shard, package: String) {
        try? FileManager.default.removeItem(atPath: "\(package)/\(folder)/\(name(of: shard))")
    }

    /// The records that there are, by the numbers of their shares.
    ///
    /// - Throws: `Failure` when one is damaged.
    static func all(package: String) throws -> [ShardRecord] {
        let folder = URL(fileURLWithPath: package).appending(path: Self.folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.filter { $0.hasSuffix(".json") }.map { name in
            let data = try Data(contentsOf: folder.appending(path: name))
            do {
                return try JSONDecoder().decode(ShardRecord.self, from: data)
            } catch {
                throw Failure(description: "'\(Self.folder)/\(name)' is no record of tests; remove it, and test again")
            }
        }.sorted { ($0.shard.count, $0.shard.number) < ($1.shard.count, $1.shard.number) }
    }

    struct Failure: UserFacingError {
        var description: String
    }
}
