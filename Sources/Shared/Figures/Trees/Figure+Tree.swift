import Foundation

extension Figure {
    /// Draws a tree from the root down, with one path through it emphasized.
    ///
    /// Added nodes have a different color and a plus sign. Removed nodes are dashed and have a minus sign. A tree that
    /// is too wide for a panel is drawn as an outline, with one node per row. Without a `description`, the tree is
    /// described in words.
    public static func tree(title: String, description: String? = nil, name: String? = nil, root: TreeNode) -> Figure {
        let layout = TreeLayout(root)
        let margin: CGFloat = 2
        // The edges of the path are drawn last, because siblings share the first segment, which must show the path.
        let edges = layout.nodes.filter { !$0.content.isSelected } + layout.nodes.filter(\.content.isSelected)
        let nodes = layout.nodes.flatMap { shapes(of: $0) }
        return Figure(
            title: title,
            description: description ?? "A tree: \(root.description).",
            size: CGSize(width: layout.size.width + 2 * margin, height: layout.size.height + 2 * margin),
            name: name,
            shapes: [.group(edges.flatMap { edge(to: $0, in: layout) } + nodes, .translation(x: margin, y: margin))])
    }

    private static func edge(to node: TreeLayout.Node, in layout: TreeLayout) -> [Shape] {
        guard let parent = node.parent else { return [] }
        let above = layout.nodes[parent]
        let isOnPath = node.content.isSelected && above.content.isSelected
        var style: Style = isOnPath ? .stroke(.accent, width: 3) : .stroke(.faint, width: 1.25)
        if node.content.change == .removed { style.dashes = [4, 4] }
        return [.polyline(corners(from: above.frame, to: node.frame, isOutline: layout.isOutline), style)]
    }

    private static func corners(from above: CGRect, to frame: CGRect, isOutline: Bool) -> [CGPoint] {
        if isOutline {
            // The edge leads down from the start of the parent's box, and across to this box.
            let x = above.minX + (frame.minX - above.minX) / 2
            return [
                CGPoint(x: x, y: above.maxY), CGPoint(x: x, y: frame.midY), CGPoint(x: frame.minX, y: frame.midY),
            ]
        }
        let start = CGPoint(x: above.midX, y: above.maxY)
        let end = CGPoint(x: frame.midX, y: frame.minY)
        let middle = (start.y + end.y) / 2
        let corners = [start, CGPoint(x: start.x, y: middle), CGPoint(x: end.x, y: middle), end]
        return start.x == end.x ? [start, end] : corners
    }

    private static func shapes(of layoutNode: TreeLayout.Node) -> [Shape] {
        let node = layoutNode.content
        let frame = layoutNode.frame
        let ink: Color = node.endsPath ? .paper : node.change == .removed ? .faint : .ink
        let room = frame.width - 2 * TreeLayout.padding + 1
        let box = Shape.rectangle(frame, corner: 8, node.boxStyle)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        var label = TextStyle(ink, size: 13, isBold: node.isSelected, isMonospaced: true, anchor: .middle)
        let name = FittedText.shortened(node.signedLabel, to: room, size: 13, font: .monospaced)
        guard let detail = node.detail else { return [box, .text(name, at: middle, label)] }
        label.isCentredVertically = false
        let small = TextStyle(node.endsPath ? .paper : .faint, size: 12, anchor: .middle, isCentredVertically: false)
        return [
            box,
            .text(name, at: CGPoint(x: middle.x, y: middle.y - 2), label),
            .text(
                FittedText.shortened(detail, to: room, size: 12), at: CGPoint(x: middle.x, y: middle.y + 14), small),
        ]
    }
}

extension Figure.TreeNode {
    fileprivate var boxStyle: Figure.Style {
        switch change {
        case .removed: return Figure.Style(stroke: .faint, width: 1.5, dashes: [4, 4])
        case .added:
            let fill: Figure.Color = endsPath ? .accent : .secondSoft
            return Figure.Style(fill: fill, stroke: .second, width: 2.5)
        case nil:
            let fill: Figure.Color = endsPath ? .accent : isSelected ? .accentSoft : .paper
            return Figure.Style(fill: fill, stroke: isSelected ? .accent : .faint, width: isSelected ? 2 : 1.25)
        }
    }
}
