import Foundation
import Testing

/// A program of Swift files, compiled with the strictest settings and run.
struct SwiftProgram {
    /// The texts of the files by name. `main.swift` is the entry point.
    var files: [String: String]

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Compiles all files together, and runs the program with a folder as its argument.
    ///
    /// - Returns: The files that the program wrote to the folder.
    /// - Throws: `Failure` with the output of the compiler or the program.
    func run() throws -> [String: Data] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
        let results = folder.appending(path: "results")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let program = folder.appending(path: "program").path()
        try run(
            "/usr/bin/env",
            Self.launcher + ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-o", program]
                + files.keys.sorted().map { folder.appending(path: $0).path() }, in: folder)
        try run(program, [results.path()], in: folder)
        return try FileManager.default.contentsOfDirectory(atPath: results.path()).reduce(into: [:]) {
            $0[$1] = try Data(contentsOf: results.appending(path: $1))
        }
    }

    /// Type-checks the files without building a program.
    ///
    /// - Throws: `Failure` with the output of the compiler.
    func check(options: [String] = []) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let strict = ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-package-name", "tests"]
        let paths = files.keys.sorted().map { folder.appending(path: $0).path() }
        try run("/usr/bin/env", Self.launcher + ["swiftc"] + strict + options + paths, in: folder)
    }

    #if os(macOS)
        private static let launcher = ["xcrun"]
    #else
        private static let launcher: [String] = []
    #endif

    private func run(_ program: String, _ arguments: [String], in folder: URL) throws {
        let report = folder.appending(path: "report.txt")
        try Data().write(to: report)
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        // The program's UserDefaults are stored in the folder.
        process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder.path()]) { $1 }
        process.standardError = try FileHandle(forWritingTo: report)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(description: String(decoding: try Data(contentsOf: report), as: UTF8.self))
        }
    }
}
