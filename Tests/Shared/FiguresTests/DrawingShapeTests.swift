import Foundation
import Testing

@testable import Figures

/// Tests of paths, gradients, masks and shadows.
@Suite struct DrawingShapeTests {
    private let square = Figure.Shape.rectangle(CGRect(x: 0, y: 0, width: 4, height: 4), .fill(.ink))
    private let triangle = Figure.Path([
        .move(.zero), .line(CGPoint(x: 4, y: 0)), .quad(CGPoint(x: 4, y: 2), CGPoint(x: 2, y: 2)),
        .curve(CGPoint(x: 1, y: 2), CGPoint(x: 0, y: 1.125), CGPoint(x: 0, y: 1)), .close,
    ])
    private let red = Figure.Color.Components(red: 1, green: 0, blue: 0)
    private let clear = Figure.Color.Components(red: 0, green: 0, blue: 1, alpha: 0.5)

    private func lines(_ shape: Figure.Shape) -> [String] {
        var canvas = SVG.Canvas(prefix: "p")
        return shape.lines(indent: 0, on: &canvas)
    }

    @Test func `a path is written as SVG path data with at most two decimals`() {
        #expect(
            lines(.path(triangle, .stroke(.ink))) == [
                "<path d=\"M0,0L4,0Q4,2 2,2C1,2 0,1.13 0,1Z\" fill=\"none\" "
                    + "stroke=\"#1d1d1f\" data-stroke=\"ink\" stroke-width=\"1.5\"/>"
            ])
    }

    @Test func `an even-odd path has the fill-rule or clip-rule evenodd`() {
        var path = triangle
        path.isEvenOdd = true
        #expect(lines(.path(path, .fill(.ink)))[0].contains("fill-rule=\"evenodd\""))
        #expect(lines(.cut([square], along: path))[0].contains("clip-rule=\"evenodd\""))
        #expect(!lines(.path(triangle, .fill(.ink)))[0].contains("rule"))
    }

    @Test func `a stroke has its dash pattern, dash phase, cap, join and miter limit`() {
        var style = Figure.Style.stroke(.ink, width: 2, dashes: [3, 1])
        (style.dashPhase, style.cap, style.join, style.miterLimit) = (2, .round, .bevel, 10)
        #expect(
            lines(.path(triangle, style))[0].hasSuffix(
                "stroke-width=\"2\" stroke-dasharray=\"3 1\" stroke-dashoffset=\"2\" stroke-linecap=\"round\" "
                    + "stroke-linejoin=\"bevel\" stroke-miterlimit=\"10\"/>"))
    }

    @Test func `a polyline has round caps and joins, written once`() {
        var style = Figure.Style.stroke(.ink)
        (style.cap, style.join) = (.square, .bevel)
        let line = lines(.polyline([.zero, CGPoint(x: 1, y: 1)], style))[0]
        #expect(line.components(separatedBy: "stroke-linecap").count == 2 && line.contains("stroke-linecap=\"round\""))
    }

    @Test func `a linear gradient has its end points and stops`() {
        let gradient = Figure.Gradient(
            .linear(from: .zero, to: CGPoint(x: 0, y: 4)),
            stops: [.init(red, at: 0), .init(clear, at: 0.25)])
        #expect(
            lines(.gradient(gradient, triangle)) == [
                "<linearGradient id=\"p-gradient-1\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"4\">"
                    + "<stop offset=\"0\" stop-color=\"#f00\"/>"
                    + "<stop offset=\"0.25\" stop-color=\"#00f\" stop-opacity=\"0.5\"/></linearGradient>",
                "<path d=\"M0,0L4,0Q4,2 2,2C1,2 0,1.13 0,1Z\" fill=\"url(#p-gradient-1)\"/>",
            ])
    }

    @Test func `a radial gradient with two radii has a transform`() {
        let gradient = Figure.Gradient(
            .radial(center: CGPoint(x: 5, y: 6), radii: CGSize(width: 3, height: 2)), stops: [.init(red, at: 1)])
        #expect(
            lines(.gradient(gradient, triangle))[0].contains(
                "cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(3 0 0 2 5 6)\""))
    }

    @Test func `shapes are clipped to a path`() {
        #expect(
            lines(.cut([square], along: triangle)) == [
                "<clipPath id=\"p-clip-1\"><path d=\"\(triangle.data)\"/></clipPath>",
                "<g clip-path=\"url(#p-clip-1)\">",
                "  " + lines(square)[0], "</g>",
            ])
    }

    @Test func `shapes are masked by other shapes`() {
        #expect(
            lines(.masked([square], by: [square])) == [
                "<mask id=\"p-mask-1\" mask-type=\"alpha\">", "  " + lines(square)[0], "</mask>",
                "<g mask=\"url(#p-mask-1)\">", "  " + lines(square)[0], "</g>",
            ])
        #expect(lines(.masked([square], by: [])) == [])
    }

    @Test func `a group of shapes has one shadow`() {
        let shadow = Figure.Shadow(clear, offset: CGSize(width: 1, height: -2), blur: 3)
        let region = CGRect(x: -10, y: -11, width: 20, height: 22)
        #expect(
            lines(.shadowed([square], shadow, in: region)).prefix(2) == [
                "<filter id=\"p-shadow-1\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\" "
                    + "x=\"-10\" y=\"-11\" width=\"20\" height=\"22\"><feDropShadow dx=\"1\" dy=\"-2\" stdDeviation=\"3\" "
                    + "flood-color=\"#00f\" flood-opacity=\"0.5\"/></filter>",
                "<g filter=\"url(#p-shadow-1)\">",
            ])
    }

    @Test func `a group of shapes is blurred`() {
        let region = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(
            lines(.blurred([square], by: 2, in: region))[0].contains("<feGaussianBlur stdDeviation=\"2\"/></filter>"))
    }

    @Test func `an effect without shapes draws nothing`() {
        let shadow = Figure.Shadow(red, offset: .zero, blur: 1)
        for shape in [
            Figure.Shape.cut([], along: triangle), .masked([], by: [square]), .shadowed([], shadow, in: .zero),
            .blurred([], by: 1, in: .zero),
        ] {
            #expect(lines(shape) == [])
        }
    }
}
