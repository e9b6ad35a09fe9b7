import Foundation

// Prints the times of libcmark alone and of `workbook build` for a book, from one run on one machine. The machine may
// be busy, so compare the ratios, and repeat the run.

let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
let tool = programs.appending(path: "workbook").path
let baselineTool = programs.appending(path: "CommonMarkBaseline").path
let sizes = CommandLine.arguments.dropFirst().compactMap(Int.init)

func row(_ name: String, _ measurement: Measurement, baseline: Measurement) {
    let columns = [
        String(format: "%8.3f s", measurement.seconds),
        String(format: "%6.2f", measurement.seconds / baseline.seconds),
        String(format: "%6.0f MB", measurement.megabytes),
    ]
    print("  " + name.padding(toLength: 32, withPad: " ", startingAt: 0) + columns.joined(separator: "  "))
}

/// Returns the fastest of several measurements, which is the one least disturbed by other load on the machine.
func best(of count: Int, _ measure: () throws -> Measurement) rethrows -> Measurement {
    try (0..<count).map { _ in try measure() }.min { $0.seconds < $1.seconds }!
}

let scratch = FileManager.default.temporaryDirectory.appending(
    path: "workbook-bench-\(ProcessInfo.processInfo.processIdentifier)")
defer { try? FileManager.default.removeItem(at: scratch) }

print("                                        time   ratio   memory")
for count in sizes.isEmpty ? [100, 1_000, 5_000] : Array(sizes) {
    let book = SyntheticBook(folder: scratch.appending(path: "chapters-\(count)"), count: count)
    try book.write()
    let repetitions = count > 2_000 ? 3 : 5
    var output = scratch
    var baseline = Measurement(seconds: .infinity, megabytes: 0)
    var cold = baseline
    // The baseline and the tool alternate, so that a busy moment affects both. Every run writes to a separate folder,
    // because a file system is slow where many files have just been deleted.
    for repetition in 0..<repetitions {
        let baselineOutput = scratch.appending(path: "baseline-\(count)-\(repetition)")
        try FileManager.default.createDirectory(at: baselineOutput, withIntermediateDirectories: true)
        let baselineRun = try Measurement.run(baselineTool, [book.folder.path, baselineOutput.path])
        if baselineRun.seconds < baseline.seconds { baseline = baselineRun }
        output = scratch.appending(path: "site-\(count)-\(repetition)")
        let coldRun = try Measurement.run(tool, ["build", book.folder.path, "--output", output.path])
        if coldRun.seconds < cold.seconds { cold = coldRun }
    }
    let unchanged = try best(of: repetitions) {
        try Measurement.run(tool, ["build", book.folder.path, "--output", output.path])
    }
    try book.changeOneChapter()
    let changed = try Measurement.run(tool, ["build", book.folder.path, "--output", output.path])

    print("\(count) chapters")
    row("libcmark alone (the floor)", baseline, baseline: baseline)
    row("workbook build, cold", cold, baseline: baseline)
    row("workbook build, nothing changed", unchanged, baseline: baseline)
    row("workbook build, one changed", changed, baseline: baseline)
}

let cost = try SnippetCompileBenchmark(
    extractor: programs.appending(path: "ChapterExtractor").path, folder: scratch,
    modules: programs.appending(path: "Modules").path
).measure()
print(
    String(
        format: "compiling: a snippet takes %.1f ms as a test, %.1f ms as a bare function: %.1f ms more",
        cost.extracted * 1000, cost.bare * 1000, (cost.extracted - cost.bare) * 1000))

let uikit = programs.appending(path: "UIKitBenchmark").path
let first = try best(of: 5) { try Measurement.run(uikit, ["1"]) }
let thousand = try best(of: 3) { try Measurement.run(uikit, ["1000"]) }
print(
    String(
        format: "testing a view controller: a process with one test takes %.0f ms, each further test %.1f ms, %.0f MB",
        first.seconds * 1000, (thousand.seconds - first.seconds) / 999 * 1000, thousand.megabytes))

let examples = try ExampleBenchmark(tool: tool, package: scratch.appending(path: "examples")).measure()
print(
    String(
        format: "testing 200 documentation comments: %.1f s; swiftc on their examples: %.1f s; ratio %.2f",
        examples.test, examples.compiler, examples.test / examples.compiler))

print("testing a chapter (compiles a package first, which takes a minute or two)")
let times = try IncrementalTestBenchmark(
    tool: tool, repository: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
    package: scratch.appending(path: "book")
).measure()

func row(_ name: String, _ seconds: Double, comparedTo other: Double) {
    let columns = String(format: "%8.3f s  %6.2f", seconds, seconds / other)
    print("  " + name.padding(toLength: 32, withPad: " ", startingAt: 0) + columns)
}
row("swift test --filter", times.swiftTest, comparedTo: times.swiftTest)
row("workbook test", times.workbookTest, comparedTo: times.swiftTest)
row("swift build, one test changed", times.buildOfChange, comparedTo: times.buildOfChange)
row("workbook test, one test changed", times.workbookTestOfChange, comparedTo: times.buildOfChange)
