import Foundation

/// A module that programs import, and that's compiled once for many of them.
package enum SupportModule {
    #if os(macOS)
        package static let compiler = ["xcrun", "swiftc"]
    #else
        package static let compiler = ["swiftc"]
    #endif

    /// Compiles a module.
    ///
    /// - Parameters:
    ///   - text: The source.
    ///   - name: The name of the module.
    ///   - root: The folder for the source, the object file, and the module.
    ///   - options: More compiler arguments.
    /// - Returns: The object file. The module is in the same folder.
    /// - Throws: `ProgramRunnerError` with the output of the compiler.
    package static func compile(
        _ text: String, as name: String, in root: URL, processes: ChildProcesses, options: [String] = []
    ) async throws -> URL {
        let folder = root.appending(path: "support")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = folder.appending(path: "\(name).swift")
        try Data(text.utf8).write(to: source)
        let object = root.appending(path: "\(name).o")
        let log = folder.appending(path: "\(name).txt")
        let module = root.appending(path: "\(name).swiftmodule")
        let end = try await processes.run(
            compiler + options + [
                "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path", module.path, "-c",
                source.path, "-o", object.path,
            ], output: log, errors: log, seconds: 300)
        guard end == .exited(0) else {
            let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
            throw ProgramRunnerError(
                description: "cannot run 'swiftc'; is Swift installed and in your PATH? It said:\n\(output)")
        }
        return object
    }
}
