import Testing

@testable import WorkbookKit

@Suite struct InlineSVGTests {
    private func svg(_ inside: String) -> String { "<svg viewBox=\"0 0 1 1\">\(inside)</svg>" }

    private func fault(_ text: String) -> String? {
        do {
            _ = try InlineSVG.checked(text)
            return nil
        } catch {
            return error.message
        }
    }

    @Test(arguments: [
        "", "<title>A &lt; B = C on=\"x\"</title>", "<g fill='var(--figure-ink, #1d1d1f)'><rect x=\"1\"/></g>",
        "<use href=\"#a\"/>",
        "<use xlink:href='#a' />", "<rect fill=\"url(#a)\" marker-end = \"url(#b)\"/>", "<path\n\td=\"M0 0\"\n/>",
        "<clipPath id=\"a\"></clipPath>",
    ])
    func `a drawing is let through as it is`(inside: String) throws {
        #expect(try InlineSVG.checked(svg(inside)) == svg(inside))
    }

    @Test func `an XML declaration is left out`() throws {
        #expect(try InlineSVG.checked("<?xml version=\"1.0\"?>\n" + svg("")) == svg(""))
    }

    @Test(arguments: [
        "<script>x</script>", "<SCRIPT>x</SCRIPT>", "<script", "<style>*{}</style>", "<foreignObject></foreignObject>",
        "<image href=\"#a\"/>",
        "<a href=\"#x\"></a>", "<animate/>", "<set/>", "<iframe></iframe>", "<img>", "<!-- c -->", "<![CDATA[x]]>",
        "<!DOCTYPE x>", "<svg:script/>",
        "<?xml-stylesheet href=\"a\"?>", "</main>", "<>", "< script>", "<feImage/>",
    ])
    func `an element that is no drawing is refused`(inside: String) {
        #expect(fault(svg(inside)) != nil)
    }

    @Test(arguments: [
        "<g onload=\"x\"/>", "<g ONLOAD=\"x\"/>", "<g\nonload = 'x'/>", "<g/onload=\"x\"/>", "<g a onload=\"x\"/>",
        "<g\u{0C}onload=\"x\"/>",
        "<g a=\"b\"onload=\"x\"/>", "<g onload=x/>", "<g onload=\u{338}x/>", "<g style=\"x\"/>",
        "<g \u{A0}onload=\"x\"/>", "<g ='' onload=\"x\"/>",
    ])
    func `an attribute that acts is refused`(inside: String) {
        #expect(fault(svg(inside)) != nil)
    }

    @Test(arguments: [
        "<use href=\"https://a.b#c\"/>", "<use xlink:href=\"a.svg#b\"/>", "<use href=\" #a\"/>",
        "<rect fill=\"url(https://a.b)\"/>",
        "<rect fill=\"URL(//a.b)\"/>", "<rect fill=\"url(#a) url(//b)\"/>", "<rect fill=\"url('//b')\"/>",
        "<rect fill=\"u\\72l(//b)\"/>",
        "<rect fill=\"url(\u{338}//b)\"/>", "<use/href=\"//a\"/>", "<use href='' x href=\"//a\"/>",
    ])
    func `a link out of the picture is refused`(inside: String) {
        #expect(fault(svg(inside)) != nil)
    }

    @Test func `a character with an accent does not hide a tag's end`() {
        #expect(fault(svg("<g>\u{338}<script>x")) != nil)
    }

    @Test(arguments: ["", "text", "<g></g>", "<svg", "<svgx>", "<rect/>"]) func `a file without a drawing is refused`(
        text: String
    ) {
        #expect(fault(text) != nil)
    }
}
