import Foundation

/// What a program calls as each of its parts begins: a module of its own, compiled once for many programs.
enum PartSupport {
    /// What is printed reaches its file at once: a process that is stopped writes nothing any more.
    private static let text = """
        #if canImport(Darwin)
            import Darwin
        #elseif canImport(Musl)
            import Musl
        #else
            import Glibc
        #endif

        private let isLineBuffered: Void = { setvbuf(stdout, nil, _IOLBF, 0) }()

        public func _beginWorkbookPart(_ mark: String) {
            isLineBuffered
            print(mark, terminator: "")
            fflush(stdout)
        }

        """

    /// - Returns: the object file; the module stands beside it.
    static func compile(in root: URL, processes: ChildProcesses) async throws -> URL {
        let source = root.appending(path: "Parts.swift")
        try Data(text.utf8).write(to: source)
        let object = root.appending(path: "\(ProgramSource.support).o")
        let log = root.appending(path: "support.txt")
        let module = root.appending(path: "\(ProgramSource.support).swiftmodule")
        let end = try await processes.run(
            ProgramBench.compiler + [
                "-parse-as-library", "-module-name", ProgramSource.support, "-emit-module", "-emit-module-path",
                module.path, "-c", source.path, "-o", object.path,
            ], output: log, errors: log, seconds: 300)
        guard end == .exited(0) else {
            let said = String(decoding: try Data(contentsOf: log), as: UTF8.self)
            throw ProgramRunner.Failure(
                description: "cannot run 'swiftc'; is Swift installed and in your PATH? It said:\n\(said)")
        }
        return object
    }
}
