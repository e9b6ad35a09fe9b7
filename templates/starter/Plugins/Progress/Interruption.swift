import Foundation

/// The handling of Ctrl-C, which stops the child processes and removes temporary folders.
enum Interruption {
    private final class State: @unchecked Sendable {
        let lock = NSLock()
        var processes: [Process] = []
        var folders: [String] = []
        var tidy: @Sendable () -> Void = {}
        var sources: [any DispatchSourceSignal] = []
        var timer: (any DispatchSourceTimer)?
    }

    private static let state = State()
    /// The time limit for SwiftPM to end its work, in seconds.
    private static let gracePeriod = 1.5

    /// Installs handlers that clean up and end this process on Ctrl-C and on a termination signal.
    ///
    /// - Parameters:
    ///   - endsWithParent: `true` to also end this process when its parent process has ended.
    ///   - tidy: A closure that performs additional cleanup.
    static func handle(endsWithParent: Bool, tidy: @escaping @Sendable () -> Void) {
        state.tidy = tidy
        for number in [SIGINT, SIGTERM, SIGHUP] {
            // An empty handler is set, because child processes would inherit an ignored signal.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { end(status: 128 + number) }
            source.resume()
            state.sources.append(source)
        }
        guard endsWithParent else { return }
        let parent = getppid()
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
        timer.setEventHandler { if getppid() != parent { end(status: 128 + SIGHUP) } }
        timer.resume()
        state.timer = timer
    }

    /// Cleans up, and ends this process.
    private static func end(status: Int32) -> Never {
        // The lock is never released, so that a critical section is completed first and no process is started
        // afterward.
        state.lock.lock()
        for process in state.processes where process.isRunning {
            ProcessTree(process.processIdentifier).end(gracePeriod: gracePeriod) { !process.isRunning }
        }
        for folder in state.folders { try? FileManager.default.removeItem(atPath: folder) }
        state.tidy()
        exit(status)
    }

    /// Starts a process that ends with this one.
    static func start(_ process: Process) throws {
        try state.lock.withLock {
            try process.run()
            state.processes.append(process)
        }
    }

    static func forget(_ process: Process) {
        state.lock.withLock { state.processes.removeAll { $0 === process } }
    }

    /// Creates a folder that is removed when the closure returns or when this process ends.
    static func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "workbook-progress-\(UUID().uuidString)"
        ).path
        try state.lock.withLock {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            state.folders.append(folder)
        }
        defer {
            try? FileManager.default.removeItem(atPath: folder)
            state.lock.withLock { state.folders.removeAll { $0 == folder } }
        }
        return try body(folder)
    }
}
