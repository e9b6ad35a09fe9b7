import Testing

@testable import Figures
@testable import Simulator
@_spi(Simulator) @testable import UIKit

/// Tests of texts at half their size. The smallest size is 24 points.
@Suite struct LegibleTextTests {
    private let half = LegibleText(scale: 0.5)
    private let style = Figure.TextStyle(size: 16, width: 40)

    private func text(_ text: String, room: ClosedRange<CGFloat>, x: CGFloat = 0, _ style: Figure.TextStyle? = nil)
        -> (text: String, x: CGFloat, style: Figure.TextStyle)?
    {
        let shape = half.shape(text, at: CGPoint(x: x, y: 10), style ?? self.style, room: room)
        guard case .text(let text, let point, let style) = shape else { return nil }
        return (text, point.x, style)
    }

    @Test func `a legible text isn't changed`() throws {
        let large = Figure.TextStyle(size: 24, width: 40)
        let drawn = try #require(text("Hello", room: 0...10, large))
        #expect(drawn.text == "Hello" && drawn.style == large)
    }

    @Test func `a text that's too small is enlarged to the smallest legible size`() throws {
        let drawn = try #require(text("Hello", room: 0...200))
        #expect(drawn.text == "Hello" && drawn.style.size == 24 && drawn.style.width == nil)
    }

    @Test func `a text that's slightly too wide is condensed, a wider one truncated`() throws {
        // “Hello” is 71.2 points wide at 24 points.
        let squeezed = try #require(text("Hello", room: 0...60))
        #expect(squeezed.text == "Hello" && squeezed.style.width == 60)
        let cut = try #require(text("Hello, world", room: 0...88))
        #expect(cut.text == "Hello…" && cut.style.width == nil)
    }

    @Test func `a text without room for three letters becomes a bar`() {
        guard
            case .rectangle(let bar, _, let style) = half.shape(
                "Hello", at: CGPoint(x: 0, y: 10), self.style, room: 0...40)
        else { return #expect(Bool(false), "no bar") }
        #expect(bar == CGRect(x: 0, y: 6, width: 40, height: 8))
        #expect(style.fill == .ink)
        #expect(text("OK", room: 0...40)?.text == "OK")
    }

    @Test func `a text centered in its room stays centered`() throws {
        let drawn = try #require(text("Hello", room: -50...90))
        #expect(drawn.x == 20 && drawn.style.anchor == .middle)
        #expect(try #require(text("Hello", room: 0...90)).style.anchor == .start)
    }

    @Test func `at a scale of zero, a text becomes a bar`() {
        let shape = LegibleText(scale: 0).shape("Hello", at: .zero, style, room: 0...500)
        guard case .rectangle = shape else { return #expect(Bool(false), "\(shape)") }
    }

    @Test func `lines that would overlap become bars, except the first`() {
        let text = (0..<3).map { line in
            DrawingCommand.Text.Line(text: "line \(line)", frame: CGRect(x: 0, y: 20 * line, width: 50, height: 20))
        }
        let view = DrawingCommand.box(CGRect(x: 0, y: 0, width: 200, height: 60), .white) {
            $0.commands += .text(text, .systemFont(ofSize: 16), UIColor.black.cgColor)
        }
        var painter = ScreenPainter(scale: 0.5)
        var canvas = SVG.Canvas(prefix: "p")
        let lines = painter.shapes(of: view).flatMap { $0.lines(indent: 0, on: &canvas) }
        #expect(lines.filter { $0.hasPrefix("<text") }.count == 1)
        #expect(lines.filter { $0.contains("opacity=\"0.45\"") }.count == 2)
    }

    @Test func `a text's room extends to its neighbors or to the edge`() {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        let children = [0, 40, 80].map { DrawingCommand.box(frame, .clear, at: CGPoint(x: $0, y: 5)) }
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
        let between = CGRect(x: -20, y: 0, width: 60, height: 10)
        #expect(children.room(forCommandAt: 1, in: bounds, edge: bounds) == between)
        let wider = CGRect(x: -50, y: 0, width: 300, height: 20)
        #expect(children.room(forCommandAt: 2, in: bounds, edge: wider)?.maxX == 170)
    }
}
