import Foundation

/// Another program, run to its end.
struct ChildProcess {
    var executable: String
    var arguments: [String]
    var folder: String
    /// What is another in its environment than in ours; nil for what is not in it.
    var environment: [String: String?] = [:]
    /// The file for all that it prints. Nobody has to empty that while it runs, as a pipe.
    var output: String

    /// How often it is asked whether the process may go on, in seconds.
    private static let pace = 0.1

    /// Runs it.
    ///
    /// - Parameter mayGoOn: is asked now and then; when it says no, the process and all that it has started are stopped.
    /// - Throws: when the program cannot be started.
    func run(while mayGoOn: () -> Bool) throws -> ProcessEnd {
        try Data().write(to: URL(fileURLWithPath: output))
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
        defer { try? file.close() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment.reduce(into: ProcessInfo.processInfo.environment) { $0[$1.key] = $1.value }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = file
        process.standardError = file
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try Interruption.start(process)
        defer { Interruption.forget(process) }
        while ended.wait(timeout: .now() + Self.pace) == .timedOut {
            guard mayGoOn() else {
                ProcessTree(process.processIdentifier).stop()
                ended.wait()
                return .tookTooLong
            }
        }
        return .exited(process.terminationStatus)
    }

    /// What it printed.
    var printed: String {
        String(decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
    }
}
