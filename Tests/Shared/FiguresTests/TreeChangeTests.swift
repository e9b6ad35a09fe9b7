import Testing

@testable import Figures

@Suite struct TreeChangeTests {
    private typealias Node = Figure.TreeNode

    @Test func `new nodes are marked as added, and removed nodes keep their position`() {
        let old = Node("root", children: [.init("a", children: [.init("b")]), .init("c"), .init("d")])
        let new = Node("root", children: [.init("a"), .init("x", children: [.init("y")]), .init("d")])
        #expect(
            new.changed(from: old)
                == Node(
                    "root",
                    children: [
                        .init("a", children: [.init("b", change: .removed)]),
                        .init("x", change: .added, children: [.init("y", change: .added)]),
                        .init("c", change: .removed), .init("d"),
                    ]))
    }

    @Test func `an unchanged tree has no marks, and removed nodes aren't selected`() {
        let tree = Node("root", isSelected: true, children: [.init("a", isSelected: true), .init("a")])
        #expect(tree.changed(from: tree) == tree)
        let less = Node("root", isSelected: true, children: [.init("a")])
        let gone = Node("root", children: [.init("z", isSelected: true)])
        #expect(less.changed(from: gone).children.map(\.isSelected) == [false, false])
    }

    @Test func `a changed tree contains each node of both trees once`() {
        let labels = ["a", "b", "a", "c", "a", "b"]
        for split in 0...labels.count {
            for start in 0...split {
                let old = Node("r", children: labels.prefix(split).map { .init($0) })
                let new = Node("r", children: labels.dropFirst(start).map { .init($0) })
                let changed = new.changed(from: old).children
                #expect(changed.filter { $0.change != .removed }.map(\.label) == new.children.map(\.label))
                #expect(changed.filter { $0.change != .added }.map(\.label) == old.children.map(\.label))
            }
        }
    }

    @Test func `changes have a sign, a line style and a description`() {
        let svg = Figure.tree(
            title: "T", root: Node("r", children: [.init("n", change: .added), .init("o", change: .removed)])
        ).svg
        #expect(svg.contains(">+ n</text>") && svg.contains(">− o</text>"))
        #expect(svg.contains("stroke-dasharray=\"4 4\"") && svg.contains("data-fill=\"second-soft\""))
        #expect(svg.contains("A tree: r [n (added); o (removed)]."))
    }

    @Test func `a tree that's too wide becomes an outline with one node per row`() {
        let leaves = (0..<9).map { Node("leaf \($0)") }
        let layout = TreeLayout(Node("root", children: leaves))
        #expect(layout.isOutline)
        let frames = layout.nodes.map(\.frame)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY < $1.minY })
        #expect(frames.dropFirst().allSatisfy { $0.minX > frames[0].minX })
        #expect(!TreeLayout(Node("root", children: Array(leaves.prefix(3)))).isOutline)
    }
}
