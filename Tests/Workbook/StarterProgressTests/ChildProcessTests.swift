import Foundation
import Testing

@testable import StarterProgress

@Suite struct ChildProcessTests {
    private func shell(_ script: String, in folder: String) -> ChildProcess {
        ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script], folder: folder, environment: ["WHAT": "a word"],
            output: folder + "/output")
    }

    @Test func `a process has its output and its exit status`() throws {
        try Interruption.withTemporaryFolder { folder in
            let process = shell("echo $WHAT; echo wrong >&2; exit 3", in: folder)
            let end = try process.run { true }
            #expect(end == .exited(3))
            #expect(process.printed == "a word\nwrong\n")
        }
    }

    @Test func `a process that takes too long is killed with its descendants`() throws {
        try Interruption.withTemporaryFolder { folder in
            // One child has left its parent's process group, like those of SwiftPM, and starts a child in turn.
            let process = shell("set -m; (sleep 600 & echo $! >a; sleep 601) & echo $! >b; wait", in: folder)
            let numbers = { ["a", "b"].compactMap { pid_t(Self.text("\(folder)/\($0)")) } }
            let end = try process.run { numbers().count < 2 }
            #expect(end == .tookTooLong)
            #expect(numbers().count == 2)
            for number in numbers() { #expect(Self.isGone(number), "\(number)") }
        }
    }

    @Test func `running a missing executable throws an error`() {
        let process = ChildProcess(executable: "/nowhere", arguments: [], folder: "/", output: "/dev/null")
        #expect(throws: (any Error).self) { try process.run { true } }
    }

    private static func text(_ file: String) -> String {
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return text.hasSuffix("\n") ? String(text.dropLast()) : ""
    }

    /// Returns a Boolean value indicating whether a process ends within a second.
    ///
    /// A process whose exit status hasn't been collected has ended, too.
    private static func isGone(_ number: pid_t) -> Bool {
        for _ in 0..<100 {
            let status = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
            if kill(number, 0) != 0 || status.contains(") Z ") { return true }
            usleep(10_000)
        }
        return false
    }
}
