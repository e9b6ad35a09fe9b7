import Foundation

/// Ctrl-C, and what has to be tidied then: processes that would go on by themselves, and a folder.
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
    /// How long SwiftPM may take to end what it does, in seconds.
    private static let patience = 1.5

    /// Ends this process tidily on Ctrl-C and on a polite kill.
    ///
    /// - Parameters:
    ///   - endsWithParent: whether it ends, too, when the process that has started it is gone.
    ///   - tidy: what else is done then.
    static func handle(endsWithParent: Bool, tidy: @escaping @Sendable () -> Void) {
        state.tidy = tidy
        for number in [SIGINT, SIGTERM, SIGHUP] {
            // A handler, though an empty one: what is ignored here would be ignored by child processes too.
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

    /// Tidies, and ends.
    private static func end(status: Int32) -> Never {
        // Whoever has the lock is not interrupted, and starts nothing any more.
        state.lock.lock()
        for process in state.processes where process.isRunning {
            ProcessTree(process.processIdentifier).end(patience: patience) { !process.isRunning }
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

    /// Makes a folder that is gone when the body has ended, or this process.
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
