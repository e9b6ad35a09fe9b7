import Foundation

/// A module with the function that a program calls at the beginning of each part. It is compiled once for many
/// programs.
enum PartSupport {
    /// The output is line-buffered, because a process that is stopped doesn't flush its buffers.
    private static let text = """
        #if canImport(Darwin)
            import Darwin
        #elseif canImport(Musl)
            import Musl
        #else
            import Glibc
        #endif

        private let isLineBuffered: Void = { setvbuf(stdout, nil, _IOLBF, 0) }()

        public func _beginWorkbookPart(_ delimiter: String) {
            isLineBuffered
            print(delimiter, terminator: "")
            fflush(stdout)
        }

        """

    /// Compiles the module.
    ///
    /// - Returns: The object file. The module is in the same folder.
    static func compile(in root: URL, processes: ChildProcesses) async throws -> URL {
        let source = root.appending(path: "Parts.swift")
        try Data(text.utf8).write(to: source)
        let object = root.appending(path: "\(ProgramSource.support).o")
        let log = root.appending(path: "support.txt")
        let module = root.appending(path: "\(ProgramSource.support).swiftmodule")
        let end = try await processes.run(
            ProgramWorkspace.compiler + [
                "-parse-as-library", "-module-name", ProgramSource.support, "-emit-module", "-emit-module-path",
                module.path, "-c", source.path, "-o", object.path,
            ], output: log, errors: log, seconds: 300)
        guard end == .exited(0) else {
            let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
            throw ProgramRunnerError(
                description: "cannot run 'swiftc'; is Swift installed and in your PATH? It said:\n\(output)")
        }
        return object
    }
}
