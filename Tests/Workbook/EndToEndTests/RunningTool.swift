import Foundation
import Testing

/// The tool while it runs: one that goes on until it is told to stop.
final class RunningTool {
    private let process: Process
    private let output = Pipe()
    private var unread = ""

    /// How many seconds the tool may run, so that a line that never comes fails its test.
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

    /// Waits for the next line that holds a text.
    ///
    /// - Throws: when the tool ends without such a line.
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

    /// Waits until the book is served.
    func port() throws -> UInt16 {
        let line = try line(with: "http://")
        let match = try #require(line.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//), "\(line)")
        return try #require(UInt16(match.output.1))
    }

    /// Waits, on its own thread, until something is so: a task may be kept waiting for long by the tests beside it.
    ///
    /// - Throws: when the tool ends before.
    func wait(until condition: () -> Bool) throws {
        while !condition() {
            try #require(process.isRunning)
            usleep(10_000)
        }
    }

    /// Sends a signal, as Ctrl-C does, and waits for the end.
    ///
    /// - Returns: the status.
    func stop(_ signal: Int32 = SIGINT) -> Int32 {
        kill(process.processIdentifier, signal)
        return status()
    }

    /// Waits for the end.
    func status() -> Int32 {
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return process.terminationStatus
    }
}

/// A process that somebody else has started.
enum OtherProcess {
    /// Waits until it has ended; who ended it may not have waited.
    ///
    /// - Throws: when it runs on.
    static func waitForEnd(of number: pid_t) throws {
        for _ in 0..<2000 where runs(number) { usleep(10_000) }
        try #require(!runs(number), "it runs on")
    }

    /// Whether it has not ended. In a container nobody may ask how it did: then it stays, as a zombie.
    private static func runs(_ number: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        return kill(number, 0) == 0 && status?.contains(") Z ") != true
    }
}
