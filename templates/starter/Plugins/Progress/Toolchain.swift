import Foundation

/// The executable, arguments, and environment for calling `swift`.
public struct Toolchain: Sendable {
    /// The path of the executable.
    var swift: String
    /// The additional arguments for every command, such as `--disable-sandbox`.
    var arguments: [String] = []
    /// The environment variables that differ from this process. A `nil` value removes a variable.
    var environment: [String: String?] = [:]

    init(swift: String) { self.swift = swift }

    /// Removes the paths that SwiftPM has added to the environment for a plugin. SwiftPM compiles plugins again if the
    /// environment changes, so it would compile them for this environment, then for that of the reader's shell, and so
    /// on.
    mutating func leavePlugin(_ environment: [String: String]) {
        let folder =
            swift.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/") + "/"
        for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"] {
            guard let value = environment[name] else { continue }
            let paths = value.split(separator: ":").filter { !$0.hasPrefix(folder) }
            self.environment[name] = .some(paths.isEmpty ? nil : paths.joined(separator: ":"))
        }
    }

    /// Returns the toolchain that the reader's shell would run.
    ///
    /// - Throws: `ProgressError` if there is none.
    public static func inPath() throws -> Toolchain {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        guard let swift = folders.map({ "\($0)/swift" }).first(where: FileManager.default.isExecutableFile) else {
            throw ProgressError(
                "there is no 'swift' in your PATH; install Swift (https://www.swift.org/install), or add its folder 'usr/bin'"
            )
        }
        return Toolchain(swift: swift)
    }
}
