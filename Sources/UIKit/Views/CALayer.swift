/// What a view is drawn with: another name for the view's geometry, and the shape of its corners.
///
/// Here every layer belongs to a view; one whose view is gone has no place and no size.
@preconcurrency @MainActor
open class CALayer: NSObject {
    private weak var view: UIView?

    init(of view: UIView) {
        self.view = view
        super.init()
    }

    /// The radius of the corners, in points. Touches do not care.
    open var cornerRadius: CGFloat = 0

    /// Whether what sticks out is cut off along the corners; the same as the view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    /// The view's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// The smallest upright rectangle of the superlayer that holds the layer.
    open var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    /// The place of the anchor point in the superlayer's coordinates: the view's `center`.
    open var position: CGPoint {
        get { view?.center ?? .zero }
        set { view?.center = newValue }
    }

    /// In units of the bounds, the middle by default; the layer turns and grows about it.
    ///
    /// A new anchor point leaves `position` alone, so the layer moves.
    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { view?.anchorPoint = newValue }
    }

    /// The view's `transform`.
    open func affineTransform() -> CGAffineTransform {
        view?.transform ?? .identity
    }

    open func setAffineTransform(_ m: CGAffineTransform) {
        view?.transform = m
    }

    /// The view's `alpha`.
    open var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    open var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }
}
