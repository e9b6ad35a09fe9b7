import TestSupport
import Testing

/// A folder with an input and its expected output.
struct GoldenCase: CustomTestStringConvertible, Sendable {
    let name: String
    let folder: String

    var testDescription: String { name }

    /// Returns the cases of a kind, below `Cases`.
    static func all(_ kind: String) throws -> [GoldenCase] {
        let folder = "\(Repository.root)/Tests/Workbook/WorkbookKitTests/Cases/\(kind)"
        return try GoldenFile.cases(in: folder).map { GoldenCase(name: $0, folder: "\(folder)/\($0)") }
    }

    /// Compares a text with the file of the expected text.
    func expect(_ actual: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard let difference = try GoldenFile(path: "\(folder)/\(file)").difference(to: actual) else { return }
        Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
}
