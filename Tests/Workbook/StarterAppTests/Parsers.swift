import Foundation
import Subprocess
import TestSupport

/// The parsers of `check.py`, which are independent of the code that writes the projects.
enum Parsers {
    /// A Boolean value indicating whether the parsers are installed. `scripts/install-parsers` installs them.
    static let areHere = Task {
        guard FileManager.default.isExecutableFile(atPath: python) else { return false }
        return try await run(["--ready"]).succeeded
    }

    private static let python = Repository.root + "/.build/parsers/bin/python"

    /// Returns the faults of the projects in the given folders, in the format `name: finding`.
    ///
    /// - Throws: `ParserError` if the script itself fails.
    static func findings(in folders: [String]) async throws -> [String] {
        let run = try await run(folders)
        guard run.succeeded else { throw ParserError(description: run.errors) }
        return run.output.split(separator: "\n").map(String.init)
    }

    private static func run(_ arguments: [String]) async throws -> (succeeded: Bool, output: String, errors: String) {
        let script = Repository.root + "/Tests/Workbook/StarterAppTests/check.py"
        let result = try await Subprocess.run(
            .path(.init(python)), arguments: Arguments([script] + arguments), output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20))
        return (result.terminationStatus.isSuccess, result.standardOutput, result.standardError)
    }

    private struct ParserError: Error, CustomStringConvertible {
        var description: String
    }
}
