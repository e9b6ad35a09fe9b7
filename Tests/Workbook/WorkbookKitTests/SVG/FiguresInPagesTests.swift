import Figures
import Foundation
import Testing

@testable import ChapterKit

/// Tests that pages accept the drawings of `Figures`.
@Suite struct FiguresInPagesTests {
    private static let square = Figure.Shape.rectangle(CGRect(x: 1, y: 2, width: 3, height: 4), .fill(.accent))
    private static let path = Figure.Path([.move(.zero), .line(CGPoint(x: 1, y: 1)), .close])
    private static let red = Figure.Color.Components(red: 1, green: 0, blue: 0)

    @Test(arguments: [
        square, .circle(center: .zero, radius: 1, .stroke(.ink, dashes: [1, 2])), .polygon([.zero], .fill(.warn)),
        .path(path, .fill(.real(red))), .arrow(from: .zero, to: CGPoint(x: 9, y: 9)),
        .gradient(.init(.linear(from: .zero, to: CGPoint(x: 1, y: 1)), stops: [.init(red, at: 0)]), path),
        .gradient(.init(.radial(center: .zero, radii: CGSize(width: 1, height: 2)), stops: [.init(red, at: 1)]), path),
        .text("<\"a\u{301}' & // \\ url(b)>", at: .zero), .group([square], .rotation(1)),
        .faded([square], opacity: 0.5),
        .clipped([square], to: .zero, corner: 1), .cut([square], along: path), .masked([square], by: [square]),
        .shadowed([square], .init(red, offset: .zero, blur: 2), in: .zero), .blurred([square], by: 2, in: .zero),
        .region([square], name: [square], label: "<\"a\u{301}' & // \\ url(b)>"),
    ])
    func `a page accepts every kind of shape`(shape: Figure.Shape) throws {
        let figure = Figure(
            title: "'<&\">", description: "\u{600}<//\\", size: CGSize(width: 9, height: 9), name: "a 'b'",
            shapes: [shape])
        let both = Figure(
            title: "Both", description: "", panels: [.init("A", size: .zero, shapes: [shape])] + figure.panels)
        for svg in [figure.captioned("'<&\"\n// \\ url(x)").svg, both.svg] {
            #expect(throws: Never.self) { try InlineSVG.checked(svg) }
        }
        #expect(try InlineSVG.checked(figure.svg).elements[0].text == figure.title)
    }
}
