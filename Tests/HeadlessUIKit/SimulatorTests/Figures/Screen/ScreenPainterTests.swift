import Testing

@testable import Figures
@testable import Simulator
@_spi(Simulator) @testable import UIKit

@Suite struct ScreenPainterTests {
    private let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func `a background color fills the bounds with rounded corners`() {
        let lines = DrawingCommand.box(bounds, .red, radius: 3).svgLines
        #expect(lines == ["<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" rx=\"3\" fill=\"#f00\"/>"])
    }

    @Test func `a view without a background color is outlined`() {
        let line = DrawingCommand.box(bounds, nil).svgLines.joined()
        #expect(line.contains("fill=\"none\" stroke=\"#1d1d1f\" data-stroke=\"ink\""))
    }

    @Test func `a view with a clear background color paints nothing`() {
        #expect(DrawingCommand.box(bounds, .clear).svgLines == [])
    }

    @Test func `alpha applies to a view and its subviews as a group`() {
        var view = DrawingCommand.box(bounds, .red) { $0.commands.append(.box(bounds, .blue)) }
        view.alpha = 0.5
        let lines = view.svgLines
        #expect(lines.first == "<g opacity=\"0.5\">")
        #expect(lines.filter { $0.contains("opacity") }.count == 1)
        #expect(lines.count == 4)
    }

    @Test func `a clipping view clips along its corners, in its own coordinates`() {
        let lines = DrawingCommand.box(bounds, .red, radius: 2, at: CGPoint(x: 5, y: 6)) {
            $0.isClipped = true
        }.svgLines
        #expect(lines[0] == "<g transform=\"matrix(1 0 0 1 5 6)\">")
        #expect(
            lines[1].hasPrefix("  <clipPath id=\"p-clip-1\"><rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" rx=\"2\""))
        #expect(lines[2] == "  <g clip-path=\"url(#p-clip-1)\">")
    }

    @Test func `subviews are painted after their superview, from back to front`() {
        let view = DrawingCommand.box(bounds, .red) {
            $0.commands += [.box(bounds, .green), .box(bounds, .blue)]
        }
        let colors = view.svgLines.compactMap { $0.split(separator: "fill=").last?.prefix(6) }
        #expect(colors == ["\"#f00\"", "\"#0f0\"", "\"#00f\""])
    }

    @Test(arguments: [(NSTextAlignment.left, "x=\"0\""), (.center, "x=\"5\""), (.right, "x=\"10\"")])
    func `a line of text is anchored by its alignment`(alignment: NSTextAlignment, place: String) {
        let view = DrawingCommand.box(bounds, .white) {
            $0.commands.append(.line("t", bounds, size: 4, .black, alignment))
        }
        #expect(view.svgLines.last?.contains(place) == true)
    }

    @Test func `a line of text has its width on the device as textLength`() {
        let view = DrawingCommand.box(bounds, .white) {
            $0.commands.append(.line("t", CGRect(x: 0, y: 0, width: 3.5, height: 10), size: 4, .black))
        }
        #expect(view.svgLines.last?.contains("textLength=\"3.5\" lengthAdjust=\"spacingAndGlyphs\"") == true)
    }
}
