import Foundation
import Subprocess
import Synchronization
import WorkbookKit

/// The running compilers, with a folder for their files. When the user interrupts the command, the compilers are
/// stopped and the folder is removed.
final class CompilerRuns: Sendable {
    private let root: String
    private let state = Mutex(State())

    private struct State {
        /// The process groups of the running compilers.
        var groups: Set<pid_t> = []
        /// A Boolean value indicating whether this process is about to end. No files are written and no compilers are
        /// started after that.
        var isInterrupted = false

        func stop() { for group in groups { kill(-group, SIGTERM) } }
    }

    /// The path of the folder with the compiler's resources, or `nil` if the compiler uses its own.
    let resources: String?

    /// Creates the folder.
    ///
    /// - Parameter resources: The paths of the compiler's resources, or `nil` if the compiler uses its own.
    init(resources: [String]?) throws {
        root = NSTemporaryDirectory() + "workbook-ios-" + UUID().uuidString
        self.resources = resources == nil ? nil : root + "/resources"
        try FileManager.default.createDirectory(
            atPath: root + (resources == nil ? "" : "/resources"), withIntermediateDirectories: true)
        for path in resources ?? [] {
            let name = URL(fileURLWithPath: path).lastPathComponent
            try FileManager.default.createSymbolicLink(
                atPath: "\(root)/resources/\(name)", withDestinationPath: path)
        }
    }

    /// Writes the files of one run.
    ///
    /// - Returns: The paths of the files, and the path of the file for the output of the compiler.
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

    /// Runs a compiler until it exits.
    ///
    /// - Parameter log: The path of the file for its output. Unlike a pipe, a file doesn't have to be read until a
    ///   process that outlives the compiler closes it.
    /// - Throws: `IOSToolchainError` if the compiler can't be run.
    func run(
        _ compiler: IOSToolchain.Compiler, _ arguments: [String], log: String
    ) async throws -> (output: String, status: TerminationStatus) {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        defer { try? handle.close() }
        // The compiler starts other processes. A separate process group allows stopping all of them together.
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
            throw IOSToolchainError(
                description:
                    "cannot run \(compiler.name) (\(error)); is Swift installed and in your PATH? SWIFT_EXEC names another compiler"
            )
        }
    }

    /// Stops the running compilers.
    func stop() { state.withLock { $0.stop() } }

    /// Removes the files.
    func discard() { try? FileManager.default.removeItem(atPath: root) }

    // MARK: Interrupted

    /// Stops the running compilers and removes their files, before the process ends.
    func interrupt() {
        state.withLock { state in
            state.isInterrupted = true
            state.stop()
            discard()
        }
    }

    /// Waits for the end of the process if it's interrupted, because the interruption is the cause of any error.
    func waitIfInterrupted() async {
        guard state.withLock({ $0.isInterrupted }) else { return }
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
}
