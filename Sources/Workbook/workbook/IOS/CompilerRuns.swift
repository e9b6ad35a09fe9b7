import Foundation
import Subprocess
import Synchronization
import WorkbookKit

/// Compilers at work, with a folder for their files: both are gone when the user interrupts.
final class CompilerRuns: Sendable {
    private let root: String
    private let state = Mutex(State())

    private struct State {
        /// The groups of the processes that run.
        var groups: Set<pid_t> = []
        /// Whether this process ends in a moment: nothing is written or started any more.
        var isInterrupted = false

        func stop() { for group in groups { kill(-group, SIGTERM) } }
    }

    init() throws {
        root = NSTemporaryDirectory() + "workbook-ios-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    /// Writes the files of one run.
    ///
    /// - Returns: their paths, and that of the file for what the compiler prints.
    func write(_ files: [OutputFile], ofRun index: Int) throws -> (paths: [String], log: String) {
        try state.withLock { state in
            guard !state.isInterrupted else { throw CancellationError() }
            let folder = URL(fileURLWithPath: "\(root)/\(index)")
            let paths = try (files + [OutputFile(path: "output.txt", bytes: [])]).map { file in
                let url = folder.appending(path: file.path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.bytes).write(to: url)
                return url.path
            }
            return (Array(paths.dropLast()), paths.last!)
        }
    }

    /// Runs a compiler to its end.
    ///
    /// - Parameter log: the file for what it prints. A file rather than a pipe: what outlives the compiler keeps nobody
    ///   waiting.
    /// - Throws: `IOSToolchain.Failure` when it is not there.
    func run(
        _ compiler: IOSToolchain.Compiler, _ arguments: [String], log: String
    ) async throws -> (output: String, status: TerminationStatus) {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        defer { try? handle.close() }
        // A group of its own: the compiler starts others, and all end at once.
        var options = PlatformOptions()
        options.processGroupID = 0
        do {
            let result = try await Subprocess.run(
                compiler.executable, arguments: Arguments(arguments), platformOptions: options, input: .none,
                output: .fileDescriptor(.init(rawValue: handle.fileDescriptor), closeAfterSpawningProcess: false),
                error: .combinedWithOutput
            ) { execution in
                let group = pid_t(execution.processIdentifier.value)
                self.state.withLock { state in
                    state.groups.insert(group)
                    if state.isInterrupted { state.stop() }
                }
                return group
            }
            _ = state.withLock { $0.groups.remove(result.closureResult) }
            let output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self)
            return (output, result.terminationStatus)
        } catch let error as SubprocessError {
            try Task.checkCancellation()
            throw IOSToolchain.Failure(
                description:
                    "cannot run \(compiler.name) (\(error)); is Swift installed and in your PATH? SWIFT_EXEC names another compiler"
            )
        }
    }

    /// Ends what runs.
    func stop() { state.withLock { $0.stop() } }

    /// Removes the files.
    func discard() { try? FileManager.default.removeItem(atPath: root) }

    // MARK: Interrupted

    /// Ends what runs, and removes its files; the process is to end next.
    func interrupt() {
        state.withLock { state in
            state.isInterrupted = true
            state.stop()
            discard()
        }
    }

    /// Waits for the end of the process, if it is interrupted: what failed then has failed for that.
    func waitIfInterrupted() async {
        guard state.withLock({ $0.isInterrupted }) else { return }
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
}
