import ChapterKit
import Foundation
import SnippetResults
import WorkbookKit

/// The results of one shard of a book's tests, for `workbook test --merge`.
struct ShardRecord: Codable {
    struct Chapter: Codable {
        var slug: String
        /// The hash of the snippets that were tested.
        var source: String
        /// The indices of the snippets that ran to completion.
        var done: [Int]
        var seconds: Double?
    }

    var shard: Shard
    var chapters: [Chapter]
    var issues: [EventStream.Issue] = []
    /// A Boolean value indicating whether the test process exited successfully.
    var passed = false
    /// The output of the tests, or of the compiler if they don't compile.
    var output = ""
    var compiles = true

    init(_ shard: Shard, _ chapters: [ChapterKit.Chapter], _ report: TestRun.Report, _ results: ResultsFolder) {
        self.shard = shard
        self.chapters = chapters.map { chapter in
            let slug = chapter.metadata.slug
            return Chapter(
                slug: slug, source: ChapterPrograms.source(of: chapter),
                done: chapter.snippets.indices.filter { results.isDone($0, in: slug) }, seconds: report.seconds[slug])
        }
        issues = report.issues
        passed = report.passed
        output = report.passed ? "" : report.output
    }

    /// Creates the record of a shard that doesn't compile.
    init(_ shard: Shard, _ chapters: [ChapterKit.Chapter], compilerOutput: String) {
        self.shard = shard
        self.chapters = chapters.map {
            Chapter(slug: $0.metadata.slug, source: ChapterPrograms.source(of: $0), done: [])
        }
        output = compilerOutput
        compiles = false
    }

    // MARK: The files

    /// The path of the records in the package of a book.
    static let folder = ".build/workbook/shards"

    private static func name(of shard: Shard) -> String { "\(shard.number)-of-\(shard.count).json" }

    /// Writes the record, and replaces an existing one of the same shard. Records with another number of shards are
    /// removed.
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

    /// Removes the record of a shard before it's tested again.
    static func remove(_ shard: Shard, package: String) {
        try? FileManager.default.removeItem(atPath: "\(package)/\(folder)/\(name(of: shard))")
    }

    /// Returns the existing records, in the order of their shards.
    ///
    /// - Throws: `ShardRecordError` if a record is damaged.
    static func all(package: String) throws -> [ShardRecord] {
        let folder = URL(fileURLWithPath: package).appending(path: Self.folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.filter { $0.hasSuffix(".json") }.map { name in
            let data = try Data(contentsOf: folder.appending(path: name))
            do {
                return try JSONDecoder().decode(ShardRecord.self, from: data)
            } catch {
                throw ShardRecordError(
                    description: "'\(Self.folder)/\(name)' is no record of tests; remove it, and test again")
            }
        }.sorted { ($0.shard.count, $0.shard.number) < ($1.shard.count, $1.shard.number) }
    }
}

/// An error that reports missing or damaged records of shards.
struct ShardRecordError: UserFacingError {
    var description: String
}
