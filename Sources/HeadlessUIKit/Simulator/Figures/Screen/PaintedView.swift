@_spi(Simulator) import UIKit

/// The visible content of a view, or of a layer without a view, as a value. Drawing is a function of these values.
struct PaintedView: Equatable {
    /// The bounds, in the view's own coordinates.
    var bounds: CGRect
    /// The transform from the view's coordinates to those of the enclosing view in the figure.
    var transform: Figure.Transform
    /// The background color, or `nil` for a view without one.
    var color: UIColor?
    var alpha: CGFloat = 1
    /// The corner radius, in points.
    var corner: CGFloat = 0
    /// The corners that are rounded.
    var roundCorners = UIRectCorner.allCorners
    var clips = false
    var border: PaintedBorder?
    var shadow: PaintedShadow?
    /// The content that a special layer draws.
    var drawing: PaintedDrawing?
    /// The marks that code has drawn in the view.
    var marks: [DrawnMark] = []
    var texts: [PaintedText] = []
    var image: PaintedImage?
    /// The layer that masks this one. The array has at most one element.
    var mask: [PaintedView] = []
    var children: [PaintedView] = []
    /// A Boolean value indicating whether there's a view, which is visible even if it draws nothing.
    var isView = true

    /// Creates the visible content of a view in its superview, or returns `nil` if the view isn't visible.
    @MainActor
    init?(_ view: UIView) {
        self.init(view, transform: Figure.Transform(view.transformToSuperview))
    }

    /// Creates the visible content of a view with a transform to the figure's coordinates, or returns `nil` if the view
    /// isn't visible.
    @MainActor
    init?(_ view: UIView, transform: Figure.Transform) {
        self.init(view.layer, transform: transform)
        color = view.backgroundColor?.resolved(in: view)
        if let field = view as? UITextField, field.borderStyle == .roundedRect {
            color = color ?? .systemBackground.resolved(in: view)
            corner = max(corner, 5)
        }
        texts = view.paintedTexts.map { text in
            var text = text
            text.color = text.color?.resolved(in: view)
            return text
        }
        image = view.paintedImage
        isView = !view.isDrawnByOthers
    }

    init(bounds: CGRect, transform: Figure.Transform = .translation(x: 0, y: 0), color: UIColor? = nil) {
        self.bounds = bounds
        self.transform = transform
        self.color = color
    }

    /// The texts of the view and its descendants, from back to front.
    var words: [String] {
        texts.map(\.text) + children.flatMap(\.words)
    }
}

extension UIView {
    /// A Boolean value indicating whether the view is drawn by its own subviews, or by the cell whose content view it
    /// is.
    fileprivate var isDrawnByOthers: Bool {
        switch self {
        case is UISegmentedControl, is UIStepper, is UISwitch, is UISlider, is UIPageControl, is UIProgressView: true
        default: (superview as? UITableViewCell)?.contentView === self
        }
    }
}

extension Figure.Transform {
    init(_ t: CGAffineTransform) {
        self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
    }
}
