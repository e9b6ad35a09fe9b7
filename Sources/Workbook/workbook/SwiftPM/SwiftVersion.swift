import ChapterKit
import Subprocess

/// The version of Swift that runs the tests.
enum SwiftVersion {
    /// Returns the version that `swift --version` prints, or `nil` if it doesn't print one.
    static func current() async throws -> String? {
        let result = try await Subprocess.run(
            .name("swift"), arguments: ["--version"], output: .string(limit: 4096), error: .discarded)
        return TestRecord.version(in: result.standardOutput)
    }
}
