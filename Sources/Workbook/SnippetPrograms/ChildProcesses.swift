import Foundation
import Synchronization

/// Processes that run to their ends, as many at a time as there are cores.
package final class ChildProcesses: Sendable {
    /// How a process ended.
    package enum End: Equatable, Sendable {
        case exited(Int32)
        /// By a signal, which somebody else has sent or it has earned.
        case stopped(signal: Int32)
        /// It had not ended in its time, and was made to.
        case tookTooLong
    }

    private let turns: Turns
    /// The processes that run now; nil when no more may begin.
    private let running = Mutex<Set<pid_t>?>([])

    package init(atATime limit: Int = ProcessInfo.processInfo.activeProcessorCount) { turns = Turns(limit) }

    /// Runs a process, once it is its turn.
    ///
    /// - Parameters:
    ///   - command: what `/usr/bin/env` runs: a path, or a name that is looked for in `PATH`; and its arguments.
    ///   - folder: where it runs; by default where this process does.
    ///   - output, errors: the files that take what it writes. Files rather than pipes: what outlives the process keeps
    ///     nobody waiting.
    ///   - seconds: how long it may take.
    /// - Throws: when it cannot be begun.
    func run(
        _ command: [String], in folder: URL? = nil, environment: [String: String] = [:], output: URL, errors: URL,
        seconds: Double
    ) async throws -> End {
        await turns.take()
        defer { turns.give() }
        await waitIfStopped()
        let start = ContinuousClock.now
        defer { RunningTime.current?.add(.now - start) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        if let folder { process.currentDirectoryURL = folder }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let outputHandle = try Self.handle(output)
        defer { try? outputHandle.close() }
        let errorHandle = output == errors ? outputHandle : try Self.handle(errors)
        defer { try? errorHandle.close() }
        process.standardOutput = outputHandle
        process.standardError = errorHandle
        let isLate = Atomic(false)
        let clock = Task {
            try await Task.sleep(for: .seconds(seconds))
            isLate.store(true, ordering: .sequentiallyConsistent)
            // 0 until it has begun: that would be this process's own group.
            if process.processIdentifier > 0 { Self.stop(process.processIdentifier) }
        }
        defer { clock.cancel() }
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { [self] process in
                running.withLock { _ = $0?.remove(process.processIdentifier) }
                continuation.resume()
            }
            do {
                try running.withLock { running in
                    guard running != nil else { throw CancellationError() }
                    try process.run()
                    running?.insert(process.processIdentifier)
                    if isLate.load(ordering: .sequentiallyConsistent) { Self.stop(process.processIdentifier) }
                }
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        await waitIfStopped()
        if isLate.load(ordering: .sequentiallyConsistent) { return .tookTooLong }
        let status = process.terminationStatus
        return process.terminationReason == .exit ? .exited(status) : .stopped(signal: status)
    }

    /// Ends what runs, and begins nothing any more; this process is to end next.
    package func stop() {
        running.withLock { running in
            for process in running ?? [] { Self.stop(process) }
            running = nil
        }
    }

    /// Waits for the end of this process, if all were stopped: what ended then has not failed.
    private func waitIfStopped() async {
        guard running.withLock({ $0 == nil }) else { return }
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    /// Ends a process and those that it has begun: Foundation gives each child a group of its own.
    private static func stop(_ process: pid_t) {
        if kill(-process, SIGKILL) != 0 { kill(process, SIGKILL) }
    }

    private static func handle(_ file: URL) throws -> FileHandle {
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }
}

/// Who waits for a turn, in the order of coming.
private final class Turns: Sendable {
    private let state: Mutex<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

    init(_ count: Int) { state = Mutex((max(1, count), [])) }

    func take() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                guard state.free > 0 else {
                    state.waiting.append(continuation)
                    return false
                }
                state.free -= 1
                return true
            }
            if isFree { continuation.resume() }
        }
    }

    func give() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
