extension UIView {
    var toScreen: CGAffineTransform { matrix(to: nil) }

    func conversion(to target: any ScreenSpace) -> SpaceConversion {
        // If a view is passed as a coordinate space, the compiler can choose either overload of `convert`.
        if let view = target as? UIView { return conversion(toView: view) }
        return SpaceConversion(up: toScreen, down: target.toScreen.inverted())
    }

    /// Returns the conversion to another view's coordinates.
    ///
    /// If the view is `nil`, the target is the screen for a window, and the outermost view otherwise.
    func conversion(toViewOrBase view: UIView?) -> SpaceConversion {
        if view == nil, self is UIWindow { return SpaceConversion(up: toScreen, down: .identity) }
        return conversion(toView: view ?? outermost)
    }

    /// Returns the conversion to another view's coordinates.
    ///
    /// It goes through the nearest common ancestor, or through the screen if there is none.
    ///
    /// - Note: Undocumented by Apple. A phone may replace a rotated rectangle by its bounding rectangle at the common
    ///   ancestor or at the window. The recorded conversions that show an intermediate replacement have views whose
    ///   only common ancestor is the outermost view. This implementation uses the nearest common ancestor, because no
    ///   view above it can affect two views that share it.
    func conversion(toView view: UIView) -> SpaceConversion {
        let meeting = nearestCommonAncestor(with: view)
        return SpaceConversion(up: matrix(to: meeting), down: view.matrix(to: meeting).inverted())
    }

    /// Returns the transform from the view's coordinates to those of an ancestor, or of the screen if the ancestor is
    /// `nil`.
    ///
    /// An outermost view that isn't a window is treated as if it were located on the screen.
    func matrix(to ancestor: UIView?) -> CGAffineTransform {
        if self === ancestor { return .identity }
        if let superview { return geometry.toSuperview.concatenating(superview.matrix(to: ancestor)) }
        let window = self as? UIWindow
        return geometry.toSuperview.concatenating(window?.containingSpaceToScreen ?? .identity)
    }
}
