import Foundation
import TestSupport

@testable import WorkbookKit

extension Repository {
    static func book() throws -> BookFolder {
        try BookFolder(path: root + "/chapters", name: "chapters", package: root)
    }
}

/// A folder for one test, removed afterwards.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) { try body(folder.path) }
}

/// A folder for one test that waits for processes, removed afterwards.
func withLastingTemporaryFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = try TemporaryFolder()
    if let f = ProcessInfo.processInfo.environment["STALL"] { return try await body(f) }
    let result = try await body(folder.path)
    // The folder goes away with the last that knows it.
    return withExtendedLifetime(folder) { result }
}
