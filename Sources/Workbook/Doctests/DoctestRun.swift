import Foundation
import SnippetPrograms

/// A test of the documentation comments of a module: one program, and a process for each comment.
package struct DoctestRun: Sendable {
    package struct Settings: Sendable {
        /// The import declarations of each example.
        package var imports: [String]
        package var languageMode: String
        /// The compiler arguments that locate modules and the libraries to link.
        package var arguments: [String]
        /// The time limit of a process, in seconds.
        package var seconds: Double

        package init(imports: [String], languageMode: String, arguments: [String], seconds: Double) {
            self.imports = imports
            self.languageMode = languageMode
            self.arguments = arguments
            self.seconds = seconds
        }
    }

    package struct Report: Sendable {
        /// The results of each comment's listings.
        package var results: [[DoctestResult]] = []
        /// The number of comments in one program, and of those in a program of their own.
        package var merged = 0
        package var alone = 0

        package init() {}
    }

    let settings: Settings
    /// A folder for the files of the run.
    let folder: URL
    let processes: ChildProcesses

    package init(_ settings: Settings, in folder: URL, processes: ChildProcesses) {
        self.settings = settings
        self.folder = folder
        self.processes = processes
    }

    var compiler: CompilerRun {
        CompilerRun(
            languageMode: settings.languageMode, arguments: settings.arguments, folder: folder, processes: processes)
    }

    /// Tests comments.
    ///
    /// - Parameters:
    ///   - doctests: The comments.
    ///   - setUp: The files that come before the examples of all files, or of the file at a path.
    /// - Throws: `DoctestError` if the set-up doesn't compile or no example can be linked, or `ProgramRunnerError` if
    ///   there's no compiler.
    package func report(on doctests: [Doctest], setUp: (Doctest) -> [SetUp] = { _ in [] }) async throws -> Report {
        var units = doctests.enumerated().map { index, doctest in
            DoctestUnit(index, doctest, setUp: setUp(doctest), imports: settings.imports)
        }
        var seen: Set<String> = []
        let files = units.flatMap(\.setUp).filter { seen.insert($0.path).inserted }
        try write(files, for: .check)
        try await check(files)
        async let recorder = compiledRecorder()
        try await check(&units, files)
        let object = try await recorder
        try await refute(&units, Self.names(of: files), object)
        try write(files, for: .record)
        try await build(&units, Self.names(of: files), object)
        var report = Report()
        report.merged = units.count { !$0.isAlone && !$0.running.isEmpty }
        report.alone = units.count { $0.isAlone && !$0.running.isEmpty }
        try await run(&units)
        report.results = units.map { unit in
            unit.listings.indices.map { unit.results[$0] ?? .notTested("it did not run") }
        }
        return report
    }

    // MARK: Files

    func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func write(_ files: [SetUp], for purpose: DoctestSource.Purpose) throws {
        for (index, file) in files.enumerated() where file.hasDeclarations {
            let start = purpose == .check ? "" : "import \(Recorder.module)\n"
            try write(start + file.declarations(for: purpose, settings.imports), to: "set-up-\(index).swift")
        }
    }

    private static func names(of files: [SetUp]) -> [String] {
        files.indices.filter { files[$0].hasDeclarations }.map { "set-up-\($0).swift" }
    }

    // MARK: Checking

    /// Compiles the set-up alone, because its mistakes aren't those of the examples.
    private func check(_ files: [SetUp]) async throws {
        guard !files.isEmpty else { return }
        var names = Self.names(of: files)
        for (index, file) in files.enumerated() {
            let imports = (settings.imports + file.imports).joined(separator: "\n")
            let lines = file.statements(for: .check)
            guard !lines.isEmpty else { continue }
            let isAsync = OuterWords(lines.joined(separator: "\n")).isAsync
            let text = "\(imports)\n@MainActor func _setUp\(index)() \(isAsync ? "async " : "")throws {\n"
            try write(text + lines.joined(separator: "\n") + "\n}\n", to: "set-up-statements-\(index).swift")
            names.append("set-up-statements-\(index).swift")
        }
        guard !names.isEmpty else { return }
        let issues = try await compiler.compile(names, ["-typecheck", "-parse-as-library"])
        guard !issues.isEmpty else { return }
        let text = issues.map { issue in
            issue.path.map { "\($0):\(issue.line):\(issue.column): \(issue.text)" } ?? issue.text
        }
        throw DoctestError(
            description:
                "the set-up of the examples doesn't compile; correct it first:\n\(text.joined(separator: "\n"))")
    }

    /// Removes the listings that don't compile, until the rest of each comment does.
    private func check(_ units: inout [DoctestUnit], _ files: [SetUp]) async throws {
        var pending = units.indices.filter { !units[$0].running.isEmpty }
        while !pending.isEmpty {
            let (found, isComplete) = try await issues(of: pending.map { units[$0] }, Self.names(of: files))
            pending = pending.filter { index in
                guard let issues = found[index] else { return !isComplete }
                return units[index].remove(issues)
            }
        }
        for index in units.indices { try await findText(in: &units[index]) }
    }

    /// Returns the errors of comments, by their index. Comments without errors have none.
    ///
    /// - Returns: The errors, and a Boolean value indicating whether all errors of the compiler are among them.
    private func issues(
        of units: [DoctestUnit], _ files: [String]
    ) async throws -> (found: [Int: [CompilerError]], isComplete: Bool) {
        var names: [String] = []
        for unit in units {
            let source = unit.source(prefix: "doctest-\(unit.index):")
            try write(source.text(for: .check, function: unit.function), to: unit.file)
            if !unit.isAlone { names.append(unit.file) }
        }
        var all =
            names.isEmpty
            ? [] : try await compiler.compile(names + files, ["-typecheck", "-parse-as-library"])
        for unit in units where unit.isAlone {
            let own = try await compiler.compile([unit.file] + files, ["-typecheck"])
            all += own.map { issue in
                var issue = issue
                if issue.path == nil { issue.path = "doctest-\(unit.index).swift" }
                return issue
            }
        }
        var found: [Int: [CompilerError]] = [:]
        var isComplete = true
        for var issue in all {
            guard let (index, path) = Self.unit(of: issue) else {
                isComplete = false
                continue
            }
            issue.path = path
            found[index, default: []].append(issue)
        }
        // Nothing tells which file made the compiler fail, so each half is compiled again.
        if !all.isEmpty, found.isEmpty {
            if units.count == 1 { return ([units[0].index: all], true) }
            let middle = units.count / 2
            let first = try await issues(of: Array(units[..<middle]), files)
            let second = try await issues(of: Array(units[middle...]), files)
            return (first.found.merging(second.found) { $1 }, first.isComplete && second.isComplete)
        }
        return (found, isComplete)
    }

    /// Returns the index of the comment that an error is in, and the path of its file. The path is `nil` if the error
    /// is in a line that the comment doesn't have.
    static func unit(of issue: CompilerError) -> (index: Int, path: String?)? {
        guard let path = issue.path else { return nil }
        if let found = path.prefixMatch(of: #/doctest-(\d+):/#) {
            return Int(found.output.1).map { ($0, String(path[found.range.upperBound...])) }
        }
        let name = #/(?:.*\/)?(?:doctest|alone)-(\d+)(?:\.swift|\/main\.swift)/#
        return path.wholeMatch(of: name).flatMap { Int($0.output.1) }.map { ($0, nil) }
    }

    /// Finds the listings without a label that aren't Swift among those that don't compile.
    private func findText(in unit: inout DoctestUnit) async throws {
        for (index, result) in unit.results {
            let listing = unit.listings[index].listing
            guard case .failed = result, !listing.isLabeled, !listing.looksLikeSwift else { continue }
            try write(listing.text, to: "parse.swift")
            guard try await !compiler.compile(["parse.swift"], ["-parse"]).isEmpty else { continue }
            unit.results[index] = .notTested("it isn't Swift; label it 'text'")
        }
    }
}

/// An error that prevents the examples of a module from being tested.
package struct DoctestError: Error, CustomStringConvertible {
    package let description: String
}

extension DocListing {
    /// A Boolean value indicating whether a line begins as a statement of Swift.
    var looksLikeSwift: Bool {
        let words = SwiftWords.variables.union(SwiftWords.declarations).union(SwiftWords.control).union(
            SwiftWords.transfers)
        let start = #/(?:@\w+|#if)\b.*|(?:print|\w+(?:\.\w+)+)\(.*|[A-Za-z_][\w.]*\s*[-+*\/]?=\s.*/#
        return lines.contains { line in
            let text = line.text.trimmed
            return words.contains(String(text.prefix { $0.isLetter })) || text.wholeMatch(of: start) != nil
        }
    }
}
