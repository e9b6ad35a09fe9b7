import Foundation
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Each folder in `Cases/Importing` holds a catalog in another form, and the book that is made of it.
@Suite("Importing cases")
struct ImportingCaseTests {
    private static let folder = Repository.root + "/Tests/Workbook/WorkbookKitTests/Cases/Importing"

    /// Returns the expected text of all cases.
    static func findings() throws -> String {
        try GoldenFile.cases(in: folder).map {
            try String(contentsOfFile: "\(folder)/\($0)/expected.txt", encoding: .utf8)
        }
        .joined()
    }

    private func book(_ name: String) throws -> CatalogFolder.Imported {
        let catalog = try #require(
            FileManager.default.contentsOfDirectory(atPath: "\(Self.folder)/\(name)").first { $0.hasSuffix(".docc") })
        return try CatalogFolder("\(Self.folder)/\(name)/\(catalog)").imported()
    }

    @Test(arguments: try GoldenFile.cases(in: folder))
    func `the book imported from a documentation catalog matches expected.txt`(name: String) throws {
        let book = try book(name)
        let texts = book.files.map { "=== \($0.path)\n\($0.bytes[...].text)" }
        let findings = book.diagnostics.map { diagnostic in
            "\(diagnostic)".replacing("\(Self.folder)/\(name)/", with: "")
        }
        let all = (texts + ["=== findings"] + findings).joined(separator: "\n") + "\n"
        if let difference = try GoldenFile(path: "\(Self.folder)/\(name)/expected.txt").difference(to: all) {
            Issue.record("\(difference)")
        }
    }

    @Test(arguments: try GoldenFile.cases(in: folder))
    func `the book imported from a documentation catalog has no errors`(name: String) throws {
        let folder = try TemporaryFolder()
        for file in try book(name).files { try folder.write(file.bytes[...].text, to: file.path) }
        let opened = try BookFolder(path: folder["chapters"], name: "chapters")
        #expect(try opened.check().filter { $0.severity == .error }.isEmpty)
    }
}
