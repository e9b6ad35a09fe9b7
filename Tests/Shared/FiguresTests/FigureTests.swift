import Foundation
import Testing

@testable import Figures

@Suite struct FigureTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (-0.001, "0"), (1, "1"), (1.5, "1.5"), (1.25, "1.25"), (1.005, "1.01"),
            (-2.05, "-2.05"),
            (0.1 + 0.2, "0.3"), (1e7, "10000000"), (99.999, "100"), (-0.5, "-0.5"),
        ] as [(CGFloat, String)])
    func `numbers have at most two decimals and no negative zero`(value: CGFloat, text: String) {
        #expect(SVG.number(value) == text)
    }

    @Test func `the neighbors of a tie are rounded to the same number`() {
        #expect(SVG.number(CGFloat(0.125).nextUp) == SVG.number(CGFloat(0.125).nextDown))
    }

    @Test func `leading, trailing and repeated spaces become nonbreaking`() {
        func words(_ text: String) -> String {
            var canvas = SVG.Canvas(prefix: "p")
            let line = Figure.Shape.text(text, at: .zero, Figure.TextStyle()).lines(indent: 0, on: &canvas)[0]
            return String(line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }).replacing("\u{A0}", with: "_")
        }
        #expect(words("a b") == "a b")
        #expect(words("  a b  c ") == "__a b__c_")
    }

    @Test func `text is escaped for XML`() {
        #expect(SVG.escaped("a<b & \"c\" > 'd'\u{1}\n") == "a&lt;b &amp; &quot;c&quot; &gt; &#39;d&#39;\u{FFFD} ")
    }

    @Test(arguments: [("The State Tree!", "the-state-tree"), ("窗口 2", "窗口-2"), ("--", "untitled")])
    func `identifiers are lowercase words joined by hyphens`(title: String, id: String) {
        #expect(SVG.identifier(title) == id)
    }

    @Test func `a picture has a title, a description and its shapes`() {
        let figure = Figure(
            title: "Dot", description: "A dot & no more", size: CGSize(width: 10, height: 20),
            shapes: [
                .circle(center: CGPoint(x: 5, y: 5), radius: 2, .fill(.accent)),
                .group(
                    [.text("<", at: CGPoint(x: 0, y: 10), Figure.TextStyle(size: 10, anchor: .end))],
                    .translation(x: 1, y: -2)),
            ])
        #expect(
            figure.svg == """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" width="10" height="20" role="img" \
                aria-labelledby="figure-dot-title figure-dot-desc" \
                font-family="system-ui, sans-serif">
                  <title id="figure-dot-title">Dot</title>
                  <desc id="figure-dot-desc">A dot &amp; no more</desc>
                  <circle cx="5" cy="5" r="2" fill="#0b63ce" data-fill="accent"/>
                  <g transform="matrix(1 0 0 1 1 -2)">
                    <text x="0" y="13.5" fill="#1d1d1f" data-fill="ink" font-size="10" text-anchor="end">&lt;</text>
                  </g>
                </svg>

                """)
    }

    @Test func `a name distinguishes two pictures with the same title`() {
        let one = Figure(title: "T", description: "", size: .zero, name: "one", shapes: [])
        let two = Figure(title: "T", description: "", size: .zero, name: "two", shapes: [])
        #expect(one != two)
        #expect(one.svg.contains("id=\"figure-one-title\""))
    }

    @Test func `a quarter turn is exact`() {
        let turn = Figure.Transform.rotation(.pi / 2, about: CGPoint(x: 10, y: 10))
        #expect(turn.attribute == "matrix(0 1 -1 0 20 0)")
    }

    @Test func `an arrow of length zero draws nothing`() {
        var canvas = SVG.Canvas(prefix: "p")
        #expect(Figure.Shape.arrow(from: .zero, to: .zero).lines(indent: 0, on: &canvas) == [])
    }

    @Test func `a standalone file can be wider than its panels`() {
        let figure = Figure(title: "T", description: "D", size: CGSize(width: 100, height: 50), shapes: [])
        #expect(figure.document(width: 250).contains(" viewBox=\"0 0 100 50\" width=\"250\" height=\"125\" "))
        #expect(
            figure.document(width: nil) == figure.document && figure.document.contains(" width=\"100\" height=\"50\" "))
    }

    @Test func `a standalone file has styles for light and dark mode`() {
        let (white, black) = (
            Figure.Color.Components(red: 1, green: 1, blue: 1), Figure.Color.Components(red: 0, green: 0, blue: 0)
        )
        let figure = Figure(
            title: "T", description: "D", size: CGSize(width: 1, height: 1),
            shapes: [
                .circle(
                    center: .zero, radius: 1, Figure.Style(fill: .paper, stroke: .adaptive(light: white, dark: black)))
            ])
        let lines = figure.document.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1] == "  <style>")
        #expect(lines.contains { $0.contains("svg:root { color-scheme: light dark; }") })
        #expect(lines.contains { $0.contains("prefers-color-scheme: dark") })
        #expect(figure.document.contains("[data-fill=\"paper\"] { fill: #1c1c1e; }"))
        #expect(figure.document.contains("[data-stroke=\"#000\"] { stroke: #000; }"))
        #expect(figure.document.hasPrefix("<svg ") && figure.document.hasSuffix("</svg>\n"))
        let rest = figure.svg.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        #expect(lines.suffix(rest.count) == rest)
    }
}
