import Foundation
import Testing

@testable import Figures

@Suite struct PanelTests {
    private let dot = Figure.Shape.circle(center: CGPoint(x: 5, y: 5), radius: 2, .fill(.accent))

    private func panel(_ heading: String? = nil, width: CGFloat = 10, height: CGFloat = 20) -> Figure.Panel {
        Figure.Panel(heading, size: CGSize(width: width, height: height), shapes: [dot])
    }

    @Test func `panels are in a row, each with its own coordinates`() {
        let figure = Figure(title: "T", description: "D", panels: [panel(), panel(width: 30, height: 8)])
        #expect(
            figure.svg == """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 20" width="56" height="20" role="img" \
                aria-labelledby="figure-t-title figure-t-desc" font-family="system-ui, sans-serif">
                  <title id="figure-t-title">T</title>
                  <desc id="figure-t-desc">D</desc>
                  <svg class="panel" x="0" y="0" width="10" height="20" viewBox="0 0 10 20">
                    <circle cx="5" cy="5" r="2" fill="#0b63ce" data-fill="accent"/>
                  </svg>
                  <svg class="panel" x="26" y="0" width="30" height="8" viewBox="0 0 30 8">
                    <circle cx="5" cy="5" r="2" fill="#0b63ce" data-fill="accent"/>
                  </svg>
                </svg>

                """)
    }

    @Test func `a picture with one panel isn't nested`() {
        let figure = Figure(title: "T", description: "D", panels: [panel()])
        #expect(!figure.svg.contains("panel"))
        #expect(
            figure.svg
                == Figure(
                    title: "T", description: "D", size: CGSize(width: 10, height: 20), shapes: [dot]
                ).svg)
    }

    @Test func `a heading is above the shapes and adds to the panel's size`() {
        let named = panel("before")
        #expect(named.outerSize.height == 44)
        #expect(named.outerSize.width > 40)
        let figure = Figure(title: "T", description: "D", panels: [named])
        #expect(figure.svg.contains(">before</text>"))
        #expect(figure.svg.contains("matrix(1 0 0 1 0 24)"))
        #expect(panel(String(repeating: "long heading ", count: 20)).outerSize.width <= 328)
    }

    @Test func `identifiers are numbered across panels`() {
        let cut = Figure.Shape.clipped([dot], to: CGRect(x: 0, y: 0, width: 5, height: 5))
        let panels = (0..<2).map { _ in Figure.Panel(size: CGSize(width: 9, height: 9), shapes: [cut]) }
        let svg = Figure(title: "T", description: "D", panels: panels).svg
        #expect(svg.contains("id=\"figure-t-clip-1\"") && svg.contains("id=\"figure-t-clip-2\""))
    }

    @Test func `a caption is escaped in the root's data-note attribute`() {
        let figure = Figure(title: "T", description: "D", panels: [panel()]).captioned("It's 20 < 30 & \"high\"")
        #expect(figure.note == "It's 20 < 30 & \"high\"")
        let root = figure.svg.prefix { $0 != "\n" }
        #expect(root.contains(" data-note=\"It&#39;s 20 &lt; 30 &amp; &quot;high&quot;\" "))
        #expect(!Figure(title: "T", description: "D", panels: [panel()]).svg.contains("data-note"))
    }

    @Test func `a caption keeps its line breaks`() {
        let figure = Figure(title: "T", description: "D", panels: [panel()]).captioned("one\ntwo & three")
        #expect(figure.svg.contains(" data-note=\"one&#10;two &amp; three\" "))
    }

    @Test func `a panel with its own appearance has fixed colors, its heading the page's`() {
        let shapes: [Figure.Shape] = [
            .clipped([dot], to: CGRect(x: 0, y: 0, width: 5, height: 5)), .text("t", at: .zero),
            .polyline([.zero], .stroke(.warnSoft)),
        ]
        var panel = Figure.Panel("Heading", size: CGSize(width: 60, height: 20), shapes: shapes)
        panel.appearance = .dark
        let figure = Figure(title: "T", description: "D", panels: [panel, self.panel()])
        let roles = figure.svg.split(separator: "\n").filter { $0.contains("data-fill=") }
        #expect(roles.count == 2 && roles.first?.contains(">Heading</text>") == true)
        #expect(figure.svg.contains("fill=\"#6cb0ff\"") && figure.svg.contains("stroke=\"#55211d\""))
        #expect(roles.last?.contains("fill=\"#0b63ce\" data-fill=\"accent\"") == true)
        panel.appearance = .light
        #expect(Figure(title: "T", description: "D", panels: [panel]).svg.contains("fill=\"#0b63ce\""))
    }

    @Test func `pictures side by side keep their panels, descriptions and headings`() {
        let one = Figure(title: "1", description: "One.", panels: [panel(), panel("second")])
        let two = Figure(title: "2", description: "Two.", panels: [panel("own")])
        let both = Figure.beside(title: "T", ["before": one, "": two])
        #expect(both.panels.map(\.heading) == ["before", "second", "own"])
        #expect(both.description == "before: One. Two.")
    }

    @Test func `a region is focusable, has an accessible name and hides its visible name`() {
        let name = Figure.Shape.text("Close", at: CGPoint(x: 0, y: 30))
        let region = Figure.Shape.region([dot], name: [name], label: "Tips: “Close's”")
        let figure = Figure(
            title: "T", description: "D", size: CGSize(width: 9, height: 40), shapes: [.faded([region], opacity: 0.5)])
        #expect(figure.svg.contains("role=\"group\""))
        #expect(
            figure.svg.contains(
                "<g class=\"region\" tabindex=\"0\" role=\"img\" aria-label=\"Tips: “Close&#39;s”\">\n"
                    + "      <title>Tips: “Close&#39;s”</title>"))
        #expect(figure.svg.contains("<g class=\"name\" visibility=\"hidden\">"))
    }
}
