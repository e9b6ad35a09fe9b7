import Dispatch
import Foundation
import Synchronization

/// A runner for child processes that limits the number of concurrent processes, by default to the number of cores.
package final class ChildProcesses: Sendable {
    /// The end of a process.
    package enum End: Equatable, Sendable {
        case exited(Int32)
        /// The process was terminated by a signal, which another process sent or which the process caused.
        case stopped(signal: Int32)
        /// The process exceeded its time limit and was killed.
        case tookTooLong
    }

    private static let clocks = DispatchQueue(label: "time limits of child processes", qos: .userInitiated)
    private let semaphore: AsyncSemaphore
    /// The running processes, or `nil` if no more can be started.
    private let running = Mutex<Set<pid_t>?>([])

    package init(atATime limit: Int = ProcessInfo.processInfo.activeProcessorCount) {
        semaphore = AsyncSemaphore(limit)
    }

    /// Runs a process when the semaphore permits it.
    ///
    /// - Parameters:
    ///   - command: The command for `/usr/bin/env`: a path, or a name to look up in `PATH`, followed by its arguments.
    ///   - folder: The working directory. The default is the working directory of this process.
    ///   - output, errors: The files for the standard output and the standard error. Files are used instead of pipes,
    ///     so that a descendant that outlives the process doesn't block the caller.
    ///   - seconds: The time limit.
    /// - Throws: An error if the process can't be started.
    package func run(
        _ command: [String], in folder: URL? = nil, environment: [String: String] = [:], output: URL, errors: URL,
        seconds: Double
    ) async throws -> End {
        await semaphore.wait()
        defer { semaphore.signal() }
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
        // A queue of its own counts the time, because the threads of Swift's tasks can all be busy.
        let clock = DispatchSource.makeTimerSource(queue: Self.clocks)
        clock.setEventHandler { [self] in
            running.withLock { running in
                guard running?.contains(process.processIdentifier) == true else { return }
                Self.stop(process.processIdentifier)
            }
        }
        clock.activate()
        defer { clock.cancel() }
        let end: ContinuousClock.Instant = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { [self] process in
                let end = ContinuousClock.now
                running.withLock { _ = $0?.remove(process.processIdentifier) }
                continuation.resume(returning: end)
            }
            do {
                try running.withLock { running in
                    guard running != nil else { throw CancellationError() }
                    try process.run()
                    running?.insert(process.processIdentifier)
                    clock.schedule(deadline: .now() + seconds)
                }
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        await waitIfStopped()
        if end - start >= .seconds(seconds) { return .tookTooLong }
        let status = process.terminationStatus
        return process.terminationReason == .exit ? .exited(status) : .stopped(signal: status)
    }

    /// Kills the running processes and starts no more. This process is expected to exit next.
    package func stop() {
        running.withLock { running in
            for process in running ?? [] { Self.stop(process) }
            running = nil
        }
    }

    /// Waits for the end of this process if all processes were stopped. The processes that ended then haven't failed.
    private func waitIfStopped() async {
        guard running.withLock({ $0 == nil }) else { return }
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    /// Kills a process and its descendants. Foundation creates a process group for each child.
    private static func stop(_ process: pid_t) {
        if kill(-process, SIGKILL) != 0 { kill(process, SIGKILL) }
    }

    /// Returns the error output of a process for a message, without its stack trace. The first lines are enough.
    package static func quotation(of errors: String) -> String {
        let lines = errors.split(separator: "\n").prefix(40).prefix {
            !$0.hasPrefix("Current stack trace") && !$0.hasPrefix("***")
        }
        return lines.isEmpty ? "" : "; it said:\n" + lines.joined(separator: "\n")
    }

    private static func handle(_ file: URL) throws -> FileHandle {
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }
}

/// A semaphore that resumes its waiting tasks in first-in, first-out order.
private final class AsyncSemaphore: Sendable {
    private let state: Mutex<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

    init(_ count: Int) { state = Mutex((max(1, count), [])) }

    func wait() async {
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

    func signal() {
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
