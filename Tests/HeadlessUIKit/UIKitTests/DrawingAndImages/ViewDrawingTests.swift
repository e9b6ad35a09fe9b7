import Simulator
import Testing
import UIKitTestSupport

@_spi(Simulator) @testable import UIKit

/// Tests of the times at which views draw, and of the positions of their drawings.
@MainActor @Suite struct ViewDrawingTests {
    /// A view that fills its bounds with its color, and records the rectangles that it draws.
    private final class Filled: UIView {
        var rects: [CGRect] = []
        var color = UIColor.red

        override func draw(_ rect: CGRect) {
            rects.append(rect)
            color.setFill()
            UIBezierPath(rect: rect).fill()
        }
    }

    private func shown(_ view: UIView) -> UIWindow {
        let root = UIViewController()
        root.view.addSubview(view)
        return shownWindow(root)
    }

    private func fills(_ view: UIView) -> [CGRect] { view.layer.recordedCommands.map(\.extent) }

    @Test func `a new view draws once, at the end of the run loop turn`() async throws {
        try await withDevice {
            let view = Filled(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            let window = shown(view)
            #expect(view.rects.isEmpty)
            UIApplication.shared.finishTurn()
            UIApplication.shared.finishTurn()
            #expect(view.rects == [CGRect(x: 0, y: 0, width: 30, height: 40)])
            #expect(fills(view) == view.rects)
            #expect(view.layer.recordedCommands.first?.content.color == UIColor.red.cgColor)
            _ = window
        }
    }

    @Test func `after setNeedsDisplay, a view draws once at the end of the run loop turn`() async throws {
        try await withDevice {
            let view = Filled(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
            let window = shown(view)
            UIApplication.shared.finishTurn()
            view.color = .blue
            UIApplication.shared.finishTurn()
            #expect(view.layer.recordedCommands.first?.content.color == UIColor.red.cgColor)
            view.setNeedsDisplay()
            view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIApplication.shared.finishTurn()
            #expect(view.rects.count == 2 && view.layer.recordedCommands.first?.content.color == UIColor.blue.cgColor)
            _ = window
        }
    }

    @Test func `a view without a size draws only after it has one`() async throws {
        try await withDevice {
            let view = Filled()
            let window = shown(view)
            UIApplication.shared.finishTurn()
            #expect(view.rects.isEmpty)
            view.frame.size = CGSize(width: 5, height: 5)
            UIApplication.shared.finishTurn()
            #expect(view.rects.count == 1)
            _ = window
        }
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, 1, CGRect(x: 0, y: 0, width: 20, height: 20)),
        (.topLeft, 1, CGRect(x: 0, y: 0, width: 10, height: 10)),
        (.center, 1, CGRect(x: 5, y: 5, width: 10, height: 10)),
        (.redraw, 2, CGRect(x: 0, y: 0, width: 20, height: 20)),
    ])
    func `after a size change, the content mode moves, scales or redraws a view's drawing`(
        mode: UIView.ContentMode, draws: Int, place: CGRect
    ) async throws {
        try await withDevice {
            let view = Filled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.contentMode = mode
            let window = shown(view)
            UIApplication.shared.finishTurn()
            view.frame.size = CGSize(width: 20, height: 20)
            UIApplication.shared.finishTurn()
            #expect(view.rects.count == draws && fills(view) == [place])
            _ = window
        }
    }

    @Test func `a view that doesn't override draw(_:) records no drawing`() async throws {
        try await withDevice {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let window = shown(view)
            view.setNeedsDisplay()
            UIApplication.shared.finishTurn()
            #expect(view.layer.recordedCommands.isEmpty)
            _ = window
        }
    }

    @Test func `a layer that needs display calls its delegate's draw(_:in:)`() {
        final class Delegate: NSObject, CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(UIColor.green.cgColor)
                ctx.fillEllipse(in: layer.bounds)
            }
        }
        let (layer, delegate) = (CALayer(), Delegate())
        layer.frame = CGRect(x: 9, y: 9, width: 10, height: 10)
        layer.delegate = delegate
        layer.displayIfNeeded()
        #expect(layer.recordedCommands.isEmpty)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.recordedCommands.map(\.extent) == [layer.bounds])
    }

    @Test func `a snapshot doesn't change when the view changes`() async throws {
        try await withDevice {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            view.backgroundColor = .red
            let label = UILabel(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
            label.text = "ab"
            view.addSubview(label)
            let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
            view.backgroundColor = .blue
            label.text = "c"
            #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
            let drawn = try #require(snapshot.layer.drawingCommand).descendants
            #expect(
                drawn.compactMap(\.content.color) == [UIColor.red.cgColor, UIColor.label.resolved(in: label).cgColor])
            #expect(drawn.flatMap(\.content.texts) == ["ab"])
            snapshot.frame.size = CGSize(width: 60, height: 40)
            #expect(snapshot.drawingCommands().map(\.extent) == [snapshot.bounds])
            #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
        }
    }

    @Test func `drawHierarchy scales a view to the rectangle, and render(in:) keeps the layer's size`() async throws {
        try await withDevice {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            view.backgroundColor = .red
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 80))
            let image = renderer.image { _ in
                #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 60, height: 80), afterScreenUpdates: true))
            }
            #expect(image.commands.map(\.extent) == [CGRect(x: 0, y: 0, width: 60, height: 80)])
            let layered = renderer.image { view.layer.render(in: $0.cgContext) }
            #expect(layered.commands.map(\.extent) == [CGRect(x: 0, y: 0, width: 30, height: 40)])
            #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        }
    }
}
