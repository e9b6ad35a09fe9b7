import Subprocess
import WorkbookKit

/// The Swift that runs the tests.
enum SwiftVersion {
    /// The version that `swift --version` prints; nil when it prints none.
    static func current() async throws -> String? {
        let result = try await Subprocess.run(
            .name("swift"), arguments: ["--version"], output: .string(limit: 4096), error: .discarded)
        return TestRecord.version(in: result.standardOutput)
    }
}
