/// The animatable properties of a view that are visible here.
struct AnimatedProperties: Equatable {
    var geometry: ViewGeometry
    var alpha: CGFloat
    var color: UIColor?

    @MainActor
    init(of view: UIView) {
        geometry = view.geometry
        alpha = view.alpha
        color = view.backgroundColor
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

/// The change of a view that an animation has made.
@MainActor
struct AnimatedChange {
    let view: UIView
    let before: AnimatedProperties
    let after: AnimatedProperties

    /// Sets the view's properties to a point of the animation. The value 0 is the beginning, and 1 is the end.
    func apply(_ part: CGFloat) {
        let properties = part <= 0 ? before : part == 1 ? after : before.mixed(with: after, part: part)
        view.changeGeometry { $0 = properties.geometry }
        view.alpha = properties.alpha
        view.backgroundColor = properties.color
    }
}

extension UIApplication {
    /// Runs code and returns the changes that it has made to views, with superviews before subviews.
    ///
    /// Only views in a window are animated.
    func changes(by code: () -> Void) -> [AnimatedChange] {
        let before = allWindows.flatMap(\.tree).map { ($0, AnimatedProperties(of: $0)) }
        code()
        return before.compactMap { view, before in
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
        func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * part }
        var result = other
        result.bounds = CGRect(
            x: mix(bounds.minX, other.bounds.minX), y: mix(bounds.minY, other.bounds.minY),
            width: max(0, mix(bounds.width, other.bounds.width)),
            height: max(0, mix(bounds.height, other.bounds.height)))
        result.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
        let (one, two) = (transform, other.transform)
        result.transform = CGAffineTransform(
            a: mix(one.a, two.a), b: mix(one.b, two.b), c: mix(one.c, two.c), d: mix(one.d, two.d),
            tx: mix(one.tx, two.tx), ty: mix(one.ty, two.ty))
        return result
    }
}

extension UIColor {
    fileprivate func mixed(with other: UIColor, part: CGFloat) -> UIColor {
        let mix = zip(parts, other.parts).map { $0 + ($1 - $0) * part }
        return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
    }

    private var parts: [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
