import Testing

@testable import Simulator
@_spi(Simulator) @testable import UIKit

@MainActor @Suite struct ViewCommandTests {
    private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func `a hidden view isn't drawn`() {
        let view = UIView(frame: frame)
        view.isHidden = true
        #expect(view.layer.drawingCommand == nil)
    }

    @Test func `a view with an alpha of zero isn't drawn`() {
        let view = UIView(frame: frame)
        view.alpha = 0
        #expect(view.layer.drawingCommand == nil)
    }

    @Test func `a hidden subview is skipped, the others keep their order`() {
        let view = UIView(frame: frame)
        for (tag, color) in [UIColor.red, .green, .blue].enumerated() {
            let subview = UIView(frame: frame)
            subview.backgroundColor = color
            subview.isHidden = tag == 1
            view.addSubview(subview)
        }
        #expect(view.layer.drawingCommand?.sublayers.map(\.color) == [.red, .blue])
    }

    @Test func `a view's drawing transform maps points like convert(_:to:)`() throws {
        let superview = UIView(frame: frame)
        let view = UIView(frame: frame)
        superview.addSubview(view)
        view.bounds.origin = CGPoint(x: 3, y: -5)
        view.anchorPoint = CGPoint(x: 0.25, y: 1)
        view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 0.5)
        let transform = try #require(view.layer.drawingCommand).transform
        let point = CGPoint(x: 7, y: 11)
        let expected = view.convert(point, to: superview)
        #expect(abs(point.applying(transform).x - expected.x) < 1e-9)
        #expect(abs(point.applying(transform).y - expected.y) < 1e-9)
    }

    @Test func `a view's command has its color, alpha, corner radius and clipping`() throws {
        let view = UIView(frame: frame)
        view.backgroundColor = .red
        view.alpha = 0.5
        view.layer.cornerRadius = 7
        view.clipsToBounds = true
        let drawn = try #require(view.layer.drawingCommand)
        #expect(drawn.color == .red)
        #expect(drawn.alpha == 0.5)
        #expect(drawn.layer?.outline == .rectangle(view.bounds, radius: 7))
        #expect(drawn.layer?.isClipped == true)
    }

    @Test func `a label's command has its lines, font, color and alignment`() async throws {
        try await withDevice {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            label.text = "one\ntwo"
            label.numberOfLines = 0
            label.textAlignment = .center
            label.textColor = .red
            label.font = .boldSystemFont(ofSize: 12)
            let text = try #require(label.layer.drawingCommand?.texts.first)
            #expect(text.lines.map(\.text) == ["one", "two"] && text.font == label.font)
            #expect(text.alignment == .center && text.color == UIColor.red.cgColor)
            #expect(text.lines[0].frame.maxY == text.lines[1].frame.minY)
        }
    }

    @Test(arguments: [
        (UIFont.Weight.regular, false), (.medium, false), (.semibold, true), (.bold, true), (.black, true),
    ])
    func `fonts of weight semibold or heavier are bold`(weight: UIFont.Weight, isBold: Bool) {
        #expect(UIFont.systemFont(ofSize: 10, weight: weight).isBold == isBold)
    }

    @Test func `an image's command has the frame of the content mode`() async throws {
        try await withDevice {
            let view = UIImageView(frame: frame)
            view.image = UIImage()
            view.contentMode = .center
            let image = DrawingCommand(content: .image(UIImage(), in: try #require(view.imageFrame)))
            #expect(view.drawingCommands().map(\.extent) == [image.extent])
        }
    }

    @Test func `in dark mode, a rounded text field is black with white text`() async throws {
        try await withDevice(.iPhone17.inDarkMode()) {
            let field = UITextField(frame: frame)
            field.borderStyle = .roundedRect
            field.text = "a"
            let window = UIWindow(windowScene: scene)
            window.addSubview(field)
            let drawn = try #require(field.layer.drawingCommand)
            #expect(drawn.color?.components.red == 0)
            #expect(drawn.texts.map { UIColor(cgColor: $0.color).components.red } == [1])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `controls and a cell's content view aren't outlined, a plain view is`() {
        let cell = UITableViewCell()
        #expect(!cell.contentView.isOutlinedIfEmpty)
        for control in [UISegmentedControl(items: ["a"]), UISwitch(), UIStepper(), UISlider(), UIProgressView()] {
            #expect(control.layer.drawingCommand?.layer?.isOutlinedIfEmpty == false, "\(type(of: control))")
        }
        let plain = UIView(frame: frame)
        #expect(plain.layer.drawingCommand?.layer?.isOutlinedIfEmpty == true)
    }
}
