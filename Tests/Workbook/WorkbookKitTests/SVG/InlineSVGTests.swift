import Testing

@testable import ChapterKit

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
        "", "<title>A &lt; B = C on=&quot;x&quot;</title>",
        "<g fill=\"var(--figure-ink, #1d1d1f)\"><rect x=\"1\"/></g>",
        "<g id=\"a\"/><use href=\"#a\"/>", "<g id=\"a\"/><use xlink:href=\"#a\"/>",
        "<linearGradient id=\"a\"/><marker id=\"b\"/><rect fill=\"url(#a)\" marker-end=\"url(#b)\"/>",
        "<clipPath id=\"a\"><rect/></clipPath>",
        "<text font-family=\"&quot;A B&quot;, serif\">a  b<tspan> c</tspan></text>",
        "<text font-family=\"'rgb(1)'\">a</text>",
        "<g class=\"region\" tabindex=\"0\" role=\"img\" aria-label=\"'a' // \\ &lt;b&gt;\"/>",
        "<filter id=\"s\"><feDropShadow dx=\"1\"/></filter><g filter=\"url(#s)\" transform=\"matrix(1 0 0 1 2.5 -3)\"/>",
    ])
    func `a drawing with allowed elements and attributes is accepted unchanged`(inside: String) throws {
        let expected = inside.isEmpty ? "<svg viewBox=\"0 0 1 1\"/>" : svg(inside)
        #expect(try InlineSVG.checked(svg(inside)).markup == expected)
    }

    @Test func `an accepted drawing is written in canonical form`() throws {
        let read = try InlineSVG.checked(
            "<?xml version='1.0'?>\n<svg\n\tviewBox = '0 0 1 1' >\n <path d=\"M0 0\"\n/></svg>\n")
        #expect(read.markup == svg("<path d=\"M0 0\"/>"))
    }

    @Test(arguments: [
        "<script>x</script>", "<SCRIPT>x</SCRIPT>", "<script", "<style>*{}</style>", "<foreignObject></foreignObject>",
        "<image href=\"#a\"/>",
        "<a href=\"#x\"></a>", "<animate/>", "<set/>", "<iframe></iframe>", "<img>", "<!-- c -->", "<![CDATA[x]]>",
        "<!DOCTYPE x>", "<svg:script/>",
        "<?xml-stylesheet href=\"a\"?>", "</main>", "<>", "< script>", "<feImage/>", "<title><rect/></title>",
        "<desc><title></title></desc>", "<g/fill='a b'><rect x=\"' onfocus='alert(1)' \"/></g>", "<g></g/>",
        "<g></rect>",
    ])
    func `an element that isn't part of a drawing is rejected`(inside: String) {
        #expect(fault(svg(inside)) != nil)
    }

    @Test(arguments: [
        "<g onload=\"x\"/>", "<g ONLOAD=\"x\"/>", "<g\nonload = 'x'/>", "<g/onload=\"x\"/>", "<g a onload=\"x\"/>",
        "<g\u{0C}onload=\"x\"/>",
        "<g a=\"b\"onload=\"x\"/>", "<g onload=x/>", "<g onload=\u{338}x/>", "<g style=\"x\"/>",
        "<g \u{A0}onload=\"x\"/>", "<g ='' onload=\"x\"/>", "<g on load=\"x\"/>", "<g autofocus=\"\"/>",
        "<g tabindex=\"1\"/>",
        "<g class=\"menu\"/>", "<g role=\"button\"/>", "<g cursor=\"auto\"/>", "<g x=\"1\" x=\"2\"/>",
    ])
    func `an attribute that isn't allowed, such as an event handler, is rejected`(inside: String) {
        #expect(fault(svg(inside)) != nil)
    }

    @Test(arguments: [
        "<use href=\"https://a.b#c\"/>", "<use xlink:href=\"a.svg#b\"/>", "<use href=\" #a\"/>",
        "<rect fill=\"url(https://a.b)\"/>",
        "<rect fill=\"URL(//a.b)\"/>", "<rect fill=\"url(#a) url(//b)\"/>", "<rect fill=\"url('//b')\"/>",
        "<rect fill=\"u\\72l(//b)\"/>",
        "<rect fill=\"url(\u{338}//b)\"/>", "<use/href=\"//a\"/>", "<use href='' x href=\"//a\"/>",
        "<rect mask=\"image-set('http:a' 1x)\"/>", "<rect fill=\"u/**/rl(a)\"/>", "<rect fill=\"\u{600}&#117;rl(x)\"/>",
        "<rect fill=\"url (#a)\"/>", "<rect fill=\"\u{600}//a\"/>", "<rect fill=\"a\\\u{301}b\"/>",
        "<g xmlns=\"//a\"/>",
        "<use href=\"#a\u{301}#\"/>", "<use href=\"#nowhere\"/>", "<rect fill=\"url(#nowhere)\"/>",
    ])
    func `a reference to anything except an element of the picture is rejected`(inside: String) {
        #expect(fault(svg(inside)) != nil)
    }

    @Test func `a combining character after a tag doesn't hide the next tag`() {
        #expect(fault(svg("<g>\u{338}<script>x")) != nil)
    }

    @Test(arguments: ["", "text", "<g></g>", "<svg", "<svgx>", "<rect/>"])
    func `a file without a complete svg element is rejected`(
        text: String
    ) {
        #expect(fault(text) != nil)
    }

    @Test func `circular references, too many drawn elements and duplicate ids are rejected`() {
        #expect(fault(svg("<g id=\"a\"><use href=\"#a\"/></g>")) == "'#a' refers to itself")
        #expect(fault(svg("<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>")) != nil)
        let levels = (0..<9).map { level in
            "<g id=\"a\(level)\">" + String(repeating: "<use href=\"#a\(level + 1)\"/>", count: 10) + "</g>"
        }
        #expect(fault(svg(levels.joined() + "<g id=\"a9\"/>")) == "it draws more than 20000 elements")
        #expect(fault(svg("<g id=\"a\"/><g id=\"a\"/>")) == "an id is given twice")
    }

    @Test func `elements nested too deeply, large files and control characters are rejected`() {
        for depth in [101, 100_000] {
            let nested = String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
            #expect(fault(svg(nested)) == "elements are nested too deeply")
        }
        #expect(fault(svg(String(repeating: " ", count: 1_000_001))) == "it is larger than 1000 KB")
        #expect(fault(svg("<g a=\"\u{1}\"/>")) == "a text contains a control character")
    }
}
