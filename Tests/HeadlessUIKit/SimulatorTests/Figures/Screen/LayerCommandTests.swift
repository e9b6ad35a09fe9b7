import Testing

@_spi(Simulator) @testable import Simulator
@_spi(Simulator) @testable import UIKit

/// The drawing commands of layers.
@MainActor @Suite struct LayerCommandTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    private func drawn() throws -> DrawingCommand { try #require(view.layer.drawingCommand) }

    @Test func `a sublayer without a view is drawn in its frame`() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(layer)
        let child = try #require(try drawn().sublayers.first)
        #expect(child.layer?.bounds == CGRect(x: 0, y: 0, width: 3, height: 4) && child.color == .red)
        #expect(child.layer?.isOutlinedIfEmpty == false)
        #expect(child.transform == CGAffineTransform(translationX: 1, y: 2))
    }

    @Test func `a hidden or fully transparent layer isn't drawn`() throws {
        let (hidden, clear) = (CALayer(), CALayer())
        hidden.isHidden = true
        clear.opacity = 0
        view.layer.sublayers = [hidden, clear]
        #expect(try drawn().sublayers.isEmpty)
    }

    @Test func `sublayers are drawn in their order, then by zPosition`() throws {
        let colors = [UIColor.red, .green, .blue, .white]
        let layers = colors.map { color in
            let layer = CALayer()
            layer.frame = view.bounds
            layer.backgroundColor = color.cgColor
            return layer
        }
        let subview = UIView(frame: view.bounds)
        subview.backgroundColor = .black
        view.layer.addSublayer(layers[0])
        view.addSubview(subview)
        for layer in layers.dropFirst() { view.layer.addSublayer(layer) }
        #expect(try drawn().sublayers.map(\.color) == [.red, .black, .green, .blue, .white])
        layers[0].zPosition = 1
        layers[2].zPosition = -1
        #expect(try drawn().sublayers.map(\.color) == [.blue, .black, .green, .white, .red])
    }

    @Test func `the corner radius is clamped to zero and half of the shorter side`() throws {
        view.layer.cornerRadius = 99
        #expect(try drawn().layer?.outline == .rectangle(view.bounds, radius: 15))
        view.layer.cornerRadius = -1
        #expect(try drawn().layer?.outline == .rectangle(view.bounds, radius: 0))
    }

    private nonisolated static let corners: [(CACornerMask, UIRectCorner)] = [
        (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
        (.layerMaxXMaxYCorner, .bottomRight),
        ([.layerMinXMinYCorner, .layerMaxXMaxYCorner], [.topLeft, .bottomRight]),
    ]

    @Test(arguments: corners)
    func `maskedCorners select the rounded corners`(mask: CACornerMask, corners: UIRectCorner) throws {
        view.layer.cornerRadius = 5
        view.layer.maskedCorners = mask
        let path = UIBezierPath(
            roundedRect: view.bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: 5, height: 5))
        #expect(try drawn().layer?.outline == .path(path.cgPath))
    }

    @Test func `a border is stroked in its width and color`() throws {
        #expect(try drawn().layer?.foreground == [])
        view.layer.borderWidth = 2
        let edge = DrawingCommand.Area.rectangle(view.bounds.insetBy(dx: 1, dy: 1), radius: 0)
        let border = DrawingCommand(content: .stroke(edge, .init(width: 2), CGColor(gray: 0, alpha: 1)))
        #expect(try drawn().layer?.foreground == [border])
        view.layer.borderColor = nil
        #expect(try drawn().layer?.foreground == [])
    }

    @Test func `a shadow is drawn if its opacity isn't zero and the layer doesn't clip`() throws {
        #expect(try drawn().layer?.shadow == nil)
        view.layer.shadowOpacity = 0.5
        view.layer.shadowColor = UIColor.red.withAlphaComponent(0.5).cgColor
        let shadow = DrawingCommand.Shadow(
            color: UIColor.red.withAlphaComponent(0.25).cgColor, offset: CGSize(width: 0, height: -3), radius: 3)
        #expect(try drawn().layer?.shadow == shadow)
        view.clipsToBounds = true
        #expect(try drawn().layer?.shadow == nil)
    }

    @Test func `dynamic colors are resolved with the view's traits`() throws {
        let label = UILabel(frame: view.bounds)
        label.text = "Text"
        label.textColor = .label
        view.addSubview(label)
        view.backgroundColor = .systemBackground
        func colors() throws -> [UIColor?] {
            let drawn = try drawn()
            return [drawn.color, UIColor(cgColor: drawn.sublayers[0].texts[0].color)]
        }
        #expect(try colors() == [.white, .black])
        view.overrideUserInterfaceStyle = .dark
        #expect(try colors() == [.black, .white])
    }

    @Test func `a shape layer's stroke has the line's style and ends at strokeEnd`() throws {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        shape.fillColor = nil
        shape.strokeColor = UIColor.red.cgColor
        (shape.lineWidth, shape.lineCap, shape.lineJoin) = (3, .round, .bevel)
        (shape.lineDashPattern, shape.lineDashPhase) = ([2, 1], 1)
        shape.strokeEnd = 0.25
        view.layer.addSublayer(shape)
        let commands = try drawn().sublayers[0].commands
        guard commands.count == 1, case .stroke(let line, let style, let color) = commands[0].content else {
            Issue.record("a shape is not drawn")
            return
        }
        #expect(color == UIColor.red.cgColor && line.boundingBox.height == 0)
        #expect(style == .init(width: 3, cap: .round, join: .bevel, dashes: [2, 1], dashPhase: 1))
    }

    @Test func `a shape without a path and a gradient without colors draw nothing`() throws {
        view.layer.sublayers = [CAShapeLayer(), CAGradientLayer()]
        #expect(try drawn().sublayers.map(\.commands) == [[], []])
    }

    @Test func `a gradient's start and end points are relative to the bounds`() throws {
        let gradient = CAGradientLayer()
        gradient.bounds = CGRect(x: 5, y: 0, width: 10, height: 20)
        gradient.colors = [UIColor.red.cgColor, "no colour", UIColor.blue.cgColor, UIColor.white.cgColor]
        gradient.startPoint = .zero
        func drawn() throws -> DrawingCommand.Gradient {
            let content = try #require(gradient.drawingCommand?.commands.first).content
            guard case .gradient(let drawn, _) = content else { throw NoGradient() }
            return drawn
        }
        #expect(try (drawn().start, drawn().end) == (CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 20)))
        #expect(try drawn().stops.map(\.location) == [0, 0.5, 1] && drawn().kind == .axial)
        gradient.locations = [0, 0.1, 0.9]
        gradient.type = .conic
        #expect(try drawn().stops.map(\.location) == [0, 0.1, 0.9] && drawn().kind == .conic)
    }

    @Test func `a text layer draws its string in its font, color and alignment`() throws {
        let text = CATextLayer()
        text.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        text.string = "Hello"
        text.fontSize = 20
        text.alignmentMode = .center
        text.foregroundColor = UIColor.red.cgColor
        view.layer.addSublayer(text)
        let drawn = try #require(try drawn().sublayers.first?.texts.first)
        #expect(drawn.lines.map(\.text) == ["Hello"] && drawn.font.pointSize == 20)
        #expect(drawn.color == UIColor.red.cgColor)
        #expect(abs(drawn.frame.midX - 100) < 1e-9 && drawn.frame.minY == 0)
        #expect(try self.drawn().textLines == ["Hello"])
    }

    @Test func `an empty view is outlined, a view with sublayers isn't`() throws {
        #expect(view.svgLines.contains { $0.contains("opacity=\"0.4\"") })
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: view.bounds, transform: nil)
        view.layer.addSublayer(shape)
        #expect(!view.svgLines.contains { $0.contains("opacity=\"0.4\"") })
    }

    private struct NoGradient: Error {}
}
