extension UIViewController {
    /// What the controller and its container add to what the superview leaves to the view, in points.
    ///
    /// Safe areas came with iOS 11; a view in no window has none.
    var addedSafeArea: UIEdgeInsets {
        guard let window = viewIfLoaded?.window, window.screen.hardware.major >= 11 else { return .zero }
        return additionalSafeAreaInsets.adding(parent?.safeAreaTaken(from: self))
    }
}

extension UIEdgeInsets {
    func adding(_ other: UIEdgeInsets?) -> UIEdgeInsets {
        guard let other else { return self }
        return UIEdgeInsets(
            top: top + other.top,
            left: left + other.left,
            bottom: bottom + other.bottom,
            right: right + other.right
        )
    }
}
