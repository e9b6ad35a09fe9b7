import Testing
@_spi(Simulator) import UIKit

@testable import Simulator

@MainActor @Suite struct PaintedViewTests {
    private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func `a hidden view is not painted`() {
        let view = UIView(frame: frame)
        view.isHidden = true
        #expect(PaintedView(view) == nil)
    }

    @Test func `a view of no alpha is not painted`() {
        let view = UIView(frame: frame)
        view.alpha = 0
        #expect(PaintedView(view) == nil)
    }

    @Test func `a hidden subview is left out, the others keep their order`() {
        let view = UIView(frame: frame)
        for (tag, color) in [UIColor.red, .green, .blue].enumerated() {
            let subview = UIView(frame: frame)
            subview.backgroundColor = color
            subview.isHidden = tag == 1
            view.addSubview(subview)
        }
        #expect(PaintedView(view)?.children.map(\.color) == [.red, .blue])
    }

    @Test func `a view's coordinates reach its superview's as the phone says`() throws {
        let superview = UIView(frame: frame)
        let view = UIView(frame: frame)
        superview.addSubview(view)
        view.bounds.origin = CGPoint(x: 3, y: -5)
        view.anchorPoint = CGPoint(x: 0.25, y: 1)
        view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 0.5)
        let transform = try #require(PaintedView(view)).transform
        let point = CGPoint(x: 7, y: 11)
        let expected = view.convert(point, to: superview)
        #expect(abs(transform(point).x - expected.x) < 1e-9)
        #expect(abs(transform(point).y - expected.y) < 1e-9)
    }

    @Test func `colour, alpha, corners and clipping are the view's`() throws {
        let view = UIView(frame: frame)
        view.backgroundColor = .red
        view.alpha = 0.5
        view.layer.cornerRadius = 7
        view.clipsToBounds = true
        let painted = try #require(PaintedView(view))
        #expect(painted.color == .red)
        #expect(painted.alpha == 0.5)
        #expect(painted.corner == 7)
        #expect(painted.clips)
    }

    @Test func `a label is painted in the lines that it shows`() async throws {
        try await withDevice {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            label.text = "one\ntwo"
            label.numberOfLines = 0
            label.textAlignment = .center
            label.textColor = .red
            label.font = .boldSystemFont(ofSize: 12)
            let texts = try #require(PaintedView(label)).texts
            #expect(texts.map(\.text) == ["one", "two"])
            #expect(texts.allSatisfy { $0.anchor == .middle && $0.color == .red && $0.size == 12 && $0.isBold })
            #expect(texts[0].frame.maxY == texts[1].frame.minY)
        }
    }

    @Test(arguments: [
        (UIFont.Weight.regular, false), (.medium, false), (.semibold, true), (.bold, true), (.black, true),
    ])
    func `fonts from semibold on are bold`(weight: UIFont.Weight, isBold: Bool) {
        #expect(UIFont.systemFont(ofSize: 10, weight: weight).isBold == isBold)
    }

    @Test func `an image is painted where the content mode puts it`() async throws {
        try await withDevice {
            let view = UIImageView(frame: frame)
            view.image = UIImage()
            view.contentMode = .center
            #expect(PaintedView(view)?.image?.frame == view.imageFrame)
        }
    }

    @Test func `a field with round corners is dark in the dark, and its text light`() async throws {
        try await withDevice(.iPhone17.inDarkMode()) {
            let field = UITextField(frame: frame)
            field.borderStyle = .roundedRect
            field.text = "a"
            let window = UIWindow(windowScene: scene)
            window.addSubview(field)
            let painted = try #require(PaintedView(field))
            #expect(painted.color?.components.red == 0 && painted.texts.first?.color?.components.red == 1)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `no line is drawn around what parts of its own draw, nor around the content of a cell`() {
        let cell = UITableViewCell()
        #expect(PaintedView(cell.contentView)?.isView == false)
        for control in [UISegmentedControl(items: ["a"]), UISwitch(), UIStepper(), UISlider(), UIProgressView()] {
            #expect(PaintedView(control)?.isView == false, "\(type(of: control))")
        }
        #expect(PaintedView(UIView(frame: frame))?.isView == true)
    }
}
