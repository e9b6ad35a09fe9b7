@_spi(Simulator) import UIKit

extension PaintedView {
    /// Creates the visible content of a layer, and of its view if it has one, or returns `nil` if the layer isn't
    /// visible.
    @MainActor
    init?(inside layer: CALayer) {
        if let view = layer.view {
            self.init(view)
        } else {
            self.init(layer, transform: Figure.Transform(layer.transformToSuperlayer))
        }
    }

    /// Creates the visible content of a layer, without the content that only its view provides.
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

/// The line inside the edge of a layer.
struct PaintedBorder: Equatable {
    /// The width of the line, in points.
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

/// The drop shadow of a layer.
struct PaintedShadow: Equatable {
    /// The color of the shadow, including the shadow's opacity.
    var color: UIColor
    var offset: CGSize
    /// The blur radius, in points.
    var radius: CGFloat
    /// The shape of the shadow in the layer's coordinates, or `nil` for the shape of the layer's content.
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

    /// Returns the area of a rectangle and its shadow.
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
