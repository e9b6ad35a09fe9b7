import Foundation

/// Where the nodes of a tree picture stand: leaves side by side, every other node over the middle of its children.
struct TreeLayout {
    /// A node and its frame.
    struct PlacedNode {
        var node: Figure.TreeNode
        var frame: CGRect
        /// The index of its parent among the placed nodes.
        var parent: Int?
    }

    private(set) var placedNodes: [PlacedNode] = []
    private(set) var size = CGSize.zero

    private let box: CGSize
    private let gap = CGSize(width: 22, height: 38)

    init(_ root: Figure.TreeNode) {
        let width = TreeLayout.widestText(root) + 28
        box = CGSize(width: max(96, width.rounded(.up)), height: TreeLayout.hasDetail(root) ? 46 : 32)
        place(root, depth: 0, left: 0, parent: nil)
    }

    /// Places `node` and what is below it from `left` on, and gives back where the next free space begins.
    @discardableResult
    private mutating func place(_ node: Figure.TreeNode, depth: Int, left: CGFloat, parent: Int?) -> CGFloat {
        let index = placedNodes.count
        let top = CGFloat(depth) * (box.height + gap.height)
        placedNodes.append(
            PlacedNode(node: node, frame: CGRect(x: left, y: top, width: box.width, height: box.height), parent: parent)
        )
        size.height = max(size.height, top + box.height)
        size.width = max(size.width, left + box.width)
        if node.children.isEmpty { return left + box.width + gap.width }
        var next = left
        var offsets: [CGFloat] = []
        for child in node.children {
            let position = placedNodes.count
            next = place(child, depth: depth + 1, left: next, parent: index)
            offsets.append(placedNodes[position].frame.origin.x)
        }
        placedNodes[index].frame.origin.x = (offsets[0] + offsets[offsets.count - 1]) / 2
        return next
    }

    private static func widestText(_ node: Figure.TreeNode) -> CGFloat {
        let own = max(
            SVG.estimatedWidth(node.label, size: 13, isMonospaced: true),
            SVG.estimatedWidth(node.detail ?? "", size: 11))
        return node.children.map(widestText).reduce(own, max)
    }

    private static func hasDetail(_ node: Figure.TreeNode) -> Bool {
        node.detail != nil || node.children.contains(where: hasDetail)
    }
}
