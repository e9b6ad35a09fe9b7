import Foundation
import Testing

/// A folder with an input and the output that is expected of it.
///
/// With `WORKBOOK_RECORD=1` in the environment the expectation is written anew, and the test fails all the same: what
/// was recorded is looked at before it counts.
struct GoldenCase: CustomTestStringConvertible, Sendable {
    let name: String
    let folder: String

    var testDescription: String { name }

    /// The cases below a folder of `Cases`.
    static func all(_ kind: String) -> [GoldenCase] {
        let folder = "\(Repository.cases)/\(kind)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { GoldenCase(name: $0, folder: "\(folder)/\($0)") }
    }

    /// Compares a text with the file that holds what is expected.
    func expect(_ actual: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let path = "\(folder)/\(file)"
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
