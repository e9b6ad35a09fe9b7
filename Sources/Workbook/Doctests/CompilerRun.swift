import Foundation
import SnippetPrograms

/// A compiler for many small files of one module.
struct CompilerRun {
    /// An error of the compiler.
    struct Issue: Sendable, Equatable {
        /// The path of the file, or `nil` if the error isn't about a line.
        var path: String?
        var line: Int
        var column: Int
        var text: String
    }

    let languageMode: String
    /// The compiler arguments that locate modules.
    let arguments: [String]
    let folder: URL
    let processes: ChildProcesses

    /// Compiles files.
    ///
    /// - Parameters:
    ///   - files: The names of the files in the folder.
    ///   - options: The compiler arguments for this run.
    /// - Returns: The errors, which are empty if the compiler succeeded.
    /// - Throws: `ProgramRunnerError` if there is no compiler.
    func compile(_ files: [String], _ options: [String], seconds: Double = 600) async throws -> [Issue] {
        let name = UUID().uuidString
        let log = folder.appending(path: "\(name).txt")
        let list = folder.appending(path: "\(name).rsp")
        defer {
            try? FileManager.default.removeItem(at: log)
            try? FileManager.default.removeItem(at: list)
        }
        let paths = files.map { "\"" + folder.appending(path: $0).path.replacing("\"", with: "\\\"") + "\"" }
        try Data(paths.joined(separator: "\n").utf8).write(to: list)
        let mode = ["-swift-version", languageMode] + (languageMode == "6" ? [] : ["-enable-bare-slash-regex"])
        let command =
            SupportModule.compiler + mode + [
                "-module-name", "Doctests", "-diagnostic-style=llvm", "-no-color-diagnostics", "-suppress-warnings",
                "-enable-batch-mode", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)",
            ] + options + arguments + ["@\(list.path)"]
        let end = try await processes.run(command, in: folder, output: log, errors: log, seconds: seconds)
        if end == .exited(0) { return [] }
        if end == .exited(127) {
            throw ProgramRunnerError(description: "there is no 'swiftc' in your PATH; install Swift")
        }
        if end == .tookTooLong {
            return [Issue(line: 0, column: 0, text: "the compiler did not come to its end in time")]
        }
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        if text.contains("Stack dump:") { return [Issue(line: 0, column: 0, text: "the compiler crashed")] }
        let issues = Self.issues(in: text)
        return issues.isEmpty ? [Issue(line: 0, column: 0, text: "the compiler failed: \(text.prefix(2_000))")] : issues
    }

    /// Returns the errors in the output of the compiler, each once.
    static func issues(in text: String) -> [Issue] {
        var issues: [Issue] = []
        for line in text.split(separator: "\n") {
            let issue: Issue
            if let found = line.prefixMatch(of: #/(.+?):(\d+):(\d+): (?:fatal )?error: (.*)/#) {
                let (_, path, number, column, message) = found.output
                issue = Issue(
                    path: String(path), line: Int(number) ?? 0, column: Int(column) ?? 0, text: String(message))
            } else if line.contains("command failed with exit code") {
                // The errors before it say why.
                continue
            } else if line.hasPrefix("error: ") || line.contains("undefined reference to ") {
                issue = Issue(line: 0, column: 0, text: String(line.hasPrefix("error: ") ? line.dropFirst(7) : line))
            } else {
                continue
            }
            if !issues.contains(issue) { issues.append(issue) }
        }
        return issues
    }
}
