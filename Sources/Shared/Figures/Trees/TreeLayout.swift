import Foundation

/// Where the nodes of a tree picture stand: leaves side by side, every other node over the middle of its children; where
/// that is too wide for a panel, an outline, a node a row, set in below its parent.
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
    let isOutline: Bool

    private let box: CGSize
    /// Between boxes of a tree that spreads, and between the rows of an outline.
    private let gap = CGSize(width: 16, height: 34)
    private static let rowGap: CGFloat = 8
    /// From a box's edge to its text.
    static let padding: CGFloat = 10

    /// - Parameter width: how wide the tree may be.
    init(_ root: Figure.TreeNode, width: CGFloat = Figure.Panel.maximumWidth - 4) {
        let widest = TreeLayout.widestText(root) + 2 * TreeLayout.padding
        let leaves = CGFloat(TreeLayout.leafCount(root))
        let box = CGSize(width: max(72, widest.rounded(.up)), height: TreeLayout.hasDetail(root) ? 46 : 32)
        self.box = box
        isOutline = leaves * (box.width + gap.width) - gap.width > width
        if isOutline {
            // However deep the tree is, half of the width is left for a box.
            let steps = CGFloat(max(TreeLayout.depth(root), 1))
            outline(root, left: 0, step: min(22, width / 2 / steps), width: width, parent: nil)
        } else {
            place(root, depth: 0, left: 0, parent: nil)
        }
    }

    /// Places `node` and what is below it from `left` on, and gives back where the next free space begins.
    @discardableResult
    private mutating func place(_ node: Figure.TreeNode, depth: Int, left: CGFloat, parent: Int?) -> CGFloat {
        let index = placedNodes.count
        let top = CGFloat(depth) * (box.height + gap.height)
        append(node, CGRect(x: left, y: top, width: box.width, height: box.height), parent)
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

    /// Places `node` in a row of its own, as wide as its texts, and what is below it in the rows after it.
    private mutating func outline(_ node: Figure.TreeNode, left: CGFloat, step: CGFloat, width: CGFloat, parent: Int?) {
        let index = placedNodes.count
        let own = (TreeLayout.textWidth(node) + 2 * TreeLayout.padding).rounded(.up)
        let top = size.height == 0 ? 0 : size.height + TreeLayout.rowGap
        append(node, CGRect(x: left, y: top, width: min(own, width - left), height: box.height), parent)
        for child in node.children {
            outline(child, left: left + step, step: step, width: width, parent: index)
        }
    }

    private mutating func append(_ node: Figure.TreeNode, _ frame: CGRect, _ parent: Int?) {
        placedNodes.append(PlacedNode(node: node, frame: frame, parent: parent))
        size.height = max(size.height, frame.maxY)
        size.width = max(size.width, frame.maxX)
    }

    private static func textWidth(_ node: Figure.TreeNode) -> CGFloat {
        max(
            FittedText.width(of: node.signedLabel, size: 13, font: .monospaced),
            FittedText.width(of: node.detail ?? "", size: 11))
    }

    private static func widestText(_ node: Figure.TreeNode) -> CGFloat {
        node.children.map(widestText).reduce(textWidth(node), max)
    }

    private static func hasDetail(_ node: Figure.TreeNode) -> Bool {
        node.detail != nil || node.children.contains(where: hasDetail)
    }

    private static func leafCount(_ node: Figure.TreeNode) -> Int {
        max(node.children.map(leafCount).reduce(0, +), 1)
    }

    private static func depth(_ node: Figure.TreeNode) -> Int {
        node.children.map { depth($0) + 1 }.max() ?? 0
    }
}
