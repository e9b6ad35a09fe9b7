import Foundation
import Subprocess
import Synchronization
import WorkbookKit

/// Compilers at work, with a folder for their files: both are gone when the user interrupts.
final class CompilerRuns: Sendable {
    private let root: String
    private let groups = Mutex<Set<pid_t>>([])

    init() throws {
        root = NSTemporaryDirectory() + "workbook-ios-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    /// The folder of one run.
    func folder(_ index: Int) -> String { "\(root)/\(index)" }

    /// Runs a compiler to its end.
    ///
    /// - Parameter log: the file that holds what it prints.
    /// - Throws: `IOSToolchain.Failure` when it is not there.
    func run(
        _ compiler: IOSToolchain.Compiler, _ arguments: [String], log: String
    ) async throws -> (output: String, status: TerminationStatus) {
        // A file rather than a pipe: what outlives the compiler keeps nobody waiting.
        try Data().write(to: URL(fileURLWithPath: log))
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
                _ = self.groups.withLock { $0.insert(group) }
                return group
            }
            _ = groups.withLock { $0.remove(result.closureResult) }
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
    func stop() {
        groups.withLock { groups in
            for group in groups { kill(-group, SIGTERM) }
        }
    }

    /// Ends what runs, and removes its files.
    func discard() {
        stop()
        try? FileManager.default.removeItem(atPath: root)
    }
}
