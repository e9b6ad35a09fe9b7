import ChapterKit
import SwiftText
import WorkbookKit

/// The merged records of all shards of a book's tests.
struct ShardMerge {
    let records: [ShardRecord]
    let folder: BookFolder
    /// The chapters of the book.
    let chapters: [Chapter]

    init(records: [ShardRecord], folder: BookFolder) throws {
        guard !records.isEmpty else {
            throw ShardRecordError(
                description:
                    "there is nothing to merge in '\(ShardRecord.folder)'; 'workbook test --shard 1/2' and '--shard 2/2' leave their records there"
            )
        }
        self.records = records
        self.folder = folder
        chapters = folder.book.chapters.map { folder.parsedChapter($0) }
    }

    /// The reasons why the records don't cover the current state of the whole book.
    var gaps: [String] {
        let counts = Set(records.map(\.shard.count)).sorted()
        guard counts.count == 1 else {
            let text = counts.map(String.init).joined(separator: " and of ")
            return ["there are records of \(text) shards; remove '\(ShardRecord.folder)', and test again"]
        }
        let there = Set(records.map(\.shard.number))
        let missing = (1...counts[0]).filter { !there.contains($0) }.map { number in
            "shard \(number)/\(counts[0]) left no record; run 'workbook test --shard \(number)/\(counts[0])' to its end"
        }
        guard missing.isEmpty else { return missing }
        let sources = Dictionary(records.flatMap(\.chapters).map { ($0.slug, $0.source) }) { first, _ in first }
        let untested = chapters.filter { sources[$0.metadata.slug] == nil }.map(\.metadata.path)
        let changed = chapters.filter { chapter in
            sources[chapter.metadata.slug].map { $0 != ChapterPrograms.source(of: chapter) } == true
        }
        return
            (untested.isEmpty
            ? []
            : [
                "no shard has tested \(untested.joined(separator: ", ")): they went by different times; test all shards again"
            ])
            + changed.map { "\($0.metadata.path) has changed since it was tested; test its shard again" }
    }

    /// Returns the merged report.
    func report(_ diagnosticArguments: DiagnosticArguments) -> TestReport {
        let done = records.flatMap(\.chapters).reduce(into: [String: Set<Int>]()) {
            $0[$1.slug, default: []].formUnion($1.done)
        }
        let gaps = gaps
        var report = TestReport(
            issues: records.flatMap(\.issues), isDone: { done[$1]?.contains($0) == true },
            diagnosticArguments.reportOptions)
        let uncompiled = Set(records.filter { !$0.compiles }.flatMap(\.chapters).map(\.slug))
        if gaps.isEmpty {
            for chapter in chapters where !uncompiled.contains(chapter.metadata.slug) { report.add(chapter) }
        }
        for record in records {
            if !record.compiles {
                Terminal.err("shard \(record.shard.description) does not compile:")
                report.add(compilerOutput: record.output, in: folder)
            } else if !record.passed, record.issues.isEmpty {
                Terminal.err("shard \(record.shard.description) failed:\n\(lines: record.output)")
                report.add(error: "shard \(record.shard) failed", in: folder)
            }
        }
        for gap in gaps { report.add(error: gap, in: folder) }
        return report
    }

    /// The times of the chapters in all shards.
    var times: ChapterTimes {
        ChapterTimes(
            seconds: records.flatMap(\.chapters).reduce(into: [:]) { times, chapter in
                times[chapter.slug] = chapter.seconds ?? times[chapter.slug]
            })
    }
}
