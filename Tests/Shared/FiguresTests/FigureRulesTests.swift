import Foundation
import Testing

@testable import Figures

/// Tests of the rules for all kinds of picture.
///
/// Panels are at most 328 units wide, no text is smaller than 12, and each picture has a title and a description.
@Suite struct FigureRulesTests {
    static let texts = [
        "", "a", "Root", "A title that is much too long for one row of a phone, and longer than any panel is wide",
        "application(_:didFinishLaunchingWithOptions:)",
        "aVeryLongIdentifierWithoutAnyPlaceWhereItCouldBeBrokenIntoLines",
        "状态栏的状态树是一棵很长很长很长很长很长很长很长很长的树",
    ]

    @Test(arguments: texts, 0...3)
    func `a tree of any text, depth and width has no faults`(text: String, seed: Int) {
        func tree(_ depth: Int) -> Figure.TreeNode {
            let children = depth == 0 ? [] : (0...(depth % (seed + 1))).map { _ in tree(depth - 1) }
            return Figure.TreeNode(
                text, detail: seed == 2 ? text : nil, isSelected: seed == 1, change: seed == 3 ? .added : nil,
                children: children)
        }
        for depth in 0...6 {
            #expect(Figure.tree(title: "T", root: tree(depth)).faults == [])
        }
    }

    @Test func `a chain of a hundred nodes is an outline without faults`() {
        let chain = (0..<100).reduce(Figure.TreeNode("end")) { node, index in .init("\(index)", children: [node]) }
        #expect(Figure.tree(title: "T", root: chain).faults == [])
    }

    @Test(arguments: texts + ["إعدادات طويلة جدًا لا يتسع لها سطر واحد من الهاتف"], [false, true])
    func `a pane of any text has no faults`(text: String, isRightToLeft: Bool) {
        let accessories: [Figure.Row.Accessory] = [
            .none, .detail(text), .detail(text, opens: true), .field(text), .secureField(dots: 40),
            .toggle(isOn: true), .slider(fraction: 1, minimum: .init(text), maximum: .init(text)), .checkmark, .chevron,
        ]
        var rows = accessories.map { Figure.Row(text, $0) }
        for index in rows.indices { rows[index].badge = Figure.RowBadge(index + 7, isSelected: index == 3) }
        var group = Figure.RowGroup(header: text, footer: text, rows: rows)
        group.badge = Figure.RowBadge(6)
        let figure = Figure.rows(
            title: "T", pane: text, canGoBack: true, isRightToLeft: isRightToLeft, groups: [group])
        #expect(figure.faults == [])
    }

    @Test(arguments: texts, [1, 3, 30])
    func `a timeline of any calls has no faults`(text: String, count: Int) {
        let calls = (0..<count).map { Figure.Moment.call("\(text)\($0)", text) }
        let deep = (0..<12).reduce(calls) { moments, _ in [.inside(text, moments)] }
        #expect(Figure.timeLine(title: "T", calls).faults == [])
        #expect(Figure.timeLine(title: "T", deep).faults == [])
    }

    @Test(arguments: [
        CGSize(width: 375, height: 667), CGSize(width: 667, height: 375), CGSize(width: 1032, height: 1376),
    ])
    func `placements on any screen have no faults, and two devices fit a phone's page`(screen: CGSize) {
        let bar = Figure.Placement("bar", center: .zero, bounds: CGSize(width: 100, height: 20))
        let figure = Figure.placements(
            title: "T", screen: screen, on: [.init("portraitUpsideDown", placements: [bar]), .init(placements: [])])
        #expect(figure.panels.allSatisfy { 2 * $0.outerSize.width + Figure.Panel.gap <= 328 })
        #expect(figure.panels.allSatisfy { $0.outerSize.width <= 328 })
    }

    @Test func `faults list empty texts, wide panels, small text and text outside its panel`() {
        let wide = Figure(title: "", description: "", size: CGSize(width: 329, height: 10), shapes: [])
        #expect(
            wide.faults == ["the title is empty", "the description is empty", "a panel is 329 units wide"])
        let small = Figure.Shape.group(
            [.text("small", at: CGPoint(x: 1, y: 5), Figure.TextStyle(size: 16))],
            Figure.Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0))
        let long = Figure.Shape.text("a long text", at: CGPoint(x: 1, y: 5))
        let figure = Figure(
            title: "T", description: "D", size: CGSize(width: 40, height: 10),
            shapes: [.faded([small], opacity: 0.5), .region([], name: [long], label: "L")])
        #expect(figure.faults == ["“small” is 8 units high", "“a long text” leaves its panel"])
    }

    @Test func `concatenated transforms apply in order`() {
        let move = Figure.Transform.translation(x: 10, y: 20)
        let turn = Figure.Transform.rotation(.pi / 2)
        #expect(SVG.point(move.concatenating(turn)(.zero)) == "-20,10")
        #expect(SVG.point(turn.concatenating(move)(CGPoint(x: 1, y: 0))) == "10,21")
        #expect(turn.heightScale == 1)
    }
}
