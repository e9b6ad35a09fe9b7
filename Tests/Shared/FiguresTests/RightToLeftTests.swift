import Foundation
import Testing

@testable import Figures

/// Tests of panes in languages that are written from right to left.
@Suite struct RightToLeftTests {
    private func shapes(_ row: Figure.Row) -> [Figure.Shape] { row.shapes(width: 300, isRightToLeft: true) }

    @Test func `a title is aligned to the right, and a value to the left`() throws {
        let texts = shapes(.init("الاسم", .detail("آن"))).compactMap { shape -> (CGFloat, Figure.TextStyle.Anchor)? in
            if case .text(_, let point, let style) = shape { (point.x, style.anchor) } else { nil }
        }
        #expect(texts.map(\.0) == [284, 16])
        #expect(texts.map(\.1) == [.end, .start])
    }

    @Test func `a chevron points to the left, and the knob of an on switch is at the left`() throws {
        guard case .polyline(let points, _) = try #require(shapes(.init("", .chevron)).last) else {
            Issue.record("no chevron")
            return
        }
        #expect(points.map(\.x) == [21, 16, 21])
        let rects = shapes(.init("", .toggle(isOn: true))).compactMap { shape -> CGRect? in
            if case .rectangle(let rect, _, _) = shape { rect } else { nil }
        }
        #expect(rects.map(\.minX) == [16, 18])
    }

    @Test func `a checkmark isn't mirrored, but is at the other end`() {
        let row = Figure.Row("", .checkmark)
        func points(_ shapes: [Figure.Shape]) -> [CGFloat] {
            if case .polyline(let points, _) = shapes.last { points.map(\.x) } else { [] }
        }
        #expect(points(row.shapes(width: 300)) == [270, 274, 283])
        #expect(points(shapes(row)) == [16, 20, 29])
    }

    @Test func `a slider's minimum image is at the right`() {
        let row = Figure.Row("", .slider(fraction: 0, minimum: .init("a"), maximum: .init("b")))
        let texts = shapes(row).compactMap { shape -> (String, CGFloat)? in
            if case .text(let text, let point, _) = shape { (text, point.x) } else { nil }
        }
        #expect(texts.map(\.0) == ["a", "b"] && texts.map(\.1) == [284, 16])
    }

    @Test func `mirroring twice restores the shapes`() {
        for accessory: Figure.Row.Accessory in [.toggle(isOn: true), .chevron, .detail("x", opens: true), .field("y")] {
            let shapes = Figure.Row("Title", accessory).shapes(width: 300)
            #expect(shapes.map { $0.mirrored(width: 300).mirrored(width: 300) } == shapes)
        }
        let turned = Figure.Shape.group([.circle(center: .zero, radius: 1, .fill(.ink))], .rotation(1))
        let point = Figure.Transform.rotation(1)(CGPoint(x: 3, y: 4))
        guard case .group(_, let mirrored) = turned.mirrored(width: 300) else { return }
        let end = mirrored(CGPoint(x: 300 - 3, y: 4))
        #expect(abs(end.x - (300 - point.x)) < 1e-9 && abs(end.y - point.y) < 1e-9)
    }

    @Test(
        arguments: [
            ("Name", false), ("الاسم", true), ("שם", true), ("1. الاسم", true), ("iPhone الاسم", false), ("12", false),
            ("", false), ("名前", false), ("…", false),
        ])
    func `the first letter determines the direction of a text`(text: String, isRightToLeft: Bool) {
        #expect(SVG.isRightToLeft(text) == isRightToLeft)
        let svg = Figure.rows(title: "T", pane: text, groups: []).svg
        #expect(svg.contains("direction=\"rtl\"") == isRightToLeft)
    }

    @Test func `a right-to-left text at its left edge has the anchor 'end'`() {
        let line = Figure.Shape.text("שם", at: .zero)
        var canvas = SVG.Canvas(prefix: "a")
        #expect(line.lines(indent: 0, on: &canvas).joined().contains("direction=\"rtl\" text-anchor=\"end\""))
    }
}
