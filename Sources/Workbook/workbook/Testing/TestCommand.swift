import ArgumentParser
import SnippetResults
import SwiftText
import WorkbookKit

/// A command that runs the tests of the chapters and reports the result of each snippet.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compile and run the chapters' snippets.",
        discussion: """
            Runs what 'swift test' runs for these chapters, and prints a line for each
            snippet with the Markdown around a failure.

            With a Markdown file, or a folder of such files, it tests these where they stand,
            in any package: their Swift is compiled against the package's libraries and run,
            listing after listing, and comments such as '// prints 4' are compared. A comment
            before a listing says what else it is: <!-- workbook: skip REASON -->,
            <!-- workbook: fails message="…" -->, <!-- workbook: traps message="…" -->.

            A book that is too much for one machine is tested by several: each takes its
            share of the chapters, with --shard, and --merge makes one report of what they
            have left in '.build/workbook/shards'. The shares go by the times of the last
            run, in '.build/workbook/times.json': bring these to every machine.

            Example:
              workbook test rotation
              workbook test README.md
              workbook test --shard 2/8
            """)

    @OptionGroup var chapters: ChapterArguments

    @Option(help: ArgumentHelp("Test a share of the chapters: 2/8 is the second of eight.", valueName: "n/count"))
    var shard: Shard?

    @Flag(help: "Test nothing: report what all shards have found.")
    var merge = false

    @OptionGroup var findings: FindingArguments

    func validate() throws {
        if shard != nil, merge { throw ValidationError("--merge joins what --shard has left; give one of them") }
        if shard != nil || merge, !chapters.chapters.isEmpty {
            throw ValidationError("a shard takes its chapters from the whole book; name none")
        }
    }

    func run() async throws {
        if merge { return try mergeShards() }
        if let test = try InPlaceTest(chapters.chapters, book: chapters.book) { return try await test.run(findings) }
        var selection = try chapters.open(findings)
        if let shard { try selection.take(shard) }
        // The chapters are parsed before the tests run, which takes a while, so that the report matches the chapters
        // that were checked.
        let chapters = try selection.outlines.map { try selection.folder.chapter($0).chapter }
        do {
            let (run, result) = try await selection.runTests()
            defer { run.results.remove() }
            let report = show(result, run.results, of: chapters)
            if let shard {
                try ShardRecord(shard, chapters, result, run.results).write(package: selection.package)
            } else if result.passed, report.isGreen {
                try ChapterTimes(seconds: result.seconds).record(package: selection.package)
            }
            if !result.passed || !report.isGreen { throw ExitCode(1) }
        } catch let error as ChapterArguments.DoesNotCompile {
            var report = TestReport(issues: [], isDone: { _, _ in false }, format: findings.format)
            report.add(compilerOutput: error.output, in: selection.folder)
            report.finish()
            if let shard {
                try ShardRecord(shard, chapters, compilerOutput: error.output).write(package: selection.package)
            }
            throw ExitCode(1)
        }
    }

    private func show(_ result: TestRun.Report, _ results: ResultsFolder, of chapters: [Chapter]) -> TestReport {
        var report = TestReport(issues: result.issues, isDone: results.isDone, format: findings.format)
        for chapter in chapters { report.add(chapter) }
        if !result.passed, report.failed == 0 || result.issues.isEmpty {
            findings.tell("\n\(lines: result.output)")
        }
        report.finish()
        return report
    }

    private func mergeShards() throws {
        let selection = try chapters.open(findings)
        let merge = try ShardMerge(records: ShardRecord.all(package: selection.package), folder: selection.folder)
        let report = merge.report(findings)
        report.finish()
        guard report.isGreen else { throw ExitCode(1) }
        try merge.times.record(package: selection.package)
    }
}

extension Shard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension ChapterArguments.Selection {
    /// Keeps only the chapters of a shard, and removes the previous record of the shard.
    fileprivate mutating func take(_ shard: Shard) throws {
        let chapters = try outlines.map { try folder.chapter($0).chapter }
        outlines = shard.places(of: ChapterTimes(package: package).weights(of: chapters)).map { outlines[$0] }
        self.shard = shard
        ShardRecord.remove(shard, package: package)
    }
}
