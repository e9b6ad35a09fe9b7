import Foundation
import Testing

@testable import Figures

@Suite struct PictureTests {
    @Test func `a tree's root is centered above its leaves`() throws {
        let layout = TreeLayout(.init("root", children: [.init("a"), .init("b"), .init("c")]))
        #expect(layout.nodes.map(\.content.label) == ["root", "a", "b", "c"])
        #expect(layout.nodes[0].frame.midX == layout.nodes[2].frame.midX)
        #expect(layout.nodes.dropFirst().allSatisfy { $0.parent == 0 })
        let leaves = layout.nodes.dropFirst().map(\.frame)
        #expect(!leaves[0].intersects(leaves[1]) && !leaves[1].intersects(leaves[2]))
    }

    @Test func `a tree's description contains its selected path`() {
        let figure = Figure.tree(
            title: "T", root: .init("root", isSelected: true, children: [.init("a"), .init("b", isSelected: true)]))
        #expect(figure.svg.contains("A tree: root (on the selected path) [a; b (end of the selected path)]."))
    }

    @Test func `a pane's description contains its rows`() {
        let figure = Figure.rows(
            title: "T", pane: "P",
            groups: [.init(header: "H", rows: [.init("S", .toggle(isOn: true)), .init("", .slider(fraction: 0.25))])])
        #expect(figure.svg.contains("A settings pane: group H with S: on; slider at 25 percent."))
    }

    @Test func `a bar rotated by 90 degrees has its corners along the left edge`() {
        let bar = Figure.Placement(
            "tip", center: CGPoint(x: 10, y: 284), bounds: CGSize(width: 568, height: 20), rotation: -.pi / 2)
        let corners = bar.corners.map(SVG.point)
        #expect(corners == ["0,568", "0,0", "20,0", "20,568"])
    }

    @Test(arguments: [
        Figure.tree(title: "Tree & <co>", root: .init("a\"b", detail: "'c'")),
        Figure.rows(
            title: "Rows", pane: "<P>", canGoBack: true,
            groups: [.init(header: "<", footer: "a & b", rows: [.init("x<y", .secureField(dots: 3))])]),
        Figure.placements(title: "Placements", screen: CGSize(width: 320, height: 568), on: []),
        Figure.timeLine(title: "<Time>", [.call("a & b", "f(_:\"<\")"), .inside("'in'", [.call("c", "g()")])]),
        Figure.beside(
            title: "Both & <all>",
            ["<1>": .tree(title: "T", root: .init("a")), "&": .tree(title: "T", root: .init("b"))]
        )
        .captioned("1 < 2 & it's \"so\""),
    ])
    func `each picture is well-formed and uses only role colors`(figure: Figure) {
        var depth = 0
        for tag in figure.svg.split(separator: "<").dropFirst(0) {
            if tag.hasPrefix("/") { depth -= 1 } else if !tag.prefix(while: { $0 != ">" }).hasSuffix("/") { depth += 1 }
        }
        #expect(depth == 0)
        #expect(!figure.svg.contains("style="))
        #expect(!figure.svg.contains(/(fill|stroke)="#[^"]*"(?! data-)/))
        #expect(figure.svg.hasSuffix("</svg>\n"))
    }
}
