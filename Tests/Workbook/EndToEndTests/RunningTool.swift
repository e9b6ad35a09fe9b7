import Foundation
import Testing

/// A running process of the tool that continues until it is stopped.
final class RunningTool {
    private let process: Process
    private let output = Pipe()
    private var unread = ""

    /// The maximum run time of the tool in seconds, so that a test for a line that is never printed fails.
    private static let longest = 1200.0

    init(_ arguments: String..., in folder: String, environment: [String: String] = [:]) throws {
        process = Tool.process(Tool.path, arguments, in: folder, environment: environment)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let number = process.processIdentifier
        try output.fileHandleForWriting.close()
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.longest) { [weak process] in
            if process?.processIdentifier == number, process?.isRunning == true { process?.terminate() }
        }
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Waits for the next line that contains a text.
    ///
    /// - Throws: An error if the tool ends without such a line.
    @discardableResult
    func line(with text: String) throws -> String {
        var lines: [String] = []
        while true {
            while let end = unread.firstIndex(of: "\n") {
                let line = String(unread[..<end])
                unread = String(unread[unread.index(after: end)...])
                if line.contains(text) { return line }
                lines.append(line)
            }
            let bytes = output.fileHandleForReading.availableData
            try #require(!bytes.isEmpty, "no line has '\(text)'; there were: \(lines)")
            unread += String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Waits until the tool serves the book, and returns the port.
    func port() throws -> UInt16 {
        let line = try line(with: "http://")
        let match = try #require(line.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//), "\(line)")
        return try #require(UInt16(match.output.1))
    }

    /// Waits until a condition is true, and blocks the thread, because other tests could delay a task for a long time.
    ///
    /// - Throws: An error if the tool ends before.
    func wait(until condition: () -> Bool) throws {
        while !condition() {
            try #require(process.isRunning)
            usleep(10_000)
        }
    }

    /// Sends a signal, as Ctrl-C does, and waits for the process to end.
    ///
    /// - Returns: The exit status.
    func stop(_ signal: Int32 = SIGINT) -> Int32 {
        kill(process.processIdentifier, signal)
        return status()
    }

    /// Waits for the process to end, and returns its exit status.
    func status() -> Int32 {
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return process.terminationStatus
    }
}

/// A process that wasn't started by the test itself.
enum OtherProcess {
    /// Waits until the process has ended. Its parent process may not have waited for it.
    ///
    /// - Throws: An error if the process continues to run.
    static func waitForEnd(of number: pid_t) throws {
        for _ in 0..<2000 where runs(number) { usleep(10_000) }
        try #require(!runs(number), "it runs on")
    }

    /// Returns a Boolean value indicating whether the process hasn't ended.
    ///
    /// In a container, an ended process can remain as a zombie if no process collects its exit status.
    private static func runs(_ number: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        return kill(number, 0) == 0 && status?.contains(") Z ") != true
    }
}
