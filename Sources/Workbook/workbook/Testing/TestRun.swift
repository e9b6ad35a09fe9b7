import Foundation
import SnippetResults
import Subprocess
import WorkbookKit

/// One run of SwiftPM's tests, restricted to some chapters.
struct TestRun {
    /// What came of a run.
    enum Outcome {
        /// What the compiler said.
        case didNotCompile(String)
        case ran(Report)
    }

    /// What the tests did.
    struct Report {
        var issues: [EventStream.Issue]
        /// What SwiftPM and the tests printed.
        var output: String
        /// Whether every test passed.
        var passed: Bool
        /// How long each chapter took, as far as it can be told, by its slug.
        var seconds: [String: Double] = [:]
    }

    let package: String
    let targets: [String]
    /// Whether other targets are not even to be compiled: the manifest of a book leaves out what `WORKBOOK_TARGETS` does
    /// not name.
    let isShard: Bool
    /// What the snippets made, and the reports of the run.
    let results: ResultsFolder

    init(package: String, targets: [String], isShard: Bool = false) throws {
        self.package = package
        self.targets = targets
        self.isShard = isShard
        results = try ResultsFolder.make()
    }

    /// Compiles the tests and runs them.
    ///
    /// - Throws: `Failure` when there is no SwiftPM to run.
    func run() async throws -> Outcome {
        // `swift test`, which runs nothing: after `swift build` SwiftPM would compile the C sources anew each time.
        let shard: [Environment.Key: String?] = isShard ? ["WORKBOOK_TARGETS": targets.joined(separator: ",")] : [:]
        let build = try await output(of: "swift", ["test", "--filter", "^$"], shard)
        guard build.succeeded else { return .didNotCompile(build.text) }
        let arguments = [
            "--filter", "^(" + targets.joined(separator: "|") + ")\\.", "--event-stream-output-path",
            results.eventStream, "--event-stream-version", "0",
        ]
        let (program, first) =
            testProgram.map { ($0, ["--testing-library", "swift-testing"]) }
            ?? ("swift", ["test", "--skip-build"])
        // Sets and dictionaries print alike in every run.
        let run = try await output(
            of: program, first + arguments, shard.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 })
        guard let events = EventStream(path: results.eventStream) else { return .didNotCompile(run.text) }
        return .ran(Report(issues: events.issues, output: run.text, passed: run.succeeded))
    }

    /// What `swift test` has built and would run, on Linux; nil where it stands elsewhere, or is no program.
    ///
    /// It is run without SwiftPM for the sake of its environment: SwiftPM given another than before compiles the C sources
    /// anew, now and the next time.
    private var testProgram: String? {
        #if os(Linux)
            let folder = package + "/.build/debug"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let programs = names.filter { $0.hasSuffix(".xctest") }.map { "\(folder)/\($0)" }
            return programs.count == 1 ? URL(fileURLWithPath: programs[0]).path : nil
        #else
            return nil
        #endif
    }

    private func output(
        of program: String, _ arguments: [String], _ variables: [Environment.Key: String?]
    ) async throws -> (text: String, succeeded: Bool) {
        // A file holds whatever a snippet prints; and a process that outlives the tests keeps nobody waiting.
        let log = results.path + "/output.txt"
        try Data().write(to: URL(fileURLWithPath: log))
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        defer { try? handle.close() }
        let status: TerminationStatus
        do {
            status = try await Subprocess.run(
                program.hasPrefix("/") ? .path(.init(program)) : .name(program), arguments: Arguments(arguments),
                environment: Self.shellEnvironment.updating(variables), workingDirectory: .some(.init(package)),
                output: .fileDescriptor(.init(rawValue: handle.fileDescriptor), closeAfterSpawningProcess: false),
                error: .combinedWithOutput
            ).terminationStatus
        } catch let error as SubprocessError {
            throw Failure(description: "cannot run 'swift test' (\(error)); is Swift installed and in your PATH?")
        }
        return (String(decoding: try Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self), status.isSuccess)
    }

    /// There is no SwiftPM.
    struct Failure: UserFacingError {
        var description: String

        /// - Parameter place: that of Swift which needs the package.
        static func noPackage(for place: SourceLocation, in folder: String) -> Failure {
            let remedy =
                "'workbook init \(folder)' writes one; programs ('swift program', and 'fails' and 'traps' with a "
                + "'group') need none"
            let package = "there is no Package.swift in '\(folder)', whose test targets would run this"
            return Failure(description: "\(place): error: \(package); \(remedy)")
        }
    }

    /// The environment in which the user's shell would run `swift`.
    ///
    /// SwiftPM compiles the C sources anew, and links the tool that the plugin runs, when any variable is another than
    /// in the build before. Shells put the path of the command that they run into `_`: here that is `workbook`'s.
    static var shellEnvironment: Environment {
        let own = ProcessInfo.processInfo.environment
        guard own["_"] != nil else { return .inherit }
        let folders = own["PATH", default: ""].split(separator: ":")
        let swift = folders.map { "\($0)/swift" }.first(where: FileManager.default.isExecutableFile)
        return .inherit.updating(["_": swift])
    }
}
