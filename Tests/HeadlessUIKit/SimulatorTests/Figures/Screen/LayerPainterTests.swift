import Testing

@testable import Figures
@testable import Simulator
@_spi(Simulator) @testable import UIKit

/// Tests of the shapes for the properties of layers other than the color.
@Suite struct LayerPainterTests {
    private let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)

    @Test func `a layer with some rounded corners is filled and clipped with a path`() {
        let corner = UIBezierPath(
            roundedRect: bounds, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 3, height: 3))
        let lines = DrawingCommand.box(bounds, nil) {
            $0.outline = .path(corner.cgPath)
            $0.isClipped = true
            $0.commands = [DrawingCommand(content: .fill($0.outline, UIColor.red.cgColor))]
        }.svgLines
        #expect(lines[0].hasPrefix("<clipPath id=\"p-clip-1\"><path d=\"M3,0L20,0L20,10L0,10L0,3C"))
        #expect(lines[2].hasPrefix("  <path d=\"M3,0L20,0") && lines[2].hasSuffix(" fill=\"#f00\"/>"))
    }

    @MainActor @Test func `a border is drawn inside the edge, in front of the subviews`() {
        let view = UIView(frame: bounds)
        view.backgroundColor = .red
        view.layer.cornerRadius = 4
        (view.layer.borderWidth, view.layer.borderColor) = (2, UIColor.blue.cgColor)
        view.addSubview(UIView(frame: bounds))
        #expect(
            view.svgLines.last == "<rect x=\"1\" y=\"1\" width=\"18\" height=\"8\" rx=\"3\" fill=\"none\" "
                + "stroke=\"#00f\" stroke-width=\"2\"/>")
    }

    @MainActor @Test func `a border isn't clipped by clipsToBounds`() {
        let view = UIView(frame: bounds)
        view.backgroundColor = .red
        view.clipsToBounds = true
        (view.layer.borderWidth, view.layer.borderColor) = (2, UIColor.blue.cgColor)
        #expect(view.svgLines.last?.contains("stroke=\"#00f\"") == true)
    }

    @Test func `a shadow is cast by the view and its sublayers`() {
        let lines = DrawingCommand.box(bounds, .red) {
            $0.shadow = DrawingCommand.Shadow(
                color: CGColor(gray: 0, alpha: 0.25), offset: CGSize(width: 1, height: 2), radius: 3)
            $0.commands.append(.box(bounds, .green, at: CGPoint(x: 30, y: 0)))
        }.svgLines
        // The shadow covers 0 to 50 and its offset, with a margin of three times the radius and one point.
        #expect(lines[0].contains("x=\"-10\" y=\"-10\" width=\"71\" height=\"32\""))
        #expect(
            lines[0].contains("dx=\"1\" dy=\"2\" stdDeviation=\"3\" flood-color=\"#000\" flood-opacity=\"0.25\""))
        #expect(lines[1] == "<g filter=\"url(#p-shadow-1)\">" && lines.last == "</g>")
    }

    @Test func `a shadowPath is drawn behind the view`() {
        func shadowLines(radius: CGFloat) -> [String] {
            DrawingCommand.box(bounds, .red) {
                $0.shadow = DrawingCommand.Shadow(
                    color: CGColor(gray: 0, alpha: 1), offset: CGSize(width: 1, height: 2), radius: radius,
                    path: CGPath(rect: bounds, transform: nil))
            }.svgLines
        }
        let lines = shadowLines(radius: 3)
        #expect(lines[0].contains("<feGaussianBlur stdDeviation=\"3\"/>"))
        #expect(lines[2].contains("matrix(1 0 0 1 1 2)") && lines[3].contains("M0,0L20,0L20,10L0,10Z"))
        #expect(lines.last?.contains("#f00") == true)
        #expect(!shadowLines(radius: 0).contains { $0.contains("filter") })
    }

    @Test func `a mask becomes a mask element with the mask's shape`() {
        let lines = DrawingCommand.box(bounds, .red) {
            $0.mask = [.box(bounds, .black, radius: 5, at: CGPoint(x: 5, y: 0))]
        }.svgLines
        #expect(lines[0] == "<mask id=\"p-mask-1\" mask-type=\"alpha\">")
        #expect(lines[2].contains("rx=\"5\"") && lines.contains("<g mask=\"url(#p-mask-1)\">"))
    }

    @Test func `a layer with an empty mask isn't drawn`() {
        for mask in [[], [DrawingCommand.box(bounds, nil)]] {
            #expect(DrawingCommand.box(bounds, .red) { $0.mask = mask }.svgLines == [])
        }
    }

    @MainActor @Test func `a gradient is clipped to the rounded corners`() throws {
        let layer = CAGradientLayer()
        layer.frame = bounds
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.cornerRadius = 5
        let lines = try #require(layer.drawingCommand).svgLines
        #expect(lines[0].contains("x1=\"10\" y1=\"0\" x2=\"10\" y2=\"10\""))
        #expect(lines[1].hasPrefix("<path d=\"M5,0L15,0C") && lines[1].hasSuffix("fill=\"url(#p-gradient-1)\"/>"))
    }

    @MainActor @Test func `a conic gradient is drawn as 120 wedges`() throws {
        let layer = CAGradientLayer()
        layer.frame = bounds
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        let lines = try #require(layer.drawingCommand).svgLines
        #expect(lines.filter { $0.contains("<path d=\"M10,5L") }.count == 120)
        #expect(lines[2].hasPrefix("  <rect") && lines[2].contains("#800080"))
        #expect(lines[3].contains("#fe0001"))
    }

    @MainActor @Test func `text on a shape keeps its color, text beside the shape has the ink color`() throws {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: bounds, transform: nil)
        shape.fillColor = UIColor.black.cgColor
        let middle = CGRect(x: 8, y: 4, width: 4, height: 2)
        let corner = CGRect(x: 0, y: 0, width: 2, height: 1)
        let texts = DrawingCommand.box(bounds, nil) {
            $0.commands = shape.drawingCommands() + [middle, corner].map { .line("T", $0, size: 4, .white) }
        }.svgLines.filter { $0.contains("<text") }
        #expect(texts[0].contains("#fff") && texts[1].contains("data-fill=\"ink\""))
    }
}
