import TestSupport
import Testing
import WorkbookTemplates

@testable import WorkbookKit

/// Tests of tags in an author's templates that are empty on every page.
@Suite struct TemplateTagsTests {
    /// The messages about such tags.
    static let messages = [
        "t/page.html:2:6: warning: nothing fills the tag 'titel'; did you mean 'title'?",
        "t/page.html:3:9: warning: nothing fills the tag 'book.adress'; 'book' has 'title'",
    ]

    /// Returns the diagnostics of a site whose template of one page has a text, without the path and the severity.
    private func findings(_ text: String, on page: String = "page.html") throws -> [String] {
        try diagnostics(text, on: page).map { String($0.trimmingPrefix("t/\(page):").replacing(" warning:", with: "")) }
    }

    private func diagnostics(_ text: String, on page: String = "page.html") throws -> [String] {
        let files = ["page.html", "index.html", page].map { OutputFile(path: $0, text: $0 == page ? text : "") }
        return try Templates(files, name: "t").diagnostics.map(\.description)
    }

    /// Returns what is said about a tag.
    private func remedy(_ text: String, on page: String = "page.html") throws -> String? {
        let findings = try findings(text, on: page)
        #expect(findings.count < 2, "\(findings)")
        return findings.first?.split(separator: "; ", maxSplits: 1).last.map(String.init)
    }

    @Test func `a tag that nothing fills is a warning, with its line and column`() throws {
        let page = """
            <title>{{title}}</title>
            é{{{titel}}}{{#chapters}}{{href}}{{^last()}}, {{/last()}}{{/chapters}}
            {{#book.adress}}{{^ temperature }}{{! a comment }}{{/ temperature }}{{/book.adress}}
            """
        #expect(try diagnostics(page) == Self.messages)
    }

    @Test func `the built-in templates have no such tag`() throws {
        #expect(try BuiltInTemplates.site().diagnostics == [])
    }

    @Test func `a tag of another page, or of a section that isn't open, is a warning`() throws {
        #expect(
            try remedy("{{body}}", on: "names.html")
                == "known here: 'language', 'direction', 'theme', 'book', 'address', 'cover', 'declared' and 'used'")
        #expect(try remedy("{{#declared}}{{#items}}{{letter}}{{/items}}{{/declared}}", on: "names.html") == nil)
        #expect(try remedy("{{#declared}}{{letter}}{{/declared}}", on: "names.html")?.contains("'items'") == true)
        #expect(try remedy("{{#next}}{{#.summary}}{{/.summary}}{{/next}}") == "known here: 'title' and 'href'")
    }

    @Test func `inside a section, the tags outside are known`() throws {
        #expect(try findings("{{#contents}}{{#items}}{{level}}{{root}}{{book.title}}{{/items}}{{/contents}}") == [])
        #expect(try findings("{{#starter}}{{#.app}}{{root}}{{/.app}}{{.href}}{{/starter}}") == [])
        #expect(try findings("{{^starter}}{{title}}{{href}}{{/starter}}").count == 1)
        #expect(try findings("{{#article}}{{#.url}}{{.}}{{lang}}{{/.url}}{{/article}}{{#body}}{{{.}}}{{/body}}") == [])
    }

    @Test func `an unknown section is reported, and its content isn't`() throws {
        #expect(
            try remedy("{{#chaptrs}}{{href}}{{#a}}{{^b}}{{c}}{{/b}}{{/a}}{{/chaptrs}}") == "did you mean 'chapters'?")
        #expect(try findings("{{^summry}}{{auther}}{{/summry}}").count == 2)
    }

    @Test func `a dotted name can only go through sections`() throws {
        #expect(try remedy("{{article.title}}") == nil)
        #expect(try remedy("{{article.titel}}") == "did you mean 'title'?")
        #expect(try remedy("{{chapters.title}}") == "'chapters' has none")
        #expect(try remedy("{{article.title.lang}}") == "'article.title' has none")
    }

    @Test func `a section or a list can't be used as text`() throws {
        #expect(try remedy("{{book}}") == "it's a section: '{{#book}}'")
        #expect(try remedy("{{{chapters}}}") == "it's a list: '{{#chapters}}'")
        #expect(try remedy("{{#book}}{{.}}{{/book}}") == "it's for sections with a text")
    }

    @Test func `functions can only be used directly in lists`() throws {
        let functions = "directly in a list, there are 'first()', 'last()', 'index()', 'even()' and 'odd()'"
        #expect(try remedy("{{#chapters}}{{#current}}{{index()}}{{/current}}{{/chapters}}") == nil)
        #expect(try remedy("{{#chapters}}{{#.title}}{{index()}}{{/.title}}{{/chapters}}") == functions)
        #expect(try remedy("{{^last()}}, {{/last()}}") == functions)
        #expect(try remedy("{{uppercased(title)}}") == functions)
    }

    @Test func `partials, blocks, and other delimiters are understood`() throws {
        #expect(try remedy("{{> header }}") == "the templates of pages have no partials")
        #expect(
            try remedy("{{<base}}{{$main}}{{unknown}}{{/main}}{{/base}}") == "the templates of pages have no partials")
        #expect(try findings("{{$main}}{{title}}{{titel}}{{/main}}").count == 1)
        #expect(
            try findings("{{#book}}{{=<% %>=}}<%titel%>{{unknown}}<%/book%>{{root}}{{& titel }}") == [
                "1:23: nothing fills the tag 'titel'; did you mean 'title'?",
                "1:62: nothing fills the tag 'titel'; did you mean 'title'?",
            ])
    }

    @Test func `an HTML file that isn't a template has no tags`() throws {
        #expect(try findings("{{titel}}", on: "about.html") == [])
    }
}
