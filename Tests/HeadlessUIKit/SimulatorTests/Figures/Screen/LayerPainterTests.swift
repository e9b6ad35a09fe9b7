import Testing

@testable import Figures
@testable import Simulator

/// Tests of the shapes for the properties of layers other than the color.
@Suite struct LayerPainterTests {
    private let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)

    private func lines(_ view: PaintedView) -> [String] {
        var painter = ScreenPainter(scale: 6)
        var canvas = SVG.Canvas(prefix: "p")
        return painter.shapes(of: view, in: .identity).flatMap { $0.lines(indent: 0, on: &canvas) }
    }

    @Test func `some round corners are a path, and clip as one`() {
        var view = PaintedView(bounds: bounds, color: .red)
        view.corner = 3
        view.roundCorners = .topLeft
        view.clips = true
        let lines = lines(view)
        #expect(lines[0].hasPrefix("<clipPath id=\"p-clip-1\"><path d=\"M3,0L20,0L20,10L0,10L0,3C"))
        #expect(lines[2].hasPrefix("  <path d=\"M3,0L20,0") && lines[2].hasSuffix(" fill=\"rgb(255,0,0)\"/>"))
    }

    @Test func `a border lies inside the edge, in front of all that is in the view`() {
        var view = PaintedView(bounds: bounds, color: .red)
        view.corner = 4
        view.border = PaintedBorder(width: 2, color: .blue)
        view.children = [PaintedView(bounds: bounds, color: .green)]
        #expect(
            lines(view).last == "<rect x=\"1\" y=\"1\" width=\"18\" height=\"8\" rx=\"3\" fill=\"none\" "
                + "stroke=\"rgb(0,0,255)\" stroke-width=\"2\"/>")
    }

    @Test func `a border is not cut off with the rest`() {
        var view = PaintedView(bounds: bounds, color: .red)
        view.clips = true
        view.border = PaintedBorder(width: 2, color: .blue)
        #expect(lines(view).last?.contains("stroke=\"rgb(0,0,255)\"") == true)
    }

    @Test func `a shadow falls from all that a view draws`() {
        var view = PaintedView(bounds: bounds, color: .red)
        view.shadow = PaintedShadow(
            color: .black.withAlphaComponent(0.25), offset: CGSize(width: 1, height: 2), radius: 3)
        view.children = [
            PaintedView(bounds: bounds, transform: .translation(x: 30, y: 0), color: .green)
        ]
        let lines = lines(view)
        // The shadow covers 0 to 50 and its offset, with a margin of three times the radius and one point.
        #expect(lines[0].contains("x=\"-10\" y=\"-10\" width=\"71\" height=\"32\""))
        #expect(
            lines[0].contains("dx=\"1\" dy=\"2\" stdDeviation=\"3\" flood-color=\"rgb(0,0,0)\" flood-opacity=\"0.25\""))
        #expect(lines[1] == "<g filter=\"url(#p-shadow-1)\">" && lines.last == "</g>")
    }

    @Test func `a shadow of a path lies behind the view`() {
        var view = PaintedView(bounds: bounds, color: .red)
        let path = CGPath(rect: bounds, transform: nil)
        view.shadow = PaintedShadow(color: .black, offset: CGSize(width: 1, height: 2), radius: 3, path: path)
        let lines = lines(view)
        #expect(lines[0].contains("<feGaussianBlur stdDeviation=\"3\"/>"))
        #expect(lines[2].contains("matrix(1 0 0 1 1 2)") && lines[3].contains("M0,0L20,0L20,10L0,10Z"))
        #expect(lines.last?.contains("rgb(255,0,0)") == true)
        view.shadow?.radius = 0
        #expect(!self.lines(view).contains { $0.contains("filter") })
    }

    @Test func `a mask lets through what it covers`() {
        var view = PaintedView(bounds: bounds, color: .red)
        var mask = PaintedView(bounds: bounds, transform: .translation(x: 5, y: 0), color: .black)
        mask.corner = 5
        view.mask = [mask]
        let lines = lines(view)
        #expect(lines[0] == "<mask id=\"p-mask-1\" mask-type=\"alpha\">")
        #expect(lines[2].contains("rx=\"5\"") && lines.contains("<g mask=\"url(#p-mask-1)\">"))
    }

    @Test func `a mask that covers nothing lets nothing through`() {
        var view = PaintedView(bounds: bounds, color: .red)
        view.mask = [PaintedView(bounds: .zero)]
        #expect(lines(view) == [])
    }

    @MainActor @Test func `a gradient fills the round corners`() throws {
        let layer = CAGradientLayer()
        layer.frame = bounds
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.cornerRadius = 5
        let lines = lines(try #require(PaintedView(inside: layer)))
        #expect(lines[0].contains("x1=\"10\" y1=\"0\" x2=\"10\" y2=\"10\""))
        #expect(lines[1].hasPrefix("<path d=\"M5,0L15,0C") && lines[1].hasSuffix("fill=\"url(#p-gradient-1)\"/>"))
    }

    @MainActor @Test func `colours around a point are wedges`() throws {
        let layer = CAGradientLayer()
        layer.frame = bounds
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        let lines = lines(try #require(PaintedView(inside: layer)))
        #expect(lines.filter { $0.contains("<path d=\"M10,5L") }.count == 120)
        #expect(lines[2].hasPrefix("  <rect") && lines[2].contains("rgb(128,0,128)"))
        #expect(lines[3].contains("rgb(254,0,1)"))
    }

    @MainActor @Test func `text on a shape keeps its colour, and beside it takes the page's`() throws {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: bounds, transform: nil)
        shape.fillColor = UIColor.black.cgColor
        var view = try #require(PaintedView(inside: shape))
        let middle = CGRect(x: 8, y: 4, width: 4, height: 2)
        let corner = CGRect(x: 0, y: 0, width: 2, height: 1)
        view.texts = [middle, corner].map { PaintedText(text: "T", frame: $0, size: 2, color: .white) }
        let texts = lines(view).filter { $0.contains("<text") }
        #expect(texts[0].contains("rgb(255,255,255)") && texts[1].contains("--figure-ink"))
    }
}
