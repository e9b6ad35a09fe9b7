import Foundation
import SnippetResults
import Testing

@testable import ChapterKit

/// The body of a chapter's page.
@Suite struct RenderingCaseTests {
    @Test(arguments: try GoldenCase.all("Rendering"))
    func `the HTML of a chapter matches expected.html`(_ page: GoldenCase) throws {
        let text = try String(contentsOfFile: page.folder + "/input.md", encoding: .utf8)
        try page.expect(
            body(text, allowsHTML: try allowsHTML(page), drawings: try drawings(page), catalog: try catalog(page)),
            in: "expected.html")
    }

    /// Returns the drawings of the chapter's figures and walks: the folder `figures` of the case.
    private func drawings(_ page: GoldenCase) throws -> [String: Drawing] {
        let folder = page.folder + "/figures"
        guard FileSystem.isFolder(folder) else { return [:] }
        let names = Set(
            try FileSystem.entries(below: folder).map { $0.path.prefix { $0 != "/" && $0 != "." } }.map(String.init))
        return try names.reduce(into: [:]) { drawings, name in
            drawings[name] = try Drawing(named: name) { try FileSystem.contents("\(folder)/\($0)") }
        }
    }

    /// Returns the names that are documented elsewhere: `names.txt` of the case. Without this file, no name is a link.
    private func catalog(_ page: GoldenCase) throws -> NameCatalog? {
        let path = page.folder + "/names.txt"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        var catalog = NameCatalog()
        var diagnostics: [Diagnostic] = []
        catalog.add(SourceFile(path: path, bytes: try FileSystem.read(path)), &diagnostics)
        #expect(diagnostics == [])
        return catalog
    }

    /// Returns the setting of the case's `workbook.yml`, or `false` without one.
    private func allowsHTML(_ page: GoldenCase) throws -> Bool {
        let path = page.folder + "/workbook.yml"
        guard FileManager.default.fileExists(atPath: path) else { return false }
        var diagnostics: [Diagnostic] = []
        let file = SourceFile(path: path, bytes: try FileSystem.read(path))
        let configuration = BookConfiguration(file, diagnostics: &diagnostics)
        #expect(diagnostics == [])
        return configuration.allowsHTML
    }
}
