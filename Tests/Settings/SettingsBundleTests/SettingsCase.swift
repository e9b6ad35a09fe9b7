import Foundation
import SettingsAccessors
import SettingsBundle
import TestSupport
import Testing

/// A folder with a settings bundle and the expected output of the tool.
struct SettingsCase: CustomTestStringConvertible, Sendable {
    let name: String

    var testDescription: String { name }

    private static let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    static func all() throws -> [SettingsCase] { try GoldenFile.cases(in: cases.path()).map(SettingsCase.init) }

    private var folder: URL { Self.cases.appending(path: name) }

    /// The bundle, with the path that a user would give.
    var schema: SettingsSchema {
        let files = BundleFolder(path: folder.appending(path: "Settings.bundle").path()).files()
        return SettingsSchema(
            files: BundleFiles(path: "Settings.bundle", contents: files.contents, problem: files.problem))
    }

    /// Compares a text with the file of the expected text.
    func expect(_ actual: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let golden = GoldenFile(path: folder.appending(path: file).path())
        guard let difference = try golden.difference(to: actual) else { return }
        Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
}
