import Foundation
import SnippetPrograms

/// A compiler for many small files of one module.
struct CompilerRun {
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
    func compile(_ files: [String], _ options: [String], seconds: Double = 600) async throws -> [CompilerError] {
        let name = UUID().uuidString
        let log = folder.appending(path: "\(name).txt")
        let list = folder.appending(path: "\(name).rsp")
        defer {
            try? FileManager.default.removeItem(at: log)
            try? FileManager.default.removeItem(at: list)
        }
        let paths = files.map { ResponseFile.quoted(folder.appending(path: $0).path) }
        try Data(paths.joined(separator: "\n").utf8).write(to: list)
        let mode = ["-swift-version", languageMode] + (languageMode == "6" ? [] : ["-enable-bare-slash-regex"])
        // Each batch reads all files, so there are no more batches than processors.
        let jobs = "\(ProcessInfo.processInfo.activeProcessorCount)"
        let command =
            SupportModule.compiler + mode + [
                "-module-name", "Doctests", "-diagnostic-style=llvm", "-no-color-diagnostics", "-suppress-warnings",
                "-enable-batch-mode", "-driver-batch-count", jobs, "-j", jobs,
            ] + options + arguments + ["@\(list.path)"]
        let end = try await processes.run(command, in: folder, output: log, errors: log, seconds: seconds)
        if end == .exited(0) { return [] }
        if end == .exited(127) {
            throw ProgramRunnerError(description: "there is no 'swiftc' in your PATH; install Swift")
        }
        if end == .tookTooLong {
            return [CompilerError("the compiler did not come to its end in time")]
        }
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        if text.contains("Stack dump:") { return [CompilerError("the compiler crashed")] }
        let errors = CompilerError.errors(in: text)
        return errors.isEmpty ? [CompilerError("the compiler failed: \(text.prefix(2_000))")] : errors
    }
}
