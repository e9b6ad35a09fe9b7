import Foundation
import SettingsAccessors
import SettingsBundle
import Testing

/// A folder with a settings bundle, and what the tool is to make of it.
///
/// With `WORKBOOK_RECORD=1` in the environment the expectations are written anew, and the test fails all the same: what
/// was recorded is looked at before it counts.
struct SettingsCase: CustomTestStringConvertible, Sendable {
    let name: String

    var testDescription: String { name }

    private static let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    /// All cases; none when their folder cannot be read, which a test of its own reports.
    static let all: [SettingsCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path())) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map(SettingsCase.init)
    }()

    private var folder: URL { Self.cases.appending(path: name) }

    /// The bundle, under the name that a user would give it.
    var schema: SettingsSchema {
        let files = BundleFolder(path: folder.appending(path: "Settings.bundle").path()).files()
        return SettingsSchema(
            files: BundleFiles(path: "Settings.bundle", contents: files.contents, problem: files.problem))
    }

    /// Compares a text with the file that holds what is expected.
    func expect(_ actual: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let path = folder.appending(path: file).path()
        let expected = try? String(contentsOfFile: path, encoding: .utf8)
        guard ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1" else {
            #expect(actual == expected, "\(path)", sourceLocation: sourceLocation)
            return
        }
        guard actual != expected else { return }
        try actual.write(toFile: path, atomically: true, encoding: .utf8)
        Issue.record(
            "recorded \(path); look at the change and run again without WORKBOOK_RECORD", sourceLocation: sourceLocation
        )
    }
}
