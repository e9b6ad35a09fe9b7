import ArgumentParser
import ChapterKit
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

            With a Markdown file, or a folder of such files, it tests these where they
            stand, in any package: their Swift is compiled against the package's libraries
            and run, listing after listing, and comments such as '// prints 4' are
            compared. A comment before a listing says what else it is: <!-- workbook: skip
            REASON -->, <!-- workbook: fails message="…" -->, <!-- workbook: traps
            message="…" -->.

            With a Swift file or a folder of such files, it tests the examples in the
            documentation comments of public names: each comment is a program, and what
            its comments say of values, such as '// 4' or '// set is now [1, 2]', is
            compared. '--doc-comments' tests those of the whole package.

            Several machines can test a large book: each tests a share of the chapters,
            with --shard, and --merge makes one report of their records in
            '.build/workbook/shards'. The shares depend on the times of the last run, in
            '.build/workbook/times.json': copy this file to every machine.

            Example:
              workbook test rotation
              workbook test README.md
              workbook test Sources/MyLibrary
              workbook test --shard 2/8
            """)

    @OptionGroup var chapters: ChapterArguments

    @OptionGroup var docComments: DocCommentArguments

    @Option(help: ArgumentHelp("Test a share of the chapters: 2/8 is the second of eight.", valueName: "n/count"))
    var shard: Shard?

    @Flag(help: "Test nothing; report the results of all shards.")
    var merge = false

    @Flag(help: "Succeed if there is no Swift to test.")
    var allowEmpty = false

    @Option(
        help: ArgumentHelp("Write a badge with the number of tested examples, for shields.io.", valueName: "file"))
    var badge: String?

    @OptionGroup var diagnosticArguments: DiagnosticArguments

    func validate() throws {
        if shard != nil, merge { throw ValidationError("--merge joins what --shard has left; give one of them") }
        if shard != nil || merge, !chapters.chapters.isEmpty {
            throw ValidationError("a shard takes its chapters from the whole book; name none")
        }
    }

    func run() async throws {
        if merge { return try mergeShards() }
        let chapters = try chapters.resolvingPaths()
        if let test = try InPlaceTest(chapters.chapters, book: chapters.book, docComments) {
            return try await test.run(diagnosticArguments, allowsEmpty: allowEmpty, badge: badge)
        }
        var selection = try chapters.open(diagnosticArguments)
        if let shard { try selection.restrict(to: shard) }
        try await test(selection)
    }

    private func test(_ selection: ChapterArguments.Selection) async throws {
        // The chapters are read before the tests run, which takes a while: the report is about the text that was checked.
        let chapters = selection.selectedChapters.map { selection.folder.parsedChapter($0) }
        let results = try ResultsFolder.make()
        defer { results.remove() }
        let live = LiveTestReport(of: chapters, TestReport(isDone: results.isDone, diagnosticArguments.reportOptions))
        do {
            let result = try await selection.runTests(writing: results, to: live)
            let report = try show(result, live.complete())
            if let shard {
                try ShardRecord(shard, chapters, result, results).write(package: selection.package)
            } else if result.passed, report.isGreen {
                try ChapterTimes(seconds: result.seconds).record(package: selection.package)
            }
            if !result.passed || !report.isGreen { throw ExitCode(1) }
            if report.isEmpty, !allowEmpty { throw NothingToTestError(explanation(for: selection, report)) }
        } catch let error as CompilationError {
            var report = live.abandon()
            report.add(compilerOutput: error.output, in: selection.folder)
            report.finish()
            if let shard {
                try ShardRecord(shard, chapters, compilerOutput: error.output).write(package: selection.package)
            }
            throw ExitCode(1)
        }
    }

    private func show(_ result: TestRun.Report, _ report: TestReport) throws -> TestReport {
        if !result.passed, report.failed == 0 || result.issues.isEmpty {
            diagnosticArguments.printNote("\n\(lines: result.output)")
        }
        report.finish()
        if let badge { try report.writeBadge(to: badge) }
        return report
    }

    private func explanation(for selection: ChapterArguments.Selection, _ report: TestReport) -> String {
        if let shard, selection.selectedChapters.isEmpty {
            let count = selection.folder.book.chapters.count
            return "nothing was tested: shard \(shard) has no chapter of the book's \(count); use fewer shards, "
                + "or --allow-empty"
        }
        return "nothing was tested: "
            + (report.skipped > 0 ? "every listing is skipped" : "there is no 'swift test', 'example' or 'program'")
            + "; --allow-empty accepts that"
    }

    private func mergeShards() throws {
        let selection = try chapters.open(diagnosticArguments)
        let merge = try ShardMerge(records: ShardRecord.all(package: selection.package), folder: selection.folder)
        let report = merge.report(diagnosticArguments)
        report.finish()
        if let badge { try report.writeBadge(to: badge) }
        guard report.isGreen else { throw ExitCode(1) }
        try merge.times.record(package: selection.package)
    }
}

extension Shard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension ChapterArguments.Selection {
    /// Keeps only the chapters of a shard, and removes the previous record of the shard.
    fileprivate mutating func restrict(to shard: Shard) throws {
        let chapters = selectedChapters.map { folder.parsedChapter($0) }
        selectedChapters = shard.indices(of: ChapterTimes(package: package).weights(of: chapters)).map {
            selectedChapters[$0]
        }
        self.shard = shard
        ShardRecord.remove(shard, package: package)
    }
}
