import Mustache
import TestSupport
import Testing

@testable import WorkbookKit

/// Tests of malformed templates.
///
/// They are rejected with a source location, or filled, and no text that fills them becomes markup.
@Suite struct TemplateFuzzTests {
    private static let pieces = [
        "{{", "}}", "{{{", "}}}", "{{#", "{{^", "{{/", "{{>", "{{!", "{{=", "=}}", "{{&", "{{$", "{{<", "#", "/", ".",
        "title", "items", "name", "last()", "(", ")", " ", "\n", "<b>", "\u{F8FE}", "\u{F8FD}", "0", "é", "\u{301}",
        "{{title}}", "{{#items}}", "{{/items}}", "{{name}}", "{{=<% %>=}}", "<%title%>", "{{#upper(title)}}",
    ]

    private static let value = TemplateValue.record([
        .init("title", .text("<script>\u{F8FE}0\u{F8FD}{{name}}")),
        .init("items", .list([.record([.init("name", .text("\"&"))]), .record([.init("name", .text("<b"))])])),
    ])

    @Test(arguments: 0..<8)
    func `a malformed template is rejected with a location, or rendered with escaped text`(number: UInt64) throws {
        let located = /^t\/page\.html:[0-9]+:[0-9]+: error: ./
        var random = Fuzzing.random(number)
        for _ in Fuzzing.rounds(300) {
            let text = random.text(of: Self.pieces, 1...12)
            do {
                let template = FastTemplate(try MustacheTemplate(OutputFile(path: "t/page.html", text: text)))
                let page = template.render(Self.value)
                #expect(!page[...].text.contains("<script>"), "\(text.debugDescription)")
                #expect(page == template.render(Self.value))
            } catch let failure as TemplateError {
                #expect(failure.description.contains(located), "\(text.debugDescription)")
            }
        }
    }
}
