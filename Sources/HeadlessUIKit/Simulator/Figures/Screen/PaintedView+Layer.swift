@_spi(Simulator) import UIKit

extension PaintedView {
    /// What shows of a layer, and of its view if it has one; nil if nothing does.
    @MainActor
    init?(inside layer: CALayer) {
        if let view = layer.view {
            self.init(view)
        } else {
            self.init(layer, transform: Figure.Transform(layer.transformToSuperlayer))
        }
    }

    /// What shows of a layer, without what its view knows.
    @MainActor
    init?(_ layer: CALayer, transform: Figure.Transform) {
        guard !layer.isHidden, layer.opacity > 0 else { return nil }
        self.init(bounds: layer.bounds, transform: transform, color: layer.backgroundColor.map(UIColor.init(cgColor:)))
        isView = false
        alpha = CGFloat(layer.opacity)
        corner = min(max(layer.cornerRadius, 0), min(bounds.width, bounds.height) / 2)
        roundCorners = UIRectCorner(layer.maskedCorners)
        clips = layer.masksToBounds
        border = PaintedBorder(layer)
        shadow = PaintedShadow(layer)
        drawing = PaintedDrawing(layer)
        marks = layer.shownMarks
        texts = (layer as? CATextLayer)?.paintedLines ?? []
        mask = layer.mask.map { [PaintedView(inside: $0) ?? PaintedView(bounds: .zero)] } ?? []
        children = layer.sublayersAsDrawn.compactMap { PaintedView(inside: $0) }
    }
}

/// The line inside a layer's edge.
struct PaintedBorder: Equatable {
    /// In points.
    var width: CGFloat
    var color: UIColor

    init(width: CGFloat, color: UIColor) {
        self.width = width
        self.color = color
    }

    init?(_ layer: CALayer) {
        guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return nil }
        self.init(width: layer.borderWidth, color: UIColor(cgColor: color))
    }
}

/// What a layer throws behind itself.
struct PaintedShadow: Equatable {
    /// With the shadow's opacity.
    var color: UIColor
    var offset: CGSize
    /// In points.
    var radius: CGFloat
    /// In the layer's coordinates; nil for the shape of what the layer draws.
    var path: CGPath?

    init(color: UIColor, offset: CGSize, radius: CGFloat, path: CGPath? = nil) {
        self.color = color
        self.offset = offset
        self.radius = radius
        self.path = path
    }

    init?(_ layer: CALayer) {
        guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor, color.alpha > 0 else {
            return nil
        }
        self.init(
            color: UIColor(cgColor: color).withAlphaComponent(color.alpha * min(CGFloat(layer.shadowOpacity), 1)),
            offset: layer.shadowOffset, radius: max(layer.shadowRadius, 0), path: layer.shadowPath)
    }

    /// Where the shadow of something in a rectangle is seen.
    func region(of rect: CGRect) -> CGRect {
        rect.union(rect.offsetBy(dx: offset.width, dy: offset.height)).insetBy(dx: -3 * radius - 1, dy: -3 * radius - 1)
    }
}

extension UIRectCorner {
    init(_ mask: CACornerMask) {
        self = []
        if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
        if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
        if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
        if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
        if isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) { self = .allCorners }
    }
}
