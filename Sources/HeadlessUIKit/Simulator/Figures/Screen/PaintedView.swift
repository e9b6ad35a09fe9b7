@_spi(Simulator) import UIKit

/// What a picture of the screen needs to know of a view that shows, or of a layer without a view: values, so that drawing
/// is a function of them.
struct PaintedView: Equatable {
    /// In the view's own coordinates.
    var bounds: CGRect
    /// From the view's coordinates to those that the picture's next view outwards has.
    var transform: Figure.Transform
    /// Nil for a view that has none of its own.
    var color: UIColor?
    var alpha: CGFloat = 1
    /// In points.
    var corner: CGFloat = 0
    /// The corners that are round.
    var roundCorners = UIRectCorner.allCorners
    var clips = false
    var border: PaintedBorder?
    var shadow: PaintedShadow?
    /// What the layer draws by itself.
    var drawing: PaintedDrawing?
    /// What code has drawn in it.
    var marks: [DrawnMark] = []
    var texts: [PaintedText] = []
    var image: PaintedImage?
    /// The layer that masks this one; none or one.
    var mask: [PaintedView] = []
    var children: [PaintedView] = []
    /// Whether there is a view, which is seen even if it draws nothing.
    var isView = true

    /// What shows of a view inside another; nil if nothing does.
    @MainActor
    init?(_ view: UIView) {
        self.init(view, transform: Figure.Transform(view.transformToSuperview))
    }

    /// What shows of a view whose coordinates reach the picture's by a transform; nil if nothing does.
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

    /// All that is written, from back to front.
    var words: [String] {
        texts.map(\.text) + children.flatMap(\.words)
    }
}

extension UIView {
    /// Whether parts of its own draw the view, or the cell that it is the content of.
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
