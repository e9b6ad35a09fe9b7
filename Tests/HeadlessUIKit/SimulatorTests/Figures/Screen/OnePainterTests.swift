import Testing

@testable import Simulator
@_spi(Simulator) @testable import UIKit

/// Image contexts and pictures draw one list of commands.
@MainActor @Suite struct OnePainterTests {
    /// A control that draws itself: the one member that a new control overrides.
    private final class Badge: UIControl {
        override func drawingCommands() -> [DrawingCommand] {
            let circle = DrawingCommand.Area.path(CGPath(ellipseIn: bounds, transform: nil))
            return super.drawingCommands() + [DrawingCommand(content: .fill(circle, UIColor.red.cgColor))]
                + .text([.init(text: "7", frame: bounds)], .systemFont(ofSize: 8), UIColor.white.cgColor)
        }
    }

    private nonisolated static let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// A part of the picture.
        let expected: String
        let make: @MainActor @Sendable () -> UIView
    }

    private nonisolated static let cases = [
        Case(testDescription: "a control that draws itself", expected: ">7</text>") { Badge(frame: bounds) },
        Case(testDescription: "a label with a shadow", expected: "#00f") {
            let label = UILabel(frame: bounds)
            (label.text, label.shadowColor, label.backgroundColor) = ("Text", .blue, .white)
            return label
        },
        Case(testDescription: "a text field with round corners", expected: "rx=\"5\"") {
            let field = UITextField(frame: bounds)
            (field.placeholder, field.borderStyle) = ("Name", .roundedRect)
            return field
        },
        Case(testDescription: "a text field in a line", expected: "fill=\"none\" stroke=\"#000\"") {
            let field = UITextField(frame: bounds)
            field.borderStyle = .line
            return field
        },
        Case(testDescription: "an activity indicator", expected: "stroke-linecap=\"round\"") {
            let indicator = UIActivityIndicatorView(style: .large)
            indicator.startAnimating()
            return indicator
        },
        Case(testDescription: "the background of a bar", expected: "#0f0") {
            let bar = UIToolbar(frame: bounds)
            (bar.isTranslucent, bar.barTintColor) = (false, .green)
            return bar
        },
        Case(testDescription: "a text view", expected: ">Text</text>") {
            let view = UITextView(frame: bounds)
            view.text = "Text"
            return view
        },
        Case(testDescription: "an image", expected: "data-fill=\"paper") {
            UIImageView(image: UIImage(name: "photo", size: bounds.size, scale: 1))
        },
        Case(testDescription: "a switch", expected: "#34c759") {
            let control = UISwitch()
            control.isOn = true
            return control
        },
        Case(testDescription: "a view that draws", expected: "#0f0") {
            final class Filled: UIView {
                override func draw(_ rect: CGRect) {
                    UIColor.green.setFill()
                    UIRectFill(rect)
                }
            }
            return Filled(frame: bounds)
        },
        Case(testDescription: "a view with a shadow", expected: "<feDropShadow") {
            let view = colored()
            view.layer.shadowOpacity = 0.5
            return view
        },
        Case(testDescription: "a view with a mask", expected: "<mask") {
            let (view, mask) = (colored(), colored())
            mask.frame.size.width = 10
            view.mask = mask
            return view
        },
        Case(testDescription: "a view with one round corner", expected: "<path d=\"M7,0") {
            let view = colored()
            view.layer.cornerRadius = 7
            view.layer.maskedCorners = .layerMinXMinYCorner
            return view
        },
        Case(testDescription: "translucent views in front of each other", expected: "<g opacity=\"0.5\">") {
            let view = colored()
            view.addSubview(colored())
            view.alpha = 0.5
            return view
        },
        Case(testDescription: "a gradient", expected: "<linearGradient") {
            let gradient = CAGradientLayer()
            gradient.frame = bounds
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            return view(with: gradient)
        },
        Case(testDescription: "a dashed line", expected: "stroke-dasharray=\"3 1\"") {
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: bounds, transform: nil)
            (shape.strokeColor, shape.lineDashPattern) = (UIColor.red.cgColor, [3, 1])
            return view(with: shape)
        },
        Case(testDescription: "a layer of text", expected: ">Text</text>") {
            let text = CATextLayer()
            (text.frame, text.string, text.fontSize) = (bounds, "Text", 12)
            return view(with: text)
        },
    ]

    private static func colored() -> UIView {
        let view = UIView(frame: bounds)
        view.backgroundColor = .red
        return view
    }

    private static func view(with layer: CALayer) -> UIView {
        let view = colored()
        view.layer.addSublayer(layer)
        return view
    }

    @Test(arguments: cases)
    func `an image that renders a view is drawn like the view`(item: Case) async throws {
        try await withDevice {
            let view = item.make()
            view.layoutIfNeeded()
            let image = UIGraphicsImageRenderer(size: view.bounds.size).image { context in
                view.layer.render(in: context.cgContext)
            }
            let lines = view.svgLines
            #expect(lines.contains { $0.contains(item.expected) })
            #expect(UIImageView(image: image).svgLines == lines)
        }
    }

    @Test func `a snapshot is drawn like its view, scaled to its own size`() async throws {
        try await withDevice {
            let view = Badge(frame: Self.bounds)
            let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
            #expect(snapshot.svgLines == view.svgLines)
            snapshot.frame.size.width *= 2
            #expect(snapshot.svgLines.contains { $0.contains("matrix(2 0 0 1 0 0)") })
        }
    }

    @Test func `text on custom drawing keeps its color`() async throws {
        try await withDevice {
            let view = Badge(frame: Self.bounds)
            #expect(view.svgLines.contains { $0.contains("fill=\"#fff\"") && $0.contains(">7</text>") })
        }
    }

    @Test func `texts drawn side by side limit each other's room`() {
        let frames = [0, 30].map { CGRect(x: $0, y: 0, width: 20, height: 10) }
        let texts = frames.map { DrawingCommand.line("long text", $0, size: 8, .black) }
        let room = CGRect(x: 0, y: 0, width: 200, height: 10)
        #expect(texts.room(forCommandAt: 0, in: room, edge: room)?.maxX == 30)
        #expect(texts.room(forCommandAt: 1, in: room, edge: room)?.maxX == 200)
    }
}
