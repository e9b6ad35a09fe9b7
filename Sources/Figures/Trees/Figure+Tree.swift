import Foundation

extension Figure {
    /// A tree from the root down, with one path through it emphasised.
    ///
    /// Without a `description` the tree is described in words.
    public static func tree(title: String, description: String? = nil, name: String? = nil, root: TreeNode) -> Figure {
        let layout = TreeLayout(root)
        let margin: CGFloat = 8
        // The path's edges come last: siblings share the first stretch, and it must show the path.
        let edges = layout.placedNodes.filter { !$0.node.isSelected } + layout.placedNodes.filter(\.node.isSelected)
        let nodes = layout.placedNodes.flatMap { place in node(place) }
        return Figure(
            title: title,
            description: description ?? "A tree: \(root.outline).",
            size: CGSize(width: layout.size.width + 2 * margin, height: layout.size.height + 2 * margin),
            name: name,
            shapes: [.group(edges.flatMap { edge(to: $0, in: layout) } + nodes, .translation(x: margin, y: margin))])
    }

    private static func edge(to place: TreeLayout.PlacedNode, in layout: TreeLayout) -> [Shape] {
        guard let parent = place.parent else { return [] }
        let above = layout.placedNodes[parent].frame
        let start = CGPoint(x: above.midX, y: above.maxY)
        let end = CGPoint(x: place.frame.midX, y: place.frame.minY)
        let middle = (start.y + end.y) / 2
        let isOnPath = place.node.isSelected && layout.placedNodes[parent].node.isSelected
        let style: Style = isOnPath ? .stroke(.accent, width: 3) : .stroke(.faint, width: 1.25)
        let corners = [start, CGPoint(x: start.x, y: middle), CGPoint(x: end.x, y: middle), end]
        return [.polyline(start.x == end.x ? [start, end] : corners, style)]
    }

    private static func node(_ place: TreeLayout.PlacedNode) -> [Shape] {
        let node = place.node
        let frame = place.frame
        let fill: Color = node.endsPath ? .accent : node.isSelected ? .accentSoft : .paper
        let stroke: Color = node.isSelected ? .accent : .faint
        let ink: Color = node.endsPath ? .paper : .ink
        let box = Shape.rectangle(
            frame, corner: 8, Style(fill: fill, stroke: stroke, width: node.isSelected ? 2 : 1.25))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        var label = TextStyle(ink, size: 13, isBold: node.isSelected, isMonospaced: true, anchor: .middle)
        guard let detail = node.detail else { return [box, .text(node.label, at: middle, label)] }
        label.isCentredVertically = false
        let small = TextStyle(node.endsPath ? .paper : .faint, size: 11, anchor: .middle, isCentredVertically: false)
        return [
            box,
            .text(node.label, at: CGPoint(x: middle.x, y: middle.y - 2), label),
            .text(detail, at: CGPoint(x: middle.x, y: middle.y + 14), small),
        ]
    }
}
