import Testing

@testable import Figures
@testable import Simulator

@Suite struct ScreenPainterTests {
    private let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func lines(_ view: PaintedView) -> [String] {
        // The scale is large enough for texts of four points.
        var painter = ScreenPainter(scale: 4)
        var canvas = SVG.Canvas(prefix: "p")
        return painter.shapes(of: view, in: .identity).flatMap { $0.lines(indent: 0, on: &canvas) }
    }

    @Test func `a colour fills the bounds, corners included`() {
        var view = PaintedView(bounds: bounds, color: .red)
        view.corner = 3
        #expect(lines(view) == ["<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" rx=\"3\" fill=\"rgb(255,0,0)\"/>"])
    }

    @Test func `a view with no colour is a hairline`() {
        let line = lines(PaintedView(bounds: bounds)).joined()
        #expect(line.contains("fill=\"none\" stroke=\"var(--figure-ink, #1d1d1f)\""))
    }

    @Test func `a clear view paints nothing`() {
        #expect(lines(PaintedView(bounds: bounds, color: .clear)) == [])
    }

    @Test func `alpha holds for a view and all in it together`() {
        var view = PaintedView(bounds: bounds, color: .red)
        view.alpha = 0.5
        view.children = [PaintedView(bounds: bounds, color: .blue)]
        let lines = lines(view)
        #expect(lines.first == "<g opacity=\"0.5\">")
        #expect(lines.filter { $0.contains("opacity") }.count == 1)
        #expect(lines.count == 4)
    }

    @Test func `a view that clips cuts off along its corners, in its own coordinates`() {
        var view = PaintedView(bounds: bounds, transform: .translation(x: 5, y: 6), color: .red)
        view.corner = 2
        view.clips = true
        let lines = lines(view)
        #expect(lines[0] == "<g transform=\"matrix(1 0 0 1 5 6)\">")
        #expect(
            lines[1].hasPrefix("  <clipPath id=\"p-clip-1\"><rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" rx=\"2\""))
        #expect(lines[2] == "  <g clip-path=\"url(#p-clip-1)\">")
    }

    @Test func `subviews are painted after their superview, in order`() {
        var view = PaintedView(bounds: bounds, color: .red)
        view.children = [PaintedView(bounds: bounds, color: .green), PaintedView(bounds: bounds, color: .blue)]
        let colors = lines(view).compactMap { $0.split(separator: "rgb").last?.prefix(9) }
        #expect(colors == ["(255,0,0)", "(0,255,0)", "(0,0,255)"])
    }

    @Test(arguments: [(Figure.TextStyle.Anchor.start, "x=\"0\""), (.middle, "x=\"5\""), (.end, "x=\"10\"")])
    func `a line of text keeps to the edge it is aligned to`(anchor: Figure.TextStyle.Anchor, place: String) {
        var view = PaintedView(bounds: bounds, color: .white)
        view.texts = [PaintedText(text: "t", frame: bounds, size: 4, anchor: anchor, color: .black)]
        #expect(lines(view).last?.contains(place) == true)
    }

    @Test func `a line of text is as wide as on the phone`() {
        var view = PaintedView(bounds: bounds, color: .white)
        view.texts = [PaintedText(text: "t", frame: bounds, size: 4, width: 3.5, color: .black)]
        #expect(lines(view).last?.contains("textLength=\"3.5\" lengthAdjust=\"spacingAndGlyphs\"") == true)
    }
}
