import TestSupport
import Testing

/// A folder with an input and the output that is expected of it.
struct GoldenCase: CustomTestStringConvertible, Sendable {
    let name: String
    let folder: String

    var testDescription: String { name }

    /// The cases below a folder of `Cases`.
    static func all(_ kind: String) throws -> [GoldenCase] {
        let folder = "\(Repository.root)/Tests/Workbook/WorkbookKitTests/Cases/\(kind)"
        return try GoldenFile.cases(in: folder).map { GoldenCase(name: $0, folder: "\(folder)/\($0)") }
    }

    /// Compares a text with the file that holds what is expected.
    func expect(_ actual: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard let difference = try GoldenFile(path: "\(folder)/\(file)").difference(to: actual) else { return }
        Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
}
