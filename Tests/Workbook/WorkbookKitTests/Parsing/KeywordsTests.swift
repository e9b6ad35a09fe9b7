import Testing

@testable import ChapterKit

/// Tests of the comments with the keywords of a section.
@Suite struct KeywordsTests {
    @Test func `a comment below a heading has the keywords of its section, and isn't part of the page`() throws {
        let chapter = parse("## A\n<!-- keywords: banner, status bar , 提示条 -->\n\nText\n").chapter
        guard case .heading(let heading) = try #require(chapter.blocks.first).content else {
            Issue.record("no heading")
            return
        }
        #expect(heading.keywords == ["banner", "status bar", "提示条"])
        #expect(chapter.blocks.count == 2)
    }

    @Test(arguments: ["A\n===\n<!--keywords:b-->", "# A\n\n<!--\nkeywords: b\n-->", "# A\n<!-- keywords: ,b,, -->"])
    func `keywords can be written in several ways`(markdown: String) throws {
        guard case .heading(let heading) = try #require(parse(markdown).chapter.blocks.first).content else {
            Issue.record("no heading")
            return
        }
        #expect(heading.keywords == ["b"])
    }

    @Test func `keywords elsewhere are an error`() {
        let message = "keywords belong directly below a heading, and those of the chapter in its front matter"
        #expect(parse("## A\n\nText\n\n<!-- keywords: b -->").diagnostics.map(\.message) == [message])
    }

    @Test(arguments: [
        "<!-->", "<!--->", "<!-- the keywords: b -->", "<!-- keywords: b --> c",
        "<!-- keywords: b --> <p>c</p> <!-- d -->", "<p>keywords: b</p>",
    ])
    func `other comments aren't keywords`(html: String) {
        #expect(Keywords.keywords(ofComment: html) == nil)
    }
}
