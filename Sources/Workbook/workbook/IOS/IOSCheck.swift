import ChapterKit
import Foundation
import Subprocess
import WorkbookKit

/// A type check of the starters' code with Apple's SDK.
struct IOSCheck {
    let toolchain: IOSToolchain
    let deploymentTarget: String

    /// The maximum number of concurrent compilers. Each uses a core and much memory.
    private static let width = 2

    /// Runs the compiler for each check.
    ///
    /// - Returns: The diagnostics in the book.
    /// - Throws: `IOSToolchainError` if the compiler can't read the SDK or can't be run.
    func run(_ checks: [TypeCheck]) async throws -> [Diagnostic] {
        let runs = try CompilerRuns(resources: toolchain.resources)
        Interruption.handle { runs.interrupt() }
        defer { runs.discard() }
        let progress = Progress(verb: "Checking for iOS:", total: checks.count)
        defer { progress.finish() }
        return try await withThrowingTaskGroup(of: [Diagnostic].self) { group in
            var waiting = checks.enumerated().makeIterator()
            func startNext() {
                guard let (index, check) = waiting.next() else { return }
                group.addTask { try await diagnostics(check, index, runs) }
            }
            for _ in 0..<Self.width { startNext() }
            var found: [Diagnostic] = []
            do {
                for try await diagnostics in group {
                    found += diagnostics
                    progress.step()
                    startNext()
                }
            } catch {
                await runs.waitIfInterrupted()
                // The results of the other compilers aren't needed.
                runs.stop()
                throw error
            }
            return found
        }
    }

    private func diagnostics(_ check: TypeCheck, _ index: Int, _ runs: CompilerRuns) async throws -> [Diagnostic] {
        let (files, log) = try runs.write(check.files, ofRun: index)
        let arguments = toolchain.arguments(
            deploymentTarget: deploymentTarget, module: check.module, files: files, resources: runs.resources)
        let (output, status) = try await runs.run(toolchain.compiler, arguments, log: log)
        let report = check.report(in: output, sdk: toolchain.version)
        guard report.otherMessages.isEmpty, status.isSuccess || !report.diagnostics.isEmpty else {
            throw checkError(check, messages: report.otherMessages.isEmpty ? [output] : report.otherMessages, status)
        }
        return report.diagnostics
    }

    private func checkError(_ check: TypeCheck, messages: [String], _ status: TerminationStatus) -> IOSToolchainError {
        let lines = messages.joined(separator: "\n").split(whereSeparator: \.isNewline).prefix(12).map { "  " + $0 }
        let text = lines.isEmpty ? "  nothing; it ended with \(status)" : lines.joined(separator: "\n")
        return IOSToolchainError(
            description: """
                \(toolchain.compiler.name) could not check \(check.chapter.map { "the chapter '\($0)'" } ?? "the app") with '\(toolchain.sdk)'. It says:
                \(text)
                When it cannot read the SDK, take the compiler of the Xcode that the SDK is from, or a newer one \
                (SWIFT_EXEC=/path/to/swiftc), or an SDK that is no newer than the compiler (\(IOSToolchain.variable)).
                """)
    }
}
