/// The animatable properties of a view.
struct AnimatedProperties: Equatable {
    var geometry: ViewGeometry
    var alpha: CGFloat
    var color: UIColor?
    /// Other values that take time to change. Their intermediate values aren't available.
    var others: [CGFloat]

    @MainActor
    init(of view: UIView) {
        geometry = view.geometry
        alpha = view.alpha
        color = view.backgroundColor
        others = view.otherAnimatableValues
    }

    /// Returns the interpolation between these values and others.
    func mixed(with other: AnimatedProperties, part: CGFloat) -> AnimatedProperties {
        var mix = other
        mix.geometry = geometry.mixed(with: other.geometry, part: part)
        mix.alpha = alpha + (other.alpha - alpha) * part
        if let color, let otherColor = other.color { mix.color = color.mixed(with: otherColor, part: part) }
        return mix
    }
}

extension AnimatedProperties {
    @MainActor
    func apply(to view: UIView) {
        view.changeGeometry { $0 = geometry }
        view.alpha = alpha
        view.backgroundColor = color
    }
}

/// The change of a view that an animation has made.
@MainActor
struct AnimatedChange {
    let view: UIView
    let before: AnimatedProperties
    let after: AnimatedProperties

    /// Sets the view's properties to a point of the animation. The value 0 is the beginning, and 1 is the end.
    func apply(_ part: CGFloat) {
        let properties = part <= 0 ? before : part == 1 ? after : before.mixed(with: after, part: part)
        properties.apply(to: view)
    }
}

/// The properties of the views in windows at one time.
///
/// Views outside of windows aren't animated, and neither are views that are added later.
@MainActor
struct ViewSnapshot {
    private let properties: [(UIView, AnimatedProperties)]

    init(of windows: [UIView]) {
        properties = windows.flatMap(\.tree).map { ($0, AnimatedProperties(of: $0)) }
    }

    /// The changes since the snapshot, with superviews before subviews.
    var changes: [AnimatedChange] {
        properties.compactMap { view, before in
            let after = AnimatedProperties(of: view)
            return after == before ? nil : AnimatedChange(view: view, before: before, after: after)
        }
    }
}

extension UIView {
    /// The view and all its descendants, with superviews before subviews.
    fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}

extension ViewGeometry {
    fileprivate func mixed(with other: ViewGeometry, part: CGFloat) -> ViewGeometry {
        var result = other
        result.bounds.origin = bounds.origin.mixed(with: other.bounds.origin, part: part)
        result.bounds.size = bounds.size.mixed(with: other.bounds.size, part: part)
        result.center = center.mixed(with: other.center, part: part)
        result.transform = transform.mixed(with: other.transform, part: part)
        return result
    }
}

extension CGPoint {
    fileprivate func mixed(with other: CGPoint, part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}

extension CGSize {
    /// Returns the interpolation between two sizes. A spring's motion doesn't make it negative.
    fileprivate func mixed(with other: CGSize, part: CGFloat) -> CGSize {
        CGSize(
            width: max(0, width + (other.width - width) * part),
            height: max(0, height + (other.height - height) * part))
    }
}

extension CGAffineTransform {
    fileprivate func mixed(with other: CGAffineTransform, part: CGFloat) -> CGAffineTransform {
        func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * part }
        return CGAffineTransform(
            a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d),
            tx: mix(tx, other.tx), ty: mix(ty, other.ty))
    }
}

extension UIColor {
    func mixed(with other: UIColor, part: CGFloat) -> UIColor {
        let mix = zip(parts, other.parts).map { $0 + ($1 - $0) * part }
        return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
    }

    private var parts: [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
