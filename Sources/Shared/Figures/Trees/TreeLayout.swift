import Foundation

/// The layout of a tree figure.
///
/// Leaves are side by side, and every other node is above the middle of its children. A tree that is too wide for a
/// panel is an outline with one node per row, indented below its parent.
struct TreeLayout {
    /// A node of the tree, with its frame and its parent.
    struct Node {
        var content: Figure.TreeNode
        var frame: CGRect
        /// The index of the node's parent in `nodes`.
        var parent: Int?
    }

    private(set) var nodes: [Node] = []
    private(set) var size = CGSize.zero
    let isOutline: Bool

    private let box: CGSize
    /// The distances between the boxes of a tree. The distance between the rows of an outline is `rowGap`.
    private let gap = CGSize(width: 16, height: 34)
    private static let rowGap: CGFloat = 8
    /// The distance between a box's edge and its text.
    static let padding: CGFloat = 10

    /// Creates the layout of a tree.
    ///
    /// - Parameter width: The maximum width of the tree.
    init(_ root: Figure.TreeNode, width: CGFloat = Figure.Panel.maximumWidth - 4) {
        let widest = TreeLayout.widestText(root) + 2 * TreeLayout.padding
        let leaves = CGFloat(TreeLayout.leafCount(root))
        let box = CGSize(width: max(72, widest.rounded(.up)), height: TreeLayout.hasDetail(root) ? 46 : 32)
        self.box = box
        isOutline = leaves * (box.width + gap.width) - gap.width > width
        if isOutline {
            // However deep the tree is, at least half of the width remains for a box.
            let steps = CGFloat(max(TreeLayout.depth(root), 1))
            layOutRow(root, left: 0, step: min(22, width / 2 / steps), width: width, parent: nil)
        } else {
            layOut(root, depth: 0, left: 0, parent: nil)
        }
    }

    /// Lays out `node` and its descendants, starting at `left`, and returns the start of the next free space.
    @discardableResult
    private mutating func layOut(_ node: Figure.TreeNode, depth: Int, left: CGFloat, parent: Int?) -> CGFloat {
        let index = nodes.count
        let top = CGFloat(depth) * (box.height + gap.height)
        append(node, CGRect(x: left, y: top, width: box.width, height: box.height), parent)
        if node.children.isEmpty { return left + box.width + gap.width }
        var next = left
        var offsets: [CGFloat] = []
        for child in node.children {
            let childIndex = nodes.count
            next = layOut(child, depth: depth + 1, left: next, parent: index)
            offsets.append(nodes[childIndex].frame.origin.x)
        }
        nodes[index].frame.origin.x = (offsets[0] + offsets[offsets.count - 1]) / 2
        return next
    }

    /// Lays out `node` in a row that is as wide as its texts, and its descendants in the rows after it.
    private mutating func layOutRow(_ node: Figure.TreeNode, left: CGFloat, step: CGFloat, width: CGFloat, parent: Int?)
    {
        let index = nodes.count
        let boxWidth = (TreeLayout.textWidth(node) + 2 * TreeLayout.padding).rounded(.up)
        let top = size.height == 0 ? 0 : size.height + TreeLayout.rowGap
        append(node, CGRect(x: left, y: top, width: min(boxWidth, width - left), height: box.height), parent)
        for child in node.children {
            layOutRow(child, left: left + step, step: step, width: width, parent: index)
        }
    }

    private mutating func append(_ node: Figure.TreeNode, _ frame: CGRect, _ parent: Int?) {
        nodes.append(Node(content: node, frame: frame, parent: parent))
        size.height = max(size.height, frame.maxY)
        size.width = max(size.width, frame.maxX)
    }

    private static func textWidth(_ node: Figure.TreeNode) -> CGFloat {
        max(
            FittedText.width(of: node.signedLabel, size: 13, font: .monospaced),
            FittedText.width(of: node.detail ?? "", size: 12))
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
