import Foundation
import Testing

@testable import WorkbookKit

/// The body of a chapter's page.
@Suite struct RenderingCaseTests {
    @Test(arguments: try GoldenCase.all("Rendering"))
    func `a chapter becomes exactly this HTML`(_ page: GoldenCase) throws {
        let text = try String(contentsOfFile: page.folder + "/input.md", encoding: .utf8)
        let figures = ["stack": "<svg viewBox=\"0 0 1 1\"><title>A stack</title></svg>"]
        try page.expect(body(text, allowsHTML: page.name.contains("allowed"), figures: figures), in: "expected.html")
    }
}
