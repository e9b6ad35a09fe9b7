import Foundation

/// The Swift compiler, which checks a source and reports its errors.
enum Compiler {
    /// Returns the file name of a snippet in diagnostics.
    static func fileName(_ index: Int) -> String { "snippet-\(index).swift" }

    /// Returns the errors that the compiler reports, by the index of the snippet.
    ///
    /// - Throws: `CompilerError` if there is an error outside of the snippets, or if the compiler can't be run.
    static func errors(in source: String, arguments: [String], folder: URL) async throws -> [Int: [String]] {
        let file = folder.appending(path: "Snippets.swift")
        try Data(source.utf8).write(to: file)
        let report = folder.appending(path: "report.txt")
        try Data().write(to: report)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            launcher + arguments
            + ["-swift-version", "6", "-parse-as-library", "-diagnostic-style=llvm", "-no-color-diagnostics"]
            + moduleFolders.flatMap { ["-I", $0] } + [file.path]
        let errors = try FileHandle(forWritingTo: report)
        defer { try? errors.close() }
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try await process.runToEnd()
        let text = String(decoding: try Data(contentsOf: report), as: UTF8.self)
        let found = try parse(text)
        guard process.terminationStatus == 0 || !found.isEmpty else {
            throw CompilerError(description: "the compiler could not be run:\n\(text)")
        }
        return found
    }

    private static func parse(_ report: String) throws -> [Int: [String]] {
        var errors: [Int: [String]] = [:]
        for line in report.split(separator: "\n") {
            guard
                let range = line.range(of: ": error: ")
                    ?? (line.hasPrefix("error: ") ? line.startIndex..<line.startIndex : nil)
            else { continue }
            guard line.hasPrefix("snippet-"), let index = Int(line.dropFirst(8).prefix { $0.isNumber }) else {
                throw CompilerError(
                    description: "the chapter's own declarations do not compile by themselves:\n\(report)")
            }
            errors[index, default: []].append(String(line[range.upperBound...]))
        }
        return errors
    }

    #if os(macOS)
        private static let launcher = ["xcrun", "swiftc"]
    #else
        private static let launcher = ["swiftc"]
    #endif

    /// The folders of the modules with which the tests were built. SwiftPM places them next to the test bundle.
    static let moduleFolders: [String] = {
        let arguments = CommandLine.arguments
        var bundles = [Bundle.main.executablePath, arguments.first].compactMap { $0 }
        if let option = arguments.firstIndex(of: "--test-bundle-path"), option + 1 < arguments.count {
            bundles.append(arguments[option + 1])
        }
        let candidates = bundles.flatMap { bundle in
            sequence(first: URL(fileURLWithPath: bundle).deletingLastPathComponent()) { folder in
                folder.path == "/" ? nil : folder.deletingLastPathComponent()
            }.prefix(5).map { $0.appending(path: "Modules").path }
        }
        return Array(Set(candidates)).sorted().filter(FileManager.default.fileExists(atPath:))
    }()
}

extension Process {
    /// Runs the process to completion without blocking the thread. There are as many threads as cores, and all tests
    /// share them.
    fileprivate func runToEnd() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            terminationHandler = { _ in continuation.resume() }
            do {
                try run()
            } catch {
                terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
    }
}

/// An error that prevents snippets from being checked by the compiler.
struct CompilerError: Error, CustomStringConvertible {
    var description: String
}
