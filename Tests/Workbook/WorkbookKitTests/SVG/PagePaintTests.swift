import Testing

@testable import ChapterKit

/// Tests of the paints that a figure's file has for pages.
@Suite struct PagePaintTests {
    private func element(_ svg: String) throws -> SVGElement { try InlineSVG.checked(svg) }

    private let file = """
        <svg><g stroke="#000" data-stroke="ink"><rect fill="#fff" data-fill="#1c1c1e"/><path fill="none"/></g></svg>
        """

    @Test func `a page has the variable of a role, and both colors of an adaptive one`() throws {
        #expect(
            try element(file).withPagePaints.markup == """
                <svg><g stroke="var(--figure-ink)"><rect fill="light-dark(#fff, #1c1c1e)"/><path fill="none"/></g></svg>
                """)
    }

    @Test func `a file has only the colors that every program knows`() throws {
        #expect(
            try element(file).withoutPagePaints.markup
                == "<svg><g stroke=\"#000\"><rect fill=\"#fff\"/><path fill=\"none\"/></g></svg>")
    }

    @Test(arguments: ["url(https://example.org)", "url(//a.b)", "expression(1)", "a;b{c:d}@e"])
    func `a paint can't cause a request`(paint: String) {
        #expect(throws: SVGError.self) { try element("<svg><rect fill=\"#fff\" data-fill=\"\(paint)\"/></svg>") }
    }

    @Test(arguments: [
        "fill=\"#fff\" data-fill=\"red\"", "fill=\"#fff\" data-fill=\"\"", "fill=\"#fff\" data-fill=\"no-role\"",
        "fill=\"none\" data-fill=\"#000\"",
    ])
    func `a paint that isn't a role or a color is ignored`(attributes: String) throws {
        let plain = attributes.prefix { $0 != " " }
        #expect(try element("<svg><rect \(attributes)/></svg>").withPagePaints.markup == "<svg><rect \(plain)/></svg>")
    }

    @Test func `a paint without a plain color is removed`() throws {
        #expect(try element("<svg><rect data-fill=\"ink\"/></svg>").withPagePaints.markup == "<svg><rect/></svg>")
    }
}
