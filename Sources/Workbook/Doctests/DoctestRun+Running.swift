import Foundation
import SnippetPrograms

// MARK: - Building

extension DoctestRun {
    /// Compiles the module of the recorder.
    ///
    /// - Returns: The object file.
    func compiledRecorder() async throws -> URL {
        try await SupportModule.compile(
            Recorder.text, as: Recorder.module, in: folder, processes: processes,
            options: ["-swift-version", "5", "-O"])
    }

    /// Builds the program of the merged comments, and the programs of the others.
    ///
    /// A comment in which results can't be recorded is compiled without the recording, and one with an error that the
    /// compiler finds late, or that can't be linked, is left out.
    func build(_ units: inout [DoctestUnit], _ files: [String], _ recorder: URL) async throws {
        while true {
            let merged = units.filter { !$0.isAlone && !$0.running.isEmpty }
            if merged.isEmpty { break }
            var main =
                "import \(Recorder.module)\n#sourceLocation(file: \"main\", line: 20000000)\nswitch CommandLine.arguments[1] {\n"
            for unit in merged {
                try write(unit.source().text(for: unit.purpose, function: unit.function), to: unit.file)
                main += "case \"\(unit.index)\": try await _doctest\(unit.index)()\n"
            }
            try write(main + "default: break\n}\n", to: "main.swift")
            let names = merged.map(\.file) + files + ["main.swift"]
            let issues = try await compile(names, ["-Xfrontend", "-playground"])
            if issues.isEmpty {
                let errors = try await link(names, recorder, to: "program")
                if errors.isEmpty { break }
                for index in try await unlinkable(merged, files, recorder, errors) {
                    try await removeUnlinkable(&units[index], files, recorder, errors)
                }
            }
            for (index, issues) in Self.divide(issues, among: merged) { units[index].retreat(issues) }
        }
        for index in units.indices where units[index].isAlone { try await buildAlone(&units[index], files, recorder) }
    }

    /// Returns the errors of each comment, by its index. Errors without a known place are those of all comments.
    private static func divide(_ issues: [CompilerError], among units: [DoctestUnit]) -> [Int: [CompilerError]] {
        let paths = Dictionary(grouping: units, by: \.path)
        var divided: [Int: [CompilerError]] = [:]
        for issue in issues {
            if let (index, _) = unit(of: issue) {
                divided[index, default: []].append(issue)
            } else if let unit = paths[issue.path ?? ""]?.first(where: { $0.listing(at: issue.line) != nil }) {
                divided[unit.index, default: []].append(issue)
            }
        }
        if divided.isEmpty, !issues.isEmpty { for unit in units { divided[unit.index] = issues } }
        return divided
    }

    /// Compiles and links a program.
    ///
    /// - Parameters:
    ///   - files: The names of the source files in the folder.
    ///   - program: The name of the program.
    /// - Returns: The errors of the compiler or of the linker, which are empty if both succeeded.
    func build(_ files: [String], _ recorder: URL, as program: String) async throws -> [CompilerError] {
        let errors = try await compile(files)
        return errors.isEmpty ? try await link(files, recorder, to: program) : errors
    }

    private func compile(_ files: [String], _ options: [String] = []) async throws -> [CompilerError] {
        try await compiler.compile(files, ["-c", "-I", folder.path] + options)
    }

    /// Links the objects of source files.
    func link(_ files: [String], _ recorder: URL, to program: String) async throws -> [CompilerError] {
        let objects = files.map { String($0.split(separator: "/").last!.dropLast(6)) + ".o" }
        return try await compiler.compile(objects + [recorder.lastPathComponent], ["-o", program])
    }

    private func buildAlone(_ unit: inout DoctestUnit, _ files: [String], _ recorder: URL) async throws {
        while !unit.running.isEmpty {
            try write(unit.source().text(for: unit.purpose, function: nil), to: unit.file)
            let names = [unit.file] + files
            let issues = try await compile(names, unit.purpose.isRecorded ? ["-Xfrontend", "-playground"] : [])
            if issues.isEmpty {
                let errors = try await link(names, recorder, to: "alone-\(unit.index)/program")
                if errors.isEmpty { return }
                try await removeUnlinkable(&unit, files, recorder, errors)
            } else {
                unit.retreat(issues)
            }
        }
    }
}

extension DoctestUnit {
    /// Chooses what to compile after errors that the compiler finds only when it generates code.
    mutating func retreat(_ issues: [CompilerError]) {
        switch purpose {
        case .record: purpose = .recordWithoutVariables
        case .recordWithoutVariables:
            // The transform is an option of the whole compilation, so a program without it is one of its own.
            (purpose, isAlone) = (.run, true)
        case .run, .check:
            _ = remove(
                issues.map { issue in
                    var issue = issue
                    if issue.path != path { issue.path = nil }
                    return issue
                })
        }
    }
}

// MARK: - Running

extension DoctestRun {
    /// What's known of a process that has ended.
    struct Execution: Sendable {
        var end: ChildProcesses.End
        var output: Data
        var errors: String
        var records: [Record]
    }

    /// Runs the programs, each comment in a process of its own.
    func run(_ units: inout [DoctestUnit]) async throws {
        let executions = try await withThrowingTaskGroup(of: (Int, Execution).self) { group in
            for unit in units where !unit.running.isEmpty {
                group.addTask {
                    let program = unit.isAlone ? "alone-\(unit.index)/program" : "program"
                    return (unit.index, try await execute(program, ["\(unit.index)"]))
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for (index, execution) in executions { units[index].evaluate(execution) }
        for index in units.indices { units[index].addTargets() }
    }

    /// Runs a program in an empty folder, with limits on its memory and its files.
    func execute(_ program: String, _ arguments: [String]) async throws -> Execution {
        let name = UUID().uuidString
        let place = folder.appending(path: "run-\(name)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let (output, errors) = (folder.appending(path: "\(name).out"), folder.appending(path: "\(name).err"))
        let records = folder.appending(path: "\(name).json")
        defer { for file in [place, output, errors, records] { try? FileManager.default.removeItem(at: file) } }
        let limits = "ulimit -f 65536 2>/dev/null; ulimit -v 8000000 2>/dev/null; ulimit -c 0; exec \"$0\" \"$@\""
        let end = try await processes.run(
            ["sh", "-c", limits, folder.appending(path: program).path] + (arguments.isEmpty ? ["0"] : arguments)
                + [records.path], in: place,
            environment: ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"], output: output,
            errors: errors, seconds: settings.seconds)
        let decoder = JSONDecoder()
        let lines = (try? Data(contentsOf: records)).map { $0.split(separator: UInt8(ascii: "\n")) } ?? []
        return Execution(
            end: end, output: try Data(contentsOf: output),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
            records: lines.compactMap { try? decoder.decode(Record.self, from: $0) })
    }
}

/// A line that the recorder wrote.
struct Record: Decodable, Sendable {
    /// The listing that begins.
    var begin: Int?
    /// The listing and the statement that begin.
    var at: [Int]?
    /// The listing and the statement that have ended.
    var mark: [Int]?
    var end: Bool?
    /// The number of bytes of the standard output so far.
    var offset: Int
    /// The line of the last value.
    var last: Int?
    /// The last value on each line.
    var values: [String: RecordedValue]?
    var variables: [String: RecordedValue]?
}
