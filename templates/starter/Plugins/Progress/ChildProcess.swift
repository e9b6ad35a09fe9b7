import Foundation

/// Another program that runs to completion.
struct ChildProcess {
    var executable: String
    var arguments: [String]
    var folder: String
    /// The environment variables that differ from this process. A `nil` value removes a variable.
    var environment: [String: String?] = [:]
    /// The file for all output. Unlike a pipe, a file doesn't have to be read while the process runs.
    var output: String

    /// The interval between two calls of `mayGoOn`, in seconds.
    private static let interval = 0.1

    /// Runs the program.
    ///
    /// - Parameter mayGoOn: A closure that is called repeatedly. If it returns `false`, the process and all its
    ///   descendants are stopped.
    /// - Throws: An error if the program can't be started.
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
        while ended.wait(timeout: .now() + Self.interval) == .timedOut {
            guard mayGoOn() else {
                ProcessTree(process.processIdentifier).stop()
                ended.wait()
                return .tookTooLong
            }
        }
        return .exited(process.terminationStatus)
    }

    /// The last line of the output.
    var lastLine: String {
        guard let handle = FileHandle(forReadingAtPath: output) else { return "" }
        defer { try? handle.close() }
        let end = (try? handle.seekToEnd()) ?? 0
        try? handle.seek(toOffset: end > 400 ? end - 400 : 0)
        let text = String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    }

    /// A Boolean value indicating whether the output is so long that only an endless loop can be the reason.
    var printsTooMuch: Bool {
        let size = (try? FileManager.default.attributesOfItem(atPath: output))?[.size] as? NSNumber
        return (size?.intValue ?? 0) > 4 << 20
    }

    /// The output of the program.
    var printed: String {
        String(decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
    }
}
