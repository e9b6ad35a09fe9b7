import Mustache
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct FastTemplateTests {
    private static let source = """
        <title>{{title}} {{{html}}} {{book.title}}</title>
        {{#flag}}on{{/flag}}{{^flag}}off{{/flag}}
        {{#items}}
        <li>{{name}}{{#current}} *{{/current}}{{#.note}} ({{.}}){{/.note}}{{^last()}},{{/last()}}</li>
        {{/items}}
        {{^items}}none{{/items}}
        {{#group}}{{#items}}[{{name}}]{{/items}}{{/group}}
        {{#missing}}never{{/missing}}{{^missing}}always{{/missing}}
        """

    private func value(_ random: inout SeededGenerator) -> TemplateValue {
        // There is no apostrophe. Mustache writes it as an entity, and the tool, which quotes with '"', doesn't need
        // to.
        func text(_ random: inout SeededGenerator) -> TemplateValue {
            let letters = Array("ab<>&\" {}é\u{F8FE}\u{F8FD}7\u{301}東")
            return .text(
                String((0..<Int.random(in: 1...6, using: &random)).map { _ in letters.randomElement(using: &random)! }))
        }
        func items(_ random: inout SeededGenerator) -> TemplateValue {
            .list(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    let note = Bool.random(using: &random) ? TemplateValue.Field("note", text(&random)) : nil
                    let fields = [
                        .init("name", text(&random)), .init("current", .flag(Bool.random(using: &random))), note,
                    ].compactMap { $0 }
                    return .record(fields)
                })
        }
        var fields: [TemplateValue.Field] = [
            .init("title", text(&random)), .init("flag", .flag(Bool.random(using: &random))),
        ]
        if Bool.random(using: &random) { fields.append(.init("items", items(&random))) }
        if Bool.random(using: &random) { fields.append(.init("group", .record([.init("items", items(&random))]))) }
        if Bool.random(using: &random) { fields.append(.init("book", .record([.init("title", text(&random))]))) }
        fields.append(.init("html", .html(Array("<b>&amp;{{x}}</b>".utf8))))
        return .record(fields)
    }

    /// Returns the value in the types that Mustache accepts.
    private func plain(_ value: TemplateValue) -> Any {
        switch value {
        case .text(let text): text
        case .html(let html): html[...].text
        case .flag(let flag): flag
        case .list(let elements): elements.map(plain)
        case .record(let fields): Dictionary(uniqueKeysWithValues: fields.map { ("\($0.key)", plain($0.value)) })
        }
    }

    @Test func `a fast template renders what Mustache renders`() throws {
        let mustache = try MustacheTemplate(string: Self.source)
        let fast = FastTemplate(mustache)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            let value = value(&random)
            #expect(String(decoding: fast.render(value), as: UTF8.self) == mustache.render(plain(value)))
        }
    }

    @Test func `text is escaped in double and triple braces`() throws {
        let fast = FastTemplate(try MustacheTemplate(string: "{{{title}}}|{{title}}"))
        let page = fast.render(.record([.init("title", "<script>")]))
        #expect(String(decoding: page, as: UTF8.self) == "&lt;script&gt;|&lt;script&gt;")
    }

    @Test func `text that looks like a tag or a marker is rendered as text`() throws {
        let fast = FastTemplate(try MustacheTemplate(string: "{{a}}-{{b}}"))
        for text in ["{{b}}", "\u{F8FE}1\u{F8FD}", "{{{b}}}"] {
            #expect(
                String(decoding: fast.render(.record([.init("a", text), .init("b", "B")])), as: UTF8.self)
                    == "\(text)-B")
        }
    }

    @Test func `a template renders different values correctly on several threads`() throws {
        let mustache = try MustacheTemplate(string: Self.source)
        let fast = FastTemplate(mustache)
        var random = SeededGenerator(seed: 8)
        let values = (0..<40).map { _ in value(&random) }
        let pages = try parallelMap(values) { fast.render($0) }
        #expect(pages == values.map { FastTemplate(mustache).render($0) })
    }
}
