import Foundation
import Testing

@testable import SettingsBundle

/// Compares `documentation/settings.md` with the code that it documents.
@Suite struct DocumentationTests {
    private static let page: String = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let file = tests.appending(path: "../../../documentation/settings.md").standardizedFileURL
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    @Test func `the documentation lists each rule in the order of the code`() {
        let rows = Self.page.split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.map(String.init) == SchemaRule.allCases.map { "| `\($0.rawValue)` | \($0.explanation) |" })
    }

    @Test func `the diagnostics in the documentation equal those of the tool`() {
        let root: PropertyList = [
            "PreferenceSpecifiers": [Fixture.toggle(["DefaultValue": "YES"]), Fixture.child("Mor")]
        ]
        let more: PropertyList = ["PreferenceSpecifiers": Fixture.text]
        for finding in Fixture.schema(["Root": root, "More": more]).diagnostics {
            #expect(Self.page.contains(": \(finding.severity.rawValue): \(finding.text)\n"), "\(finding)")
        }
    }
}
