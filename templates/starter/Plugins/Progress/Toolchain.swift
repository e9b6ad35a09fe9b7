import Foundation

/// How `swift` is called.
public struct Toolchain: Sendable {
    /// The path of the executable.
    var swift: String
    /// What every command needs besides, such as `--ignore-lock`.
    var arguments: [String] = []
    /// What is another in its environment than in ours; nil for what is not in it.
    var environment: [String: String?] = [:]

    init(swift: String) { self.swift = swift }

    /// Takes out of the environment what SwiftPM has added to it for a plugin. It compiles plugins anew in another
    /// environment: this one's, and then that of the reader's shell, and so on.
    mutating func leavePlugin(_ environment: [String: String]) {
        let folder =
            swift.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/") + "/"
        for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"] {
            guard let value = environment[name] else { continue }
            let paths = value.split(separator: ":").filter { !$0.hasPrefix(folder) }
            self.environment[name] = .some(paths.isEmpty ? nil : paths.joined(separator: ":"))
        }
    }

    /// The one that the reader's shell would run.
    ///
    /// - Throws: `ProgressError` when there is none.
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
