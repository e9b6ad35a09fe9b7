import Foundation
import Testing

/// The tool as a user runs it: a separate process in a folder, with only the given environment.
struct Tool {
    /// The result of a run of the tool.
    struct Run {
        var status: Int32
        /// The standard output.
        var output: String
        /// The standard error.
        var errors: String

        var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// The executable next to the tests.
    static let path: String = {
        #if canImport(Darwin)
            let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
        #else
            let tests = Bundle.main.executableURL!
        #endif
        return tests.deletingLastPathComponent().appending(path: "workbook").path
    }()

    /// The environment in which the tool finds Swift.
    static let environmentWithSwift = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) }

    /// The time in seconds after which the tool is stopped, so that endless work fails its test.
    ///
    /// The tool may have to build a package while other tests build theirs.
    private static let longest = 1200.0

    static func run(_ arguments: String..., in folder: String = "/", environment: [String: String] = [:]) throws -> Run
    {
        try run(path, arguments, in: folder, environment: environment)
    }

    static func run(_ arguments: [String], in folder: String, environment: [String: String]) throws -> Run {
        try run(path, arguments, in: folder, environment: environment)
    }

    /// Runs a line of shell script in which `$0` is the tool.
    static func shell(_ line: String, in folder: String) throws -> Run {
        try run("/bin/sh", ["-c", line, path], in: folder, environment: [:])
    }

    /// Starts the tool without waiting for it.
    static func start(_ arguments: String..., in folder: String) throws -> Process {
        try start(arguments, in: folder)
    }

    static func start(
        _ arguments: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> Process {
        let process = process(path, arguments, in: folder, environment: environment)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    static func run(
        _ executable: String, _ arguments: [String], in folder: String, environment: [String: String]
    ) throws -> Run {
        try withTemporaryFolder { logs in
            let process = process(executable, arguments, in: folder, environment: environment)
            // Unlike pipes, files needn't be emptied while the tool runs.
            let (output, errors) = (logs + "/output", logs + "/errors")
            process.standardOutput = try handle(output)
            process.standardError = try handle(errors)
            try process.run()
            // The work item is canceled in time, because the system can reuse the identifier of an ended process.
            let end = DispatchWorkItem { process.terminate() }
            DispatchQueue.global().asyncAfter(deadline: .now() + longest, execute: end)
            process.waitUntilExit()
            end.cancel()
            let run = Run(status: process.terminationStatus, output: try text(output), errors: try text(errors))
            #expect(process.terminationReason == .exit, "a signal stopped it: \(run.errors)")
            return run
        }
    }

    static func process(
        _ executable: String, _ arguments: [String], in folder: String, environment: [String: String]
    ) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        return process
    }

    private static func handle(_ file: String) throws -> FileHandle {
        try Data().write(to: URL(fileURLWithPath: file))
        return try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    }

    private static func text(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    }
}
