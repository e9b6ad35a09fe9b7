import Figures
import Foundation
import TestSupport
import Testing

@testable import ChapterKit

/// Tests of the book's stored pictures, with the rules that `Figure.faults` checks for one kind of picture at a time.
@Suite struct AcceptedPicturesTests {
    static let files = Repository.files(below: "chapters/figures", ending: ".svg")

    private func texts(in file: String) throws -> [PlacedText] {
        let url = URL(fileURLWithPath: "\(Repository.root)/\(file)")
        let root = try InlineSVG.checked(String(contentsOf: url, encoding: .utf8))
        let nested = root.elements.filter { $0["class"] == "panel" }
        return (nested.isEmpty ? [root] : nested).flatMap { panel in
            panel.elements.flatMap { PlacedText.all(in: $0, panel: panel) }
        }
    }

    @Test func `the book has more than 50 pictures`() {
        #expect(Self.files.count > 50)
    }

    @Test(arguments: files)
    func `no text in a picture is truncated, exceeds its panel or is too small to read`(file: String) throws {
        for text in try texts(in: file) {
            #expect(!text.text.contains("…"), "\(text)")
            #expect(text.isClipped || text.left > -1 && text.right < text.panelWidth + 1, "\(text)")
            #expect(text.size > 11.99, "\(text)")
        }
    }

    @Test func `the edges and size of a text are computed from its transform, anchor and length`() throws {
        func text(_ attributes: String) throws -> PlacedText {
            let text = "<g transform=\"matrix(2 0 0 2 10 0)\"><text \(attributes) font-size=\"10\">words</text></g>"
            let root = try InlineSVG.checked(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 50 9\" width=\"50\" height=\"9\">\(text)</svg>"
            )
            return try #require(PlacedText.all(in: root.elements[0], panel: root).first)
        }
        let width = SVG.estimatedWidth("words", size: 20)
        #expect(try text("x=\"5\" y=\"4\"").left == 20)
        #expect(abs(try text("x=\"5\" y=\"4\"").right - (20 + width)) < 0.001)
        #expect(abs(try text("x=\"5\" y=\"4\" text-anchor=\"end\"").left - (20 - width)) < 0.001)
        #expect(try text("x=\"5\" y=\"4\" textLength=\"7\"").right == 34)
        #expect(try text("x=\"5\" y=\"4\"").size == 20 && text("x=\"5\" y=\"4\"").panelWidth == 50)
    }
}

/// A text of a picture in the coordinates of its panel, with its estimated width.
private struct PlacedText: CustomStringConvertible {
    var text: String
    var left, right, size, panelWidth: CGFloat
    /// A Boolean value indicating whether a clip path, such as that of a screen, clips the text.
    var isClipped: Bool

    var description: String { "“\(text)” from \(left) to \(right) of \(panelWidth), \(size) high" }

    static func all(
        in element: SVGElement, panel: SVGElement, _ transform: Figure.Transform = .identity, isClipped: Bool = false
    ) -> [PlacedText] {
        var transform = transform
        if let local = element["transform"].map(matrix) { transform = local.concatenating(transform) }
        let isClipped = isClipped || element["clip-path"] != nil
        guard element.name == "text" else {
            return element.elements.flatMap { all(in: $0, panel: panel, transform, isClipped: isClipped) }
        }
        let size = number(element["font-size"])
        let isMonospaced = element["font-family"]?.contains("monospace") ?? false
        let width =
            element["textLength"].map { number($0) }
            ?? SVG.estimatedWidth(element.text, size: size, isMonospaced: isMonospaced)
        let share: CGFloat =
            switch element["text-anchor"] {
            case "middle": 0.5
            case "end": 1
            default: 0
            }
        let start = CGPoint(x: number(element["x"]) - share * width, y: number(element["y"]))
        let ends = [transform(start).x, transform(CGPoint(x: start.x + width, y: start.y)).x]
        return [
            PlacedText(
                text: element.text, left: ends[0], right: ends[1], size: size * transform.heightScale,
                panelWidth: number(panel["width"]), isClipped: isClipped)
        ]
    }

    private static func number(_ text: String?) -> CGFloat { CGFloat(text.flatMap(Double.init) ?? 0) }

    /// Parses a transform such as `matrix(a b c d tx ty)`, the format in which `Figures` writes every transform.
    private static func matrix(_ text: String) -> Figure.Transform {
        let parts = text.dropFirst("matrix(".count).dropLast().split(separator: " ").map { number(String($0)) }
        guard parts.count == 6 else { return .identity }
        return Figure.Transform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }
}
