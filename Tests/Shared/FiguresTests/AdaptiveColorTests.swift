import Foundation
import Testing

@testable import Figures

/// Tests of colors with a light and a dark appearance.
@Suite struct AdaptiveColorTests {
    private static let white = Figure.Color.Components(red: 1, green: 1, blue: 1)
    private static let black = Figure.Color.Components(red: 0, green: 0, blue: 0)
    private let adaptive = Figure.Color.adaptive(light: white, dark: black)

    @Test func `a file has the light color, and the dark one for pages`() {
        #expect((nil as Figure.Appearance?).attributes("fill", adaptive) == " fill=\"#fff\" data-fill=\"#000\"")
        #expect((nil as Figure.Appearance?).attributes("stroke", .ink) == " stroke=\"#1d1d1f\" data-stroke=\"ink\"")
    }

    @Test func `content with an appearance of its own has one color`() {
        #expect((.light as Figure.Appearance?).attributes("fill", adaptive) == " fill=\"#fff\"")
        #expect((.dark as Figure.Appearance?).attributes("fill", adaptive) == " fill=\"#000\"")
        #expect((.dark as Figure.Appearance?).attributes("fill", .ink) == " fill=\"#f5f5f7\"")
    }

    /// Shapes of every kind, in the colors of a style.
    private func shapes(_ color: Figure.Color) -> [Figure.Shape] {
        let box = CGRect(x: 0, y: 0, width: 4, height: 4)
        let (fill, line) = (Figure.Style.fill(color), Figure.Style.stroke(color))
        let path = Figure.Path([.move(.zero), .line(CGPoint(x: 1, y: 1))])
        let inside: [Figure.Shape] = [
            .rectangle(box, fill), .circle(center: .zero, radius: 1, line), .polyline([.zero], line),
            .polygon([.zero], fill),
            .path(path, fill), .text("t", at: .zero, Figure.TextStyle(color)),
        ]
        return inside + [
            .group(inside, .translation(x: 1, y: 0)), .faded(inside, opacity: 0.5), .clipped(inside, to: box),
            .cut(inside, along: path), .masked(inside, by: [.rectangle(box, .fill(.ink))]),
            .shadowed(inside, Figure.Shadow(Self.black, offset: .zero, blur: 1), in: box),
            .blurred(inside, by: 1, in: box), .region(inside, name: inside, label: "r"),
        ]
    }

    @Test func `shapes of every kind are combined with those in other colors`() {
        #expect(shapes(.real(Self.white)).adaptive(onDark: shapes(.real(Self.black))) == shapes(adaptive))
        #expect(shapes(.real(Self.white)).adaptive(onDark: shapes(.real(Self.white))) == shapes(.real(Self.white)))
    }

    @Test func `shapes that differ in more than colors stay as they are`() {
        let shapes = shapes(.real(Self.white))
        #expect(shapes.adaptive(onDark: shapes.reversed()) == shapes)
        #expect(shapes.adaptive(onDark: []) == shapes)
        #expect(self.shapes(.ink).adaptive(onDark: shapes) == self.shapes(.ink))
    }
}
