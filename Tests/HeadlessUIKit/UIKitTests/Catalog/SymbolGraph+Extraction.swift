import Foundation

@testable import WorkbookTesting

#if os(Linux)
    extension SymbolGraph {
        struct Failure: Error, CustomStringConvertible {
            var description: String
        }

        /// Returns the graphs of a module that was built for these tests: its own, and one for each module that it
        /// extends.
        ///
        /// - Returns: The graphs, by the module whose types they describe.
        static func graphs(of module: String) throws -> [String: SymbolGraph] {
            let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try extract(module, to: folder)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return try files.reduce(into: [:]) { graphs, file in
                let parts = file.split(separator: ".")[0].split(separator: "@")
                let data = try Data(contentsOf: folder.appending(path: file))
                graphs[String(parts[parts.count - 1])] = try JSONDecoder().decode(SymbolGraph.self, from: data)
            }
        }

        private static func extract(_ module: String, to folder: URL) throws {
            let report = Pipe()
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["swift-symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder.path]
                + ["-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs"]
                + Compiler.moduleFolders.flatMap { ["-I", $0] }
            process.standardError = report
            try process.run()
            let message = report.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                throw Failure(description: String(decoding: message, as: UTF8.self))
            }
        }

        #if arch(arm64)
            private static let target = "aarch64-unknown-linux-gnu"
        #else
            private static let target = "x86_64-unknown-linux-gnu"
        #endif
    }
#endif
