import Testing
@_spi(Simulator) import UIKit

@testable import Simulator

/// Tests of the properties of layers that a picture uses.
@MainActor @Suite struct PaintedLayerTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    private func painted() throws -> PaintedView { try #require(PaintedView(view)) }

    @Test func `layers without a view are painted where they lie`() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(layer)
        let child = try #require(try painted().children.first)
        #expect(child.bounds == CGRect(x: 0, y: 0, width: 3, height: 4) && child.color == .red && !child.isView)
        #expect(child.transform(.zero) == CGPoint(x: 1, y: 2))
    }

    @Test func `a layer that is hidden or has no opacity is not`() throws {
        let (hidden, clear) = (CALayer(), CALayer())
        hidden.isHidden = true
        clear.opacity = 0
        view.layer.sublayers = [hidden, clear]
        #expect(try painted().children.isEmpty)
    }

    @Test func `views and layers are painted in their order, and the higher in front`() throws {
        let colors = [UIColor.red, .green, .blue, .white]
        let layers = colors.map { color in
            let layer = CALayer()
            layer.backgroundColor = color.cgColor
            return layer
        }
        let subview = UIView()
        subview.backgroundColor = .black
        view.layer.addSublayer(layers[0])
        view.addSubview(subview)
        for layer in layers.dropFirst() { view.layer.addSublayer(layer) }
        #expect(try painted().children.map(\.color) == [.red, .black, .green, .blue, .white])
        layers[0].zPosition = 1
        layers[2].zPosition = -1
        #expect(try painted().children.map(\.color) == [.blue, .black, .green, .white, .red])
    }

    @Test func `a radius is no larger than there is room for`() throws {
        view.layer.cornerRadius = 99
        #expect(try painted().corner == 15)
        view.layer.cornerRadius = -1
        #expect(try painted().corner == 0)
    }

    private nonisolated static let corners: [(CACornerMask, UIRectCorner)] = [
        (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
        (.layerMaxXMaxYCorner, .bottomRight),
        ([.layerMinXMinYCorner, .layerMaxXMaxYCorner], [.topLeft, .bottomRight]),
    ]

    @Test(arguments: corners)
    func `the corners of a layer are the corners on the screen`(mask: CACornerMask, corners: UIRectCorner) throws {
        #expect(try painted().roundCorners == .allCorners)
        view.layer.maskedCorners = mask
        #expect(try painted().roundCorners == corners)
    }

    @Test func `a border has a width and a colour`() throws {
        #expect(try painted().border == nil)
        view.layer.borderWidth = 2
        #expect(try painted().border == PaintedBorder(width: 2, color: .black))
        view.layer.borderColor = nil
        #expect(try painted().border == nil)
    }

    @Test func `a shadow has an opacity, and is not seen of a layer that masks`() throws {
        #expect(try painted().shadow == nil)
        view.layer.shadowOpacity = 0.5
        view.layer.shadowColor = UIColor.red.withAlphaComponent(0.5).cgColor
        let shadow = PaintedShadow(
            color: .red.withAlphaComponent(0.25), offset: CGSize(width: 0, height: -3), radius: 3)
        #expect(try painted().shadow == shadow)
        view.clipsToBounds = true
        #expect(try painted().shadow == nil)
    }

    @Test func `colours are those of the view's traits`() throws {
        let label = UILabel(frame: view.bounds)
        label.text = "Text"
        label.textColor = .label
        view.addSubview(label)
        view.backgroundColor = .systemBackground
        #expect(try painted().color == .white && painted().children[0].texts[0].color == .black)
        view.overrideUserInterfaceStyle = .dark
        #expect(try painted().color == .black && painted().children[0].texts[0].color == .white)
    }

    @Test func `a shape is painted with its inside and the part of its line`() throws {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        shape.fillColor = nil
        shape.strokeColor = UIColor.red.cgColor
        (shape.lineWidth, shape.lineCap, shape.lineJoin) = (3, .round, .bevel)
        (shape.lineDashPattern, shape.lineDashPhase) = ([2, 1], 1)
        shape.strokeEnd = 0.25
        view.layer.addSublayer(shape)
        guard case .shape(let painted) = try painted().children[0].drawing else {
            Issue.record("a shape is not painted")
            return
        }
        #expect(painted.fill == nil && painted.stroke == .red && painted.line.boundingBox.height == 0)
        #expect((painted.style.width, painted.style.cap, painted.style.join) == (3, .round, .bevel))
        #expect(painted.style.dashes == [2, 1] && painted.style.dashPhase == 1)
        #expect(painted.shapes.count == 1)
    }

    @Test func `a shape without a path and a gradient without colours paint nothing`() throws {
        view.layer.sublayers = [CAShapeLayer(), CAGradientLayer()]
        #expect(try painted().children.map(\.drawing) == [nil, nil])
    }

    @Test func `a gradient's points are shares of the bounds`() throws {
        let gradient = CAGradientLayer()
        gradient.bounds = CGRect(x: 5, y: 0, width: 10, height: 20)
        gradient.colors = [UIColor.red.cgColor, "no colour", UIColor.blue.cgColor, UIColor.white.cgColor]
        gradient.startPoint = .zero
        let painted = try #require(PaintedGradient(gradient))
        #expect((painted.start, painted.end) == (CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 20)))
        #expect(painted.stops.map(\.location) == [0, 0.5, 1] && painted.kind == .axial)
        gradient.locations = [0, 0.1, 0.9]
        gradient.type = .conic
        #expect(PaintedGradient(gradient)?.stops.map(\.location) == [0, 0.1, 0.9])
        #expect(PaintedGradient(gradient)?.kind == .conic)
    }

    @Test func `a layer of text paints its lines`() throws {
        let text = CATextLayer()
        text.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        text.string = "Hello"
        text.fontSize = 20
        text.alignmentMode = .center
        text.foregroundColor = UIColor.red.cgColor
        view.layer.addSublayer(text)
        let line = try #require(try painted().children.first?.texts.first)
        #expect(line.text == "Hello" && line.size == 20 && line.color == .red)
        #expect(abs(line.frame.midX - 100) < 1e-9 && line.frame.minY == 0)
        #expect(try painted().words == ["Hello"])
    }

    @Test func `a view with nothing on it is a hairline, and one with layers is not`() throws {
        let bare = lines(try painted())
        #expect(bare.contains { $0.contains("opacity=\"0.4\"") })
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: view.bounds, transform: nil)
        view.layer.addSublayer(shape)
        #expect(!lines(try painted()).contains { $0.contains("opacity=\"0.4\"") })
    }

    private func lines(_ view: PaintedView) -> [String] {
        var painter = ScreenPainter(scale: 4)
        let figure = Figure(
            title: "T", description: "D", size: CGSize(width: 10, height: 10),
            shapes: painter.shapes(of: view, in: .identity))
        return figure.svg.split(separator: "\n").map(String.init)
    }
}
