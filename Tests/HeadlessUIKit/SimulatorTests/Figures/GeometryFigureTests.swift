import Testing

@testable import Figures
@testable import Simulator

@Suite struct GeometryFigureTests {
    private typealias ViewGeometry = Figure.ViewGeometry

    private let bounds = CGRect(x: 0, y: 0, width: 120, height: 60)
    private let center = CGPoint(x: 150, y: 120)

    private func turned(_ degrees: CGFloat) -> ViewGeometry {
        ViewGeometry(bounds: bounds, center: center, transform: CGAffineTransform(rotationAngle: degrees * .pi / 180))
    }

    private func svg(_ geometry: ViewGeometry) -> String {
        Figure.geometry(title: "T", geometry).svg
    }

    @MainActor @Test func `ViewGeometry's frame and corners equal UIView's`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 120, height: 60))
        view.bounds.origin = CGPoint(x: 3, y: 4)
        view.anchorPoint = CGPoint(x: 0, y: 1)
        view.transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 5, y: 6)
        let geometry = ViewGeometry(view)
        let superview = UIView()
        superview.addSubview(view)
        #expect(abs(geometry.frame.minX - view.frame.minX) < 1e-9)
        #expect(abs(geometry.frame.maxY - view.frame.maxY) < 1e-9)
        let corner = view.convert(CGPoint(x: 3, y: 4), to: superview)
        #expect(hypot(geometry.corners[0].x - corner.x, geometry.corners[0].y - corner.y) < 1e-9)
    }

    @Test(arguments: [-45, 0, 30, 60, 90, 180] as [CGFloat])
    func `a rotation changes neither the scale nor the size of the panels`(degrees: CGFloat) {
        let (still, turned) = (GeometryScale(turned(0)), GeometryScale(turned(degrees)))
        #expect(abs(still.scale - turned.scale) < 1e-9)
        let panels = Figure.geometry(title: "T", self.turned(degrees)).panels
        #expect(panels.map(\.size.height) == Figure.geometry(title: "T", self.turned(0)).panels.map(\.size.height))
        #expect(panels[0].size == Figure.geometry(title: "T", self.turned(0)).panels[0].size)
    }

    @Test func `the legend rounds the frame to tenths of a point, the description to thousandths`() {
        let figure = Figure.geometry(title: "T", turned(30))
        let numbers = figure.panels[1].allShapes.compactMap { shape -> String? in
            if case .text(let text, _, _) = shape { text } else { nil }
        }
        let frame = turned(30).frame
        #expect(
            numbers.contains {
                $0.hasPrefix("frame ") && $0.contains("; \(PlainNumber.text(frame.width, decimals: 1)) ")
            })
        #expect(figure.description.contains(DumpText.rect(frame)))
    }

    @Test func `the legend lists an anchor point other than the center`() {
        #expect(!svg(turned(30)).contains(", at anchor point"))
        var geometry = turned(30)
        geometry.anchorPoint = .zero
        #expect(svg(geometry).contains(", at anchor point (0 0)<"))
    }

    @Test func `a view without a transform has no angle`() {
        let svg = svg(ViewGeometry(bounds: bounds, center: center))
        #expect(!svg.contains("°"))
        #expect(svg.contains("transform: identity"))
    }

    @Test(arguments: [30, -45, 90, 180] as [CGFloat])
    func `the angle of a rotated view is labeled`(degrees: CGFloat) {
        #expect(svg(turned(degrees)).contains(">\(Int(degrees))°<"))
    }

    @Test func `the angle of a sheared view is the slant of its y axis`() {
        let sheared = ViewGeometry(bounds: bounds, center: center, transform: CGAffineTransform(1, 0, 1, 1, 0, 0))
        #expect(svg(sheared).contains(">-45°<"))
        #expect(svg(sheared).contains("transform: sheared by 1<"))
    }

    @Test func `a scaled or mirrored view has no shear angle`() {
        for transform in [CGAffineTransform(scaleX: 2, y: 3), CGAffineTransform(scaleX: 1, y: -1)] {
            #expect(abs(ViewGeometry(bounds: bounds, center: center, transform: transform).shearAngle) < 1e-12)
        }
    }

    @Test func `the frame is drawn dashed and labeled`() {
        let svg = svg(turned(90))
        #expect(svg.contains("stroke-dasharray=\"5 4\""))
        #expect(svg.contains("frame (120 60; 60 120)"))
    }

    @Test func `the center is drawn at the anchor point, and the middle is marked if it differs`() {
        var geometry = ViewGeometry(bounds: bounds, center: center)
        #expect(!svg(geometry).contains("its middle"))
        geometry.anchorPoint = .zero
        #expect(svg(geometry).contains("center (150 120), at anchor point (0 0)"))
        #expect(svg(geometry).contains("its middle"))
    }

    @Test func `a translation moves the middle, but not the center`() {
        let geometry = ViewGeometry(bounds: bounds, center: center, transform: CGAffineTransform(translationX: 7, y: 0))
        #expect(geometry.middle == CGPoint(x: 157, y: 120))
        #expect(!geometry.isCenterMiddle)
    }

    @Test func `a transform's parts are described in the order in which they apply`() {
        let transform = CGAffineTransform(scaleX: 2, y: 0.5).concatenating(CGAffineTransform(rotationAngle: .pi / 6))
            .concatenating(CGAffineTransform(translationX: 3, y: -4))
        let geometry = ViewGeometry(bounds: bounds, center: center, transform: transform)
        #expect(geometry.transformDescription == "scaled by 2 and 0.5, turned by 30°, moved by 3 and -4")
    }

    @Test(
        arguments: [
            (0, 100, [0, 50, 100]), (-20, 190, [0, 100]), (4950, 5060, [4950, 5000, 5050]),
            (0.1, 0.9, [0.2, 0.4, 0.6, 0.8]),
        ] as [(CGFloat, CGFloat, [CGFloat])])
    func `ticks are at round numbers inside the region`(start: CGFloat, end: CGFloat, ticks: [CGFloat]) {
        let axis = AxisTicks(from: start, to: end)
        #expect(axis.values.map(DumpText.number) == ticks.map(DumpText.number))
    }

    @Test func `the superview's origin is in the region if it's near the view`() {
        #expect(GeometryScale(turned(30)).region.contains(CGPoint.zero))
        let far = ViewGeometry(bounds: bounds, center: CGPoint(x: 5000, y: 0))
        #expect(!GeometryScale(far).region.contains(CGPoint.zero))
    }

    @Test(arguments: [CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: 0, y: 0, width: 1e6, height: 1)])
    func `empty and very large rectangles have a picture`(bounds: CGRect) {
        let svg = svg(ViewGeometry(bounds: bounds, center: center))
        #expect(svg.hasSuffix("</svg>\n"))
    }

    @Test(arguments: stride(from: -180, through: 180, by: 30).map { CGFloat($0) })
    func `for each rotation, the figure has no faults`(degrees: CGFloat) {
        #expect(Figure.geometry(title: "T", turned(degrees)).faults == [])
    }

    @Test func `the view's x and y axes are labeled, except along an edge of zero length`() {
        let texts = svg(turned(90)).split(separator: "\n").filter { $0.contains("font-weight=\"600\"") }
        #expect(texts.contains { $0.hasSuffix(">x</text>") } && texts.contains { $0.hasSuffix(">y</text>") })
        let flat = ViewGeometry(bounds: CGRect(x: 0, y: 0, width: 120, height: 0), center: center)
        #expect(!svg(flat).split(separator: "\n").contains { $0.contains("600") && $0.hasSuffix(">y</text>") })
    }

    @Test func `the figure has two panels`() {
        #expect(Figure.geometry(title: "T", turned(30)).panels.count == 2)
    }

    @Test func `the description contains bounds, center, anchor point, transform and frame`() {
        #expect(
            svg(turned(90)).contains(
                "A view with bounds (0 0; 120 60), center (150 120) and anchor point (0.5 0.5); "
                    + "transform: turned by 90°. Its frame is (120 60; 60 120)."))
    }
}
