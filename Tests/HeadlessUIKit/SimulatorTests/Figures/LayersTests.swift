import Testing

@testable import Figures
@testable import Simulator

@MainActor @Suite struct LayersTests {
    private func visibleWindow(_ color: UIColor, level: UIWindow.Level = .normal) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.backgroundColor = color
        window.windowLevel = level
        window.isHidden = false
        return window
    }

    private func count(_ text: String, in figure: Figure) -> [Int] {
        var canvas = SVG.Canvas(prefix: "p")
        return figure.panels.map { panel in
            panel.allShapes.flatMap { $0.lines(indent: 0, on: &canvas) }.count { $0.contains(text) }
        }
    }

    @Test func `visible windows have the same number in both panels, hidden ones only in the second`() async throws {
        try await withDevice {
            let back = visibleWindow(.red)
            back.makeKey()
            let hidden = visibleWindow(.green, level: .statusBar)
            hidden.isHidden = true
            let front = visibleWindow(.blue, level: .alert)
            front.frame = CGRect(x: 50, y: 200, width: 200, height: 100)
            let figure = Figure.layers(title: "T") { $0 === back ? "Back" : nil }
            #expect(figure.panels.map(\.heading) == ["what the user sees", "pulled apart"])
            #expect(
                [">1</text>", ">2</text>", ">3</text>"].map { count($0, in: figure) } == [[1, 1], [0, 1], [1, 1]])
            #expect(count(">Back</text>", in: figure) == [0, 1])
            #expect(figure.faults == [])
        }
    }

    @Test func `the second panel draws the windows' content, with texts as bars`() async throws {
        try await withDevice {
            let back = visibleWindow(.red)
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            label.text = "Hello"
            back.addSubview(label)
            let figure = Figure.layers(title: "T")
            #expect(count("fill=\"#f00\"", in: figure) == [1, 1])
            #expect(count(">Hello</text>", in: figure) == [1, 0])
            #expect(count("opacity=\"0.45\"", in: figure) == [0, 1])
            // The plain stack contains no layers.
            #expect(count("fill=\"#f00\"", in: .windowStack(title: "T")) == [0])
        }
    }

    @Test func `a moved view is dashed at its old position and accented at its new one`() async throws {
        try await withDevice {
            let window = visibleWindow(.white)
            let (ball, other) = (UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50)), UIView())
            window.addSubview(ball)
            window.addSubview(other)
            let before = Figure.Snapshot(["ball": ball, "other": other])
            ball.frame.origin.y = 400
            let after = Figure.Snapshot(["ball": ball, "other": other])
            let figure = Figure.beforeAndAfter(title: "T", before, after)
            #expect(figure.panels.map(\.heading) == ["before", "after"])
            #expect(count("stroke-dasharray=\"5 4\"", in: figure) == [0, 1])
            #expect(count("<polygon", in: figure) == [1, 3])
            #expect(figure.description.hasSuffix("Changed: ball was at (10 100; 50 50) and moved to (10 400; 50 50)."))
            #expect(figure.faults == [])
        }
    }

    @Test(arguments: [Device.current, .iPhone8.running(.iOS12), .iPhoneSE.running(.iOS12)])
    func `two phones fit side by side into the width of a phone's page`(device: Device) async throws {
        try await withDevice(device) {
            let there = Figure.Snapshot()
            let figure = Figure.beforeAndAfter(title: "T", there, there)
            #expect(figure.panels.reduce(24) { $0 + $1.outerSize.width } <= Figure.Panel.maximumWidth)
        }
    }

    @Test func `the badges of the exploded view are inside the panel`() async throws {
        try await withDevice {
            let windows = (0..<3).map { _ in visibleWindow(.white) }
            let panel = Figure.layers(title: "T").panels[1]
            let circles = panel.allShapes.flatMap { $0.circles(in: .identity) }
            #expect(circles.count >= windows.count)
            let canvas = CGRect(origin: .zero, size: panel.outerSize)
            #expect(circles.allSatisfy { canvas.contains($0) })
        }
    }

    @Test func `the description lists views that appear or disappear`() async throws {
        try await withDevice {
            let window = visibleWindow(.white)
            let ball = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
            window.addSubview(ball)
            let there = Figure.Snapshot(["ball": ball])
            ball.isHidden = true
            let gone = Figure.Snapshot(["ball": ball])
            #expect(there.locations.count == 1 && gone.locations == [])
            #expect(Figure.beforeAndAfter(title: "T", there, gone).description.hasSuffix("(10 100; 50 50) and went."))
            #expect(
                Figure.beforeAndAfter(title: "T", gone, there).description.hasSuffix("ball came to (10 100; 50 50)."))
            #expect(
                Figure.beforeAndAfter(title: "T", there, there).description.hasSuffix(
                    "Nothing of what is marked has changed."))
        }
    }
}

extension Figure.Shape {
    /// Returns the squares around the circles, recursively.
    fileprivate func circles(in transform: Figure.Transform) -> [CGRect] {
        switch self {
        case .circle(let center, let radius, _):
            let middle = transform(center)
            return [CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)]
        case .group(let shapes, let groupTransform):
            return shapes.flatMap { $0.circles(in: groupTransform.concatenating(transform)) }
        default: return []
        }
    }
}
