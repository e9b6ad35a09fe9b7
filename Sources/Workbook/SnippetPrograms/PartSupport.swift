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
        try await SupportModule.compile(text, as: ProgramSource.support, in: root, processes: processes)
    }
}
