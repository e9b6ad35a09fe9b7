import UIKit

/// An outline whose color follows the mode. The color of a layer's border wouldn't.
final class OutlineView: UIView {
    private let edges = (0..<4).map { _ in UIView() }

    init(frame: CGRect = .zero, color: UIColor) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for edge in edges {
            edge.backgroundColor = color
            addSubview(edge)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let sides: [CGRectEdge] = [.minXEdge, .minYEdge, .maxXEdge, .maxYEdge]
        for (edge, side) in zip(edges, sides) {
            edge.frame = bounds.divided(atDistance: 2, from: side).slice
        }
    }
}
