import Foundation
import Testing

@testable import WorkbookKit

/// The body of a chapter's page.
@Suite struct RenderingCaseTests {
    @Test(arguments: try GoldenCase.all("Rendering"))
    func `a chapter becomes exactly this HTML`(_ page: GoldenCase) throws {
        let text = try String(contentsOfFile: page.folder + "/input.md", encoding: .utf8)
        let figures = ["stack": "<svg viewBox=\"0 0 1 1\"><title>A stack</title></svg>"]
        try page.expect(body(text, allowsHTML: try allowsHTML(page), figures: figures), in: "expected.html")
    }

    /// What a case's `workbook.yml` says, if it has one.
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
