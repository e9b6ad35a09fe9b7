import TestSupport

@testable import ChapterKit
@testable import WorkbookKit

extension Repository {
    /// Reads the book of this repository, whose manifest has a test target for each folder of `Tests/Chapters`.
    static func book() throws -> BookFolder {
        try BookFolder(path: root + "/chapters", name: "chapters", package: root) {
            let names = try? FileSystem.names(in: root + "/Tests/Chapters").sorted()
            return names?.map { TestTargets.Described(name: "\($0)ChapterTests", plugins: ["ExtractChapterTests"]) }
        }
    }

    /// The workspace of the whole book, read once.
    static let workspace = Swift.Result { () -> Workspace in
        try WorkspaceFolder(of: try book(), package: root).workspace().workspace
    }
}

/// Runs a closure with a folder for one test, which is removed afterwards.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) { try body(folder.path) }
}

/// Runs an asynchronous closure with a folder for one test, which is removed afterwards.
func withLastingTemporaryFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = try TemporaryFolder()
    let result = try await body(folder.path)
    // The folder is removed when its last reference is released.
    return withExtendedLifetime(folder) { result }
}
