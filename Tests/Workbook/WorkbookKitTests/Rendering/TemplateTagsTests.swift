import SwiftText
import TestSupport
import Testing
import WorkbookTemplates

@testable import WorkbookKit

/// Tests of tags in an author's templates that are empty on every page.
@Suite struct TemplateTagsTests {
    /// The messages about such tags.
    static let messages = [
        "t/page.html:2:6: warning: nothing fills the tag 'titel'; did you mean 'title'?",
        "t/page.html:3:9: warning: nothing fills the tag 'adress'; did you mean 'address'?",
        "t/page.html:3:21: warning: nothing fills the tag 'temperature'; the built-in templates show which names there are",
    ]

    private func diagnostics(_ page: String) throws -> [String] {
        let files = [OutputFile(path: "page.html", text: page), OutputFile(path: "index.html", text: "")]
        return try Templates(files, name: "t", known: BuiltInTemplates.siteFiles).diagnostics.map(\.description)
    }

    @Test func `what nothing fills is told`() throws {
        let page = """
            <title>{{title}}</title>
            é{{{titel}}}{{#chapters}}{{name}}{{^last()}}, {{/last()}}{{/chapters}}
            {{#book.adress}}{{^ temperature }}{{! a comment }}{{/ temperature }}{{/book.adress}}
            """
        #expect(try diagnostics(page) == Self.messages)
    }

    @Test func `the built-in templates have no such tag`() throws {
        let files = BuiltInTemplates.siteFiles
        #expect(try Templates(files, name: "t", known: files).diagnostics.isEmpty)
    }

    /// Tests that the built-in templates use every name that a build fills.
    ///
    /// Otherwise an author who uses another name would get a warning that the name is never filled.
    @Test func `the built-in templates use every name that a build fills`() throws {
        var count = 0
        for (path, bytes) in Repository.swiftFiles(below: "Sources/Workbook/WorkbookKit/Rendering") {
            for match in bytes[...].text.matches(of: #/(?:Field|\.init)\("(\w+)", /#) {
                #expect(try diagnostics("{{\(match.1)}}").isEmpty, "\(path) fills '\(match.1)'")
                count += 1
            }
        }
        #expect(count > 80)
    }
}
